import { AppError } from "@foja/core/kernel/error";
import { Idempotency } from "@foja/core/kernel/idempotency";
import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import type { ContentfulStatusCode } from "hono/utils/http-status";

const KEPT_HEADERS = ["content-type", "etag"];

/** The key that a caller names a request by; undefined without one. Throws for one that is none. */
export function keyOf(c: Context): string | undefined {
  const key = c.req.header("idempotency-key");
  if (key === undefined || /^[\x21-\x7e]{1,255}$/.test(key)) return key;
  throw new AppError("request.malformed", "Idempotency-Key: de 1 a 255 caracteres visibles.");
}

/** Makes a route safe to repeat: one `Idempotency-Key` runs it once and stores its response. */
export const idempotent = createMiddleware(async (c, next) => {
  const key = keyOf(c);
  if (key === undefined) return next();
  const taken = await Idempotency.begin(`${c.req.method} ${c.req.path}`, key, await c.req.text());
  if ("kept" in taken) {
    const { body, status, headers } = taken.kept;
    return c.body(body, status as ContentfulStatusCode, headers);
  }
  await next();
  if (c.error || !c.res.ok) return Idempotency.abandon(taken.claim);
  const headers = KEPT_HEADERS.flatMap((name) => {
    const value = c.res.headers.get(name);
    return value === null ? [] : [[name, value]];
  });
  await Idempotency.finish(taken.claim, {
    status: c.res.status,
    body: await c.res.clone().text(),
    headers: Object.fromEntries(headers),
  });
});
