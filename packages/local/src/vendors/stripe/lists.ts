import type { Range } from "./params";
import { missing } from "./refusal";
import type { List } from "./shapes";

type Page = {
  limit?: number;
  starting_after?: string;
  ending_before?: string;
  created?: Range;
};
type Listed = { id: string; created?: number };

/** A page of a list, newest first, by Stripe's parameters. `all` is oldest first. */
export function pageOf<T extends Listed>(url: string, all: T[], asked: Page): List<T> {
  const newest = all.filter(within(asked.created)).reverse();
  const limit = asked.limit ?? 10;
  const place = (id: string, param: string) => {
    const found = newest.findIndex((one) => one.id === id);
    if (found < 0) throw missing("object", id, param);
    return found;
  };
  if (asked.ending_before) {
    const end = place(asked.ending_before, "ending_before");
    const start = Math.max(0, end - limit);
    return { object: "list", data: newest.slice(start, end), has_more: start > 0, url };
  }
  const start = asked.starting_after ? place(asked.starting_after, "starting_after") + 1 : 0;
  const data = newest.slice(start, start + limit);
  return { object: "list", data, has_more: start + limit < newest.length, url };
}

const within =
  ({ gt = -1, gte = 0, lt = Number.POSITIVE_INFINITY, lte = lt }: Range = {}) =>
  ({ created = 0 }: Listed) =>
    created > gt && created >= gte && created < lt && created <= lte;
