import { AppError } from "@foja/core/kernel/error";
import { Idempotency } from "@foja/core/kernel/idempotency";
import { createMiddleware } from "hono/factory";
import type { ContentfulStatusCode } from "hono/utils/http-status";

const KEPT_HEADERS = ["content-type", "etag"];

/** Makes a route safe to repeat: one `Idempotency-Key` runs it once and stores its response. */
export const idempotent = createMiddleware(async (c, next) => {
  const key = c.req.header("idempotency-key");
  if (key === undefined) return next();
  if (!/^[\x21-\x7e]{1,255}$/.test(key)) {
    throw new AppError("request.malformed", "Idempotency-Key: de 1 a 255 caracteres visibles.");
  }
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
