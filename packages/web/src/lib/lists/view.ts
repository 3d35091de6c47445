import { fold } from "@foja/core/kernel/text.rules";
import { once } from "../once";
import type { Identified } from "../records/pages";
import type { RecordList, Sort, View, ViewChange } from "./record-list";

/** The order the API answers in. */
export const NEWEST: Sort = { by: "createdAt", desc: true };

/** Dates are sorted latest first, texts from A. */
export const startsDescending = (by: string): boolean => /At$|Date/.test(by);

/** A sort as the address writes it: `-updatedAt`. */
export const sortParam = ({ by, desc }: Sort): string => `${desc ? "-" : ""}${by}`;

/** A sort from its text in the address. */
export const parseSort = (text: string): Sort => ({
  by: text.replace(/^-/, ""),
  desc: text.startsWith("-"),
});

/** The change of view that clears every filter. */
export const unfiltered = <R extends Identified>({ filters }: RecordList<R>) => ({
  text: "",
  filters: Object.fromEntries(filters.map(({ param, usual = "" }) => [param, usual])),
});

/** The default view of a list, filtered by a text. */
export const plainView = <R extends Identified>(list: RecordList<R>, text = ""): View => ({
  ...unfiltered(list),
  text,
  archived: false,
  board: false,
  sort: list.usual,
});

/** A view with a change; of its filters, only those that the change names. */
export const withChange = (view: View, change: ViewChange): View => ({
  ...view,
  ...change,
  filters: { ...view.filters, ...change.filters },
});

/** The filters that a person may set. */
export const offeredOf = <R extends Identified>({ filters }: RecordList<R>) =>
  filters.filter(({ hidden }) => !hidden);

/** The number of filters that are not at their default. */
export const countFilters = <R extends Identified>(list: RecordList<R>, { filters }: View) =>
  list.filters.filter(({ param, usual = "" }) => filters[param] !== usual).length;

/** Whether a view hides rows that exist. */
export const isFiltered = <R extends Identified>(list: RecordList<R>, view: View): boolean =>
  view.text.trim() !== "" || countFilters(list, view) > 0;

/** The rows that a view shows, in its order. Every word must be in what they are searched by. */
export function applyView<R extends Identified>(
  list: RecordList<R>,
  rows: readonly R[],
  view: View,
): R[] {
  const words = fold(view.text).split(/\s+/).filter(Boolean);
  const tests = list.filters.flatMap(({ param, idle, fits }) => {
    const value = view.filters[param];
    return value && !idle?.(view) ? [fits(value)] : [];
  });
  if (words.length > 0) tests.push((row) => contains(list.searched(row), words));
  if (list.keeps) tests.push(list.keeps(view));
  const found = rows.filter((row) => tests.every((test) => test(row)));
  return sortParam(view.sort) === sortParam(NEWEST) ? found : found.sort(comparer(list, view.sort));
}

function contains(texts: readonly (string | null | undefined)[], words: readonly string[]) {
  const text = fold(texts.join(" "));
  return words.every((word) => text.includes(word));
}

/** Compares texts in the order of the Spanish alphabet, and numbers in them by value. */
export const compareTexts = (a: string, b: string): number => collator().compare(a, b);

const collator = once(() => new Intl.Collator("es-AR", { sensitivity: "base", numeric: true }));

/** Empty values are last in both directions; ties keep the order they arrived in, newest first. */
function comparer<R extends Identified>(list: RecordList<R>, { by, desc }: Sort) {
  const sign = desc ? -1 : 1;
  const rank = rankBy(list, by);
  return (one: R, other: R): number => {
    const [a, b] = [rank(one), rank(other)];
    if (a === "" || b === "") return Number(a === "") - Number(b === "");
    return sign * compareTexts(a, b);
  };
}

function rankBy<R extends Identified>({ lead, columns, nameOf }: RecordList<R>, by: string) {
  if (by === lead.id) return nameOf;
  const rank = columns.find(({ id }) => id === by)?.rank;
  return rank ?? ((row: R) => String(row[by as keyof R] ?? ""));
}
