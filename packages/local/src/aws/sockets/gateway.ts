import type { IncomingMessage } from "node:http";
import type { Duplex } from "node:stream";
import { type RawData, type WebSocket, WebSocketServer } from "ws";
import { sourceAddress } from "../gateway/event";
import { type Handler, invoke } from "../lambda";
import { type Connection, headersOf, newConnectionId, toEvent } from "./event";

/** API Gateway's limit for a frame, in bytes; a browser sends each message as one. */
const FRAME_LIMIT = 32 * 1024;
const LIMITS = { idleMs: 10 * 60_000, lifeMs: 2 * 3600_000 };
const CODES = { goingAway: 1001, unsupported: 1003 };

export type SocketLimits = Partial<typeof LIMITS>;

export type GatewayOptions = {
  handler: Handler;
  function: { name: string; timeoutSeconds: number };
  limits?: SocketLimits;
  /** Called after each event, since its function may have written something. */
  onEvent?: () => void;
};

type Open = {
  socket: WebSocket;
  connection: Connection;
  lastActiveAt: number;
  idle: NodeJS.Timeout;
  life: NodeJS.Timeout;
};

/** The operations of the `@connections` API. */
export type Connections = Pick<SocketGateway, "post" | "look" | "drop">;

/** A stand-in for API Gateway's WebSocket API: real sockets in front of the real function. */
export class SocketGateway {
  readonly #server = new WebSocketServer({ noServer: true, maxPayload: FRAME_LIMIT });
  readonly #open = new Map<string, Open>();
  readonly #limits: typeof LIMITS;
  #stopped = false;

  constructor(readonly options: GatewayOptions) {
    this.#limits = { ...LIMITS, ...options.limits };
  }

  get count(): number {
    return this.#open.size;
  }

  /** Opens a socket, if the function accepts its CONNECT event. */
  async upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    const connection = toConnection(request);
    // Without a listener, a caller who hangs up now would end the process.
    socket.on("error", () => socket.destroy());
    const event = toEvent("CONNECT", connection, { headers: headersOf(request) });
    const status = await this.#call(event).catch(() => 500);
    if (status !== 200) return refuse(socket, status);
    this.#server.handleUpgrade(request, socket, head, (opened) => this.#admit(opened, connection));
  }

  /** Sends a text; false when there is no such open connection. */
  post(id: string, text: string): boolean {
    const one = this.#open.get(id);
    if (!one || one.socket.readyState !== one.socket.OPEN) return false;
    this.#touch(one);
    one.socket.send(text);
    return true;
  }

  look(id: string): { ConnectedAt: string; LastActiveAt: string } | undefined {
    const one = this.#open.get(id);
    if (!one) return undefined;
    const iso = (ms: number) => new Date(ms).toISOString();
    return { ConnectedAt: iso(one.connection.connectedAt), LastActiveAt: iso(one.lastActiveAt) };
  }

  drop(id: string): boolean {
    const one = this.#open.get(id);
    one?.socket.close(CODES.goingAway, "Going away");
    return one !== undefined;
  }

  stop(): void {
    this.#stopped = true;
    for (const { socket } of this.#open.values()) socket.terminate();
    this.#server.close();
  }

  #admit(socket: WebSocket, connection: Connection): void {
    const end = () => socket.close(CODES.goingAway, "Going away");
    const { idleMs, lifeMs } = this.#limits;
    const timers = { idle: setTimeout(end, idleMs), life: setTimeout(end, lifeMs) };
    const one: Open = { socket, connection, lastActiveAt: Date.now(), ...timers };
    this.#open.set(connection.id, one);
    socket.on("message", (data, isBinary) => void this.#hear(one, data, isBinary));
    // For a frame that is too large or malformed, the library closes the socket with a reason.
    socket.on("error", () => {});
    socket.on("close", (code, reason) => void this.#leave(one, code, reason.toString()));
  }

  async #hear(one: Open, data: RawData, isBinary: boolean): Promise<void> {
    this.#touch(one);
    if (isBinary) return one.socket.close(CODES.unsupported, "Binary is not supported");
    try {
      await this.#call(toEvent("MESSAGE", one.connection, { body: data.toString() }));
    } catch (error) {
      if (this.#stopped) return;
      console.warn("sockets:", error);
      const { id: connectionId } = one.connection;
      one.socket.send(JSON.stringify({ message: "Internal server error", connectionId }));
    }
  }

  async #leave(one: Open, disconnectStatusCode: number, disconnectReason: string): Promise<void> {
    clearTimeout(one.idle);
    clearTimeout(one.life);
    this.#open.delete(one.connection.id);
    if (this.#stopped) return;
    const event = toEvent("DISCONNECT", one.connection);
    Object.assign(event.requestContext, { disconnectStatusCode, disconnectReason });
    // API Gateway does not retry a DISCONNECT.
    await this.#call(event).catch(() => undefined);
  }

  async #call(event: ReturnType<typeof toEvent>): Promise<number> {
    const result = await invoke(this.options.handler, event, this.options.function);
    this.options.onEvent?.();
    return (result as { statusCode?: number } | undefined)?.statusCode ?? 200;
  }

  #touch(one: Open): void {
    one.lastActiveAt = Date.now();
    one.idle.refresh();
  }
}

const toConnection = (request: IncomingMessage): Connection => ({
  id: newConnectionId(),
  sourceIp: sourceAddress(request),
  userAgent: request.headers["user-agent"] ?? "",
  connectedAt: Date.now(),
});

const REASONS: Record<number, string> = { 403: "Forbidden", 404: "Not Found" };

/** Answers a request to open a socket with an error status. */
export function refuse(socket: Duplex, status: number): void {
  const line = `HTTP/1.1 ${status} ${REASONS[status] ?? "Internal Server Error"}`;
  socket.end(`${line}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}
