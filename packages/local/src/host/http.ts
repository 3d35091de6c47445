import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { Hono } from "hono";
import { throughGateway } from "../aws/gateway/gateway";
import { type Answer, gatewayAnswer } from "../aws/gateway/result";
import type { Handler } from "../aws/lambda";
import { refuse, type SocketGateway } from "../aws/sockets/gateway";
import { send, type UpgradeListener } from "./server";
import type { StaticSite } from "./static";

export type Doors = {
  /** The API function, under `/api`. */
  api: Handler;
  /** The tools, under `/_local`. */
  tools: Hono;
  /** Google's Calendar v3, under `/calendar/v3`: its client accepts an origin without a path. */
  calendar: Hono;
  /** Stripe's API, under `/v1`, for the same reason. */
  stripe: Hono;
  /** The built web app; undefined when it is not served. */
  site: StaticSite | undefined;
  /** The origins of this instance. */
  origins: string[];
  /** Called after each API call, because it may have written something. */
  onCall(): void;
};

const CALENDAR = "/calendar/v3";
const STRIPE = "/v1";

/** Routes requests: `/api` and `/mcp` to the function, `/_local` to the tools, the rest to the web app. */
export function createListener(doors: Doors): RequestListener {
  const tools = getRequestListener(doors.tools.fetch, { overrideGlobalObjects: false });
  const apis = new Hono().route(CALENDAR, doors.calendar).route(STRIPE, doors.stripe);
  const vendors = getRequestListener(apis.fetch, { overrideGlobalObjects: false });
  return (request, response) => {
    const path = pathOf(request);
    if (isUnder(path, "/api") || path === "/mcp") void callApi(doors, request, response);
    else if (!isUnder(path, "/_local") && !isOfVendor(path))
      send(request, response, fileAnswer(doors.site, request, path));
    else if (isForeign(request, doors.origins)) send(request, response, forbidden());
    else void (isOfVendor(path) ? vendors : tools)(request, response);
  };
}

/** Opens sockets at `/ws`; any other address answers 404. */
export function createUpgradeListener(sockets: SocketGateway): UpgradeListener {
  return (request, socket, head) => {
    if (pathOf(request) === "/ws") void sockets.upgrade(request, socket, head);
    else refuse(socket, 404);
  };
}

const isOfVendor = (path: string) => isUnder(path, CALENDAR) || isUnder(path, STRIPE);

function pathOf(request: IncomingMessage): string {
  return (request.url ?? "/").split("?", 1)[0] ?? "/";
}

function isUnder(path: string, root: string): boolean {
  return path === root || path.startsWith(`${root}/`);
}

async function callApi(doors: Doors, request: IncomingMessage, response: ServerResponse) {
  try {
    send(request, response, await throughGateway(request, doors.api));
  } catch {
    // The caller hung up in the middle of its request.
    response.destroy();
  }
  doors.onCall();
}

function fileAnswer(site: StaticSite | undefined, request: IncomingMessage, path: string): Answer {
  if (!site) return gatewayAnswer(404, "The web app is not built.");
  return site.answer({
    method: request.method ?? "GET",
    path,
    acceptEncoding: String(request.headers["accept-encoding"] ?? ""),
    ifNoneMatch: request.headers["if-none-match"],
  });
}

/**
 * Whether a request for the tools comes from another site: every page in the browser could send
 * a form here, or resolve its own host name to this machine.
 */
function isForeign(request: IncomingMessage, origins: string[]): boolean {
  const hosts = origins.map((origin) => new URL(origin).host);
  const { host = "", origin } = request.headers;
  return !hosts.includes(host) || (origin !== undefined && !origins.includes(origin));
}

function forbidden(): Answer {
  return gatewayAnswer(403, "This address answers on this machine only.");
}
