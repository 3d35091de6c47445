import { randomUUID, timingSafeEqual } from "node:crypto";
import { context, withContext } from "@foja/core/kernel/actor";
import { env } from "@foja/core/kernel/env";
import type { Context } from "hono";
import type { LambdaEvent } from "hono/aws-lambda";
import { createMiddleware } from "hono/factory";
import { edgeKeyHeader, viewerAddressHeader } from "../../edge/viewer-address";
import { log } from "../../log";

/** What the platform hands to the app beside the request itself. */
export type Bindings = { event?: LambdaEvent };

/** Opens the context of one request and closes it with one log line. */
export const inContext = createMiddleware<{ Bindings: Bindings }>(async (c, next) => {
  const startedAt = performance.now();
  const requestId = platformRequestId(c.env?.event) ?? randomUUID();
  const surroundings = {
    actor: { type: "public" as const },
    requestId,
    address: sourceAddress(c),
    userAgent: (c.req.header("user-agent") ?? "").slice(0, 300),
  };
  await withContext(surroundings, async () => {
    // Before the answer is made: adding to a finished one makes it anew.
    c.header("Cache-Control", "no-store");
    c.header("X-Content-Type-Options", "nosniff");
    c.header("X-Request-Id", requestId);
    await next();
    const { actor } = context();
    log().info("request", {
      requestId,
      method: c.req.method,
      // The pattern, not the path: an address may carry a token.
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
 * Who calls: the platform's own record of the connection. Behind our edge that is the edge itself,
 * which then says for whom it asks, under a key no one else has; no other header is believed.
 */
function sourceAddress(c: Context<{ Bindings: Bindings }>): string {
  const vouched = env().EDGE_KEY !== undefined && same(c.req.header(edgeKeyHeader), env().EDGE_KEY);
  const said = vouched ? c.req.header(viewerAddressHeader) : undefined;
  return said ?? platform(c.env?.event)?.http?.sourceIp ?? "-";
}

function same(given = "", expected = ""): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}
