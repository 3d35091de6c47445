import { Pace } from "@foja/core/accounts/pace";
import { createMiddleware } from "hono/factory";

/** Counts the rows of the validated body against the practice's rate limit. */
export const countsRows = createMiddleware(async (c, next) => {
  await Pace.spendRows(rowsOf(c.req.valid("json" as never)));
  await next();
});

/** How many rows a body has: the length of its longest list. */
function rowsOf(body: object): number {
  const lists = Object.values(body).filter(Array.isArray);
  return Math.max(0, ...lists.map(({ length }) => length));
}
