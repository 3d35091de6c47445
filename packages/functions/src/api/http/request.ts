import { randomUUID } from "node:crypto";
import { context, withContext } from "@foja/core/actor";
import type { LambdaEvent } from "hono/aws-lambda";
import { createMiddleware } from "hono/factory";
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
    address: sourceAddress(c.env?.event),
    userAgent: (c.req.header("user-agent") ?? "").slice(0, 300),
  };
  await withContext(surroundings, async () => {
    await next();
    c.header("Cache-Control", "no-store");
    c.header("X-Content-Type-Options", "nosniff");
    c.header("X-Request-Id", requestId);
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

// From the platform's own record of the connection; no header a client could write is believed.
const sourceAddress = (event: LambdaEvent | undefined) => platform(event)?.http?.sourceIp ?? "-";
