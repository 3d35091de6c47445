import { Pace } from "@foja/core/accounts/pace";
import { createMiddleware } from "hono/factory";

/** Counts the rows of the body, already checked, against the pace of the practice. */
export const countsRows = createMiddleware(async (c, next) => {
  await Pace.spendRows(rowsOf(c.req.valid("json" as never)));
  await next();
});

/** How many rows a body brings: the length of its longest list. */
function rowsOf(body: object): number {
  const lists = Object.values(body).filter(Array.isArray);
  return Math.max(0, ...lists.map(({ length }) => length));
}
