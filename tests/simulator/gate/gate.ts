import http from "node:http";
import { syncBuiltinESMExports } from "node:module";
import { type Asked, Exchange, type RequestOptions, type Responder } from "./exchange";

/** The world behind the process, by the first part of a host's name: `table.simulated`. */
export type Hosts = Record<string, Responder>;

const DOMAIN = ".simulated";

let hosts: Hosts = {};
let isInstalled = false;

/** The address of a host of the simulated world. */
export const addressOf = (name: string) => `http://${name}${DOMAIN}`;

/**
 * Answers every request of this process by the simulated world: those of Node's own client and those
 * of `fetch`, unless they are to this machine. For a process of its own, which calls nobody else until it
 * ends.
 */
export function install(given: Hosts): void {
  hosts = given;
  if (isInstalled) return;
  isInstalled = true;
  const [realRequest, realFetch] = [http.request, globalThis.fetch];
  const request = (options: RequestOptions, answered?: (response: unknown) => void) => {
    if (isNear(options)) return realRequest(options as never, answered);
    const exchange = new Exchange(options, respond);
    if (answered) exchange.once("response", answered);
    return exchange;
  };
  Object.assign(http, { request });
  syncBuiltinESMExports();
  globalThis.fetch = (input, init) =>
    isNear(new URL(new Request(input, init).url))
      ? realFetch(input, init)
      : fetchSimulated(input, init);
}

/** This machine itself is asked as ever: a database that a test started. */
const isNear = ({ host, hostname }: Pick<RequestOptions, "host" | "hostname">) =>
  (hostname ?? host) === "127.0.0.1";

function respond(asked: Asked) {
  const host = hosts[asked.host.replace(DOMAIN, "")];
  if (!host) throw new Error(`nobody is at ${asked.host} in the simulated world`);
  return host(asked);
}

const fetchSimulated: typeof fetch = async (input, init) => {
  const request = new Request(input, init);
  const { host, pathname, search } = new URL(request.url);
  const headers = Object.fromEntries(request.headers);
  const { method } = request;
  const reply = await respond({
    ...{ host, method, path: `${pathname}${search}`, headers },
    body: await request.text(),
  });
  if (reply === "lost") throw new TypeError("fetch failed");
  const { status, headers: answered, text } = reply;
  return new Response(text, { status, headers: answered });
};
