import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from "node:http";
import type { AddressInfo } from "node:net";
import type { Duplex } from "node:stream";
import type { Answer } from "../aws/gateway/result";
import { StartError } from "../support/start-error";

/** Handles a request that upgrades its connection to a socket. */
export type UpgradeListener = (request: IncomingMessage, socket: Duplex, head: Buffer) => void;

export type Listening = { port: number; close(): Promise<void> };

/** How long a connection that asks nothing stays open. */
const KEEP_ALIVE_MS = 65_000;

/**
 * Listens on the loopback interface only (IPv4 and IPv6): `/_local` shows every mail and must not
 * be reachable from the network.
 */
export async function listen(
  port: number,
  listener: RequestListener,
  upgrade?: UpgradeListener,
): Promise<Listening> {
  const first = await open(port, "127.0.0.1", listener, upgrade);
  const chosen = (first.address() as AddressInfo).port;
  const second = await open(chosen, "::1", listener, upgrade).catch((error: unknown) => {
    // No IPv6 on this machine, or its port is taken while IPv4's was free: IPv4 is enough.
    if (port === 0 || !(error instanceof StartError)) return undefined;
    first.close();
    throw error;
  });
  const servers = second ? [first, second] : [first];
  return { port: chosen, close: async () => void (await Promise.all(servers.map(close))) };
}

function open(
  port: number,
  host: string,
  listener: RequestListener,
  upgrade?: UpgradeListener,
): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = createServer(listener);
    // A busy machine closes what it thinks is idle just when its next request comes.
    server.keepAliveTimeout = KEEP_ALIVE_MS;
    if (upgrade) server.on("upgrade", upgrade);
    server.once("error", (error: NodeJS.ErrnoException) => reject(explain(error, port)));
    server.listen(port, host, () => resolve(server));
  });
}

function explain(error: NodeJS.ErrnoException, port: number): Error {
  if (error.code === "EADDRINUSE") {
    return new StartError(`Port ${port} is in use: choose another with PORT.`);
  }
  if (error.code === "EACCES") {
    return new StartError(`Port ${port} needs permissions: choose another with PORT.`);
  }
  return error;
}

/** Closes a server: idle connections at once, busy ones after three seconds. */
async function close(server: Server): Promise<void> {
  const impatience = setTimeout(() => server.closeAllConnections(), 3000);
  await new Promise((resolve) => {
    server.close(resolve);
    server.closeIdleConnections();
  });
  clearTimeout(impatience);
}

/** Sends a response. */
export function send(request: IncomingMessage, response: ServerResponse, answer: Answer): void {
  const hasBody = answer.status >= 200 && answer.status !== 204 && answer.status !== 304;
  const headers = { ...answer.headers, ...(hasBody && { "content-length": answer.body.length }) };
  response.writeHead(answer.status, headers);
  response.end(hasBody && request.method !== "HEAD" ? answer.body : undefined);
}
