import { createMiddleware } from "hono/factory";

/** For an address that is a key: no search engine stores it, and no other site receives it. */
export const secretly = createMiddleware(async (c, next) => {
  c.header("X-Robots-Tag", "noindex, nofollow");
  c.header("Referrer-Policy", "no-referrer");
  await next();
});
