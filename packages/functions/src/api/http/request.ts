import { randomUUID } from "node:crypto";
import { context, withContext } from "@foja/core/kernel/actor";
import { isEdgeKey } from "@foja/core/kernel/ports/edge-key";
import type { Context } from "hono";
import type { LambdaEvent } from "hono/aws-lambda";
import { createMiddleware } from "hono/factory";
import { apiCsp, apiHeaders, commonHeaders } from "../../edge/headers";
import { edgeKeyHeader, viewerAddressHeader } from "../../edge/viewer-address";
import { log } from "../../log";
import { REQUEST } from "../../log-lines";

/** What the platform passes to the app with a request. */
export type Bindings = { event?: LambdaEvent };

/** Set here too, and not only at the edge: the API also has an address of its own. */
const SECURITY_HEADERS = {
  ...apiHeaders,
  "content-security-policy": apiCsp,
  "strict-transport-security": commonHeaders["strict-transport-security"],
  "x-content-type-options": commonHeaders["x-content-type-options"],
  "x-frame-options": commonHeaders["x-frame-options"],
  "referrer-policy": commonHeaders["referrer-policy"],
};

/** Runs a request within its own context, and logs one line at its end. */
export const inContext = createMiddleware<{ Bindings: Bindings }>(async (c, next) => {
  const startedAt = performance.now();
  const requestId = platformRequestId(c.env?.event) ?? randomUUID();
  const surroundings = {
    actor: { type: "public" as const },
    requestId,
    address: await sourceAddress(c),
    userAgent: (c.req.header("user-agent") ?? "").slice(0, 300),
  };
  await withContext(surroundings, async () => {
    // Set before there is a response: Hono copies a finished one to add headers to it.
    c.header("Cache-Control", "no-store");
    for (const [name, value] of Object.entries(SECURITY_HEADERS)) c.header(name, value);
    c.header("X-Request-Id", requestId);
    await next();
    const { actor } = context();
    log().info(REQUEST, {
      method: c.req.method,
      // The pattern, not the path: a path may contain a token.
      route: c.req.routePath,
      status: c.res.status,
      ms: Math.round(performance.now() - startedAt),
      userId: actor.type === "user" ? actor.userId : undefined,
    });
  });
});

type Platform = { requestId?: string; http?: { sourceIp?: string } };

const platform = (event: LambdaEvent | undefined) => event?.requestContext as Platform | undefined;

const platformRequestId = (event: LambdaEvent | undefined) => platform(event)?.requestId;

/**
 * The caller's address, as the platform recorded it. Behind our edge that is the edge's own: then
 * its header is used, if it comes with the secret key. No other header is trusted.
 */
async function sourceAddress(c: Context<{ Bindings: Bindings }>): Promise<string> {
  const vouched = await isEdgeKey(c.req.header(edgeKeyHeader)).catch(() => false);
  const said = vouched ? c.req.header(viewerAddressHeader) : undefined;
  return said ?? platform(c.env?.event)?.http?.sourceIp ?? "-";
}
