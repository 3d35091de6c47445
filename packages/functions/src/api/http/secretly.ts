import { createMiddleware } from "hono/factory";

/** For a path that contains a secret: no search engine indexes it, no other site receives it. */
export const secretly = createMiddleware(async (c, next) => {
  c.header("X-Robots-Tag", "noindex, nofollow");
  c.header("Referrer-Policy", "no-referrer");
  await next();
});
