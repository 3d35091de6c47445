import { createMiddleware } from "hono/factory";

/** For an address that is a key: no search engine keeps it, and no other site is told it. */
export const secretly = createMiddleware(async (c, next) => {
  c.header("X-Robots-Tag", "noindex, nofollow");
  c.header("Referrer-Policy", "no-referrer");
  await next();
});
