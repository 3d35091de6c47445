import { randomBytes } from "node:crypto";
import * as http from "node:http";
import * as https from "node:https";

/** What was looked at, and what was wrong with it; null where nothing was. */
export type Looked = { what: string; fault: string | null };

const PATIENCE_MS = 15_000;

/**
 * Looks at a deployed stage as a visitor would, and changes nothing: the API, the page of signing
 * in, and the sockets' handshake. `appUrl`: the public address. `origin`: AWS's own address of the
 * API, where it has to refuse.
 */
export async function smoke(appUrl: string, origin?: string): Promise<Looked[]> {
  const looks = [
    looked("the API answers", api(appUrl)),
    looked("the page of signing in", page(appUrl)),
    looked("the sockets open", sockets(appUrl)),
  ];
  if (origin) looks.push(looked("the API's own address refuses", refuses(origin)));
  return Promise.all(looks);
}

const looked = async (what: string, fault: Promise<string | null>): Promise<Looked> => ({
  what,
  fault: await fault.catch(faultOf),
});

const faultOf = (error: unknown): string =>
  error instanceof Error ? `${error.name}: ${error.message}` : String(error);

const get = (url: URL) =>
  fetch(url, { redirect: "manual", signal: AbortSignal.timeout(PATIENCE_MS) });

async function api(appUrl: string): Promise<string | null> {
  const answer = await get(new URL("/api/health", appUrl));
  const text = await answer.text();
  return answer.status === 200 && text.includes('"success":true')
    ? null
    : `${answer.status} ${text.slice(0, 200)}`;
}

async function page(appUrl: string): Promise<string | null> {
  const answer = await get(new URL("/login", appUrl));
  const html = await answer.text();
  if (answer.status !== 200) return `${answer.status}`;
  if (!html.includes("<html")) return "it is no page";
  const policy = answer.headers.get("content-security-policy") ?? "";
  return policy.includes("default-src 'none'") ? null : "it has no content policy";
}

/** Opens a socket as a browser does, and closes it at once. */
function sockets(appUrl: string): Promise<string | null> {
  const url = new URL("/ws", appUrl);
  const client = url.protocol === "https:" ? https : http;
  const headers = {
    ...{ connection: "Upgrade", upgrade: "websocket", origin: url.origin },
    ...{ "sec-websocket-version": "13", "sec-websocket-key": randomBytes(16).toString("base64") },
  };
  return new Promise((done, failed) => {
    const request = client.get(url, { headers, timeout: PATIENCE_MS });
    request.once("upgrade", (_, socket) => {
      socket.destroy();
      done(null);
    });
    request.once("response", ({ statusCode }) => {
      request.destroy();
      done(`${statusCode} instead of an open socket`);
    });
    request.once("timeout", () => request.destroy(new Error("no answer")));
    request.once("error", failed);
  });
}

async function refuses(origin: string): Promise<string | null> {
  const { status } = await get(new URL("/api/health", origin));
  return status === 403 || status === 404 ? null : `it answers ${status}`;
}
