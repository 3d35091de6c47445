import type { QueryClient } from "@tanstack/react-query";
import { allRows, type Pages } from "./pages";

type Row = { _id: string };

/** A kind's rows in course, if this device has read them all; `["tasks", "list", user, "active"]`. */
export function cachedRows<R extends Row>(cache: QueryClient, kind: string): R[] | undefined {
  const lists = cache.getQueriesData<Pages<R>>({ queryKey: [kind, "list"] });
  const whole = lists.find(([[, , , shelf, part = ""], pages]) => {
    return shelf === "active" && part === "" && isWhole(pages);
  });
  return whole?.[1] && allRows(whole[1]);
}

const isWhole = (pages: Pages<Row> | undefined) =>
  pages !== undefined && pages.pages.at(-1)?.nextCursor === undefined;
