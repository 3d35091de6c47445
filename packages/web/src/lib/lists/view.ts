import { fold } from "@foja/core/kernel/text.rules";
import { once } from "../once";
import type { Kind } from "../outcome";
import type { Identified } from "../records/pages";
import type { RecordList, View } from "./record-list";

/** The order the API answers in. */
export const NEWEST = "-createdAt";

/** The value of `vista` for a board. */
export const BOARD = "tablero";

/** Dates are sorted latest first, texts from A. */
export const startsDescending = (by: string): boolean => /At$|Date/.test(by);

/** An order as the address writes it: `-updatedAt`. */
export const orderOf = (by: string, desc: boolean): string => `${desc ? "-" : ""}${by}`;

/** The column of an order. */
export const orderedBy = (order: string): string => order.replace(/^-/, "");

/** Whether a view is a board. */
export const isBoard = ({ vista }: View): boolean => vista === BOARD;

/** Whether a view is of the archive. */
export const isArchived = ({ vista, estante }: View): boolean =>
  [vista, estante].some((word) => word?.startsWith("archivad"));

/** The value of a shelf's parameter for the archive. */
export const archiveWord = ({ ending }: Kind): string => `archivad${ending}s`;

/** The change of view that shows the archive, which has no board, or the active records. */
export const toShelf = <R extends Identified>(list: RecordList<R>, archived: boolean): View => ({
  vista: "",
  [list.address.shelf]: archived ? archiveWord(list.records.kind) : "",
});

/** The change of view that clears every filter. */
export const unfiltered = <R extends Identified>({ filters }: RecordList<R>): View => ({
  q: "",
  ...Object.fromEntries(filters.map(({ param, usual = "" }) => [param, usual])),
});

/** The filters that a person may set. */
export const offeredOf = <R extends Identified>({ filters }: RecordList<R>) =>
  filters.filter(({ hidden }) => !hidden);

/** The number of filters that are not at their default. */
export const countFilters = <R extends Identified>({ filters }: RecordList<R>, view: View) =>
  filters.filter(({ param, usual = "" }) => view[param] !== usual).length;

/** Whether a view hides rows that exist. */
export const isFiltered = <R extends Identified>(list: RecordList<R>, view: View): boolean =>
  view.q?.trim() !== "" || countFilters(list, view) > 0;

/** All rows in an order; without one, as the API answers them. */
export const inOrder = <R extends Identified>(
  list: RecordList<R>,
  rows: readonly R[],
  order = NEWEST,
): readonly R[] => (order === NEWEST ? rows : [...rows].sort(comparer(list, order)));

/** The rows that a view shows, in the order given. Every word must be in what they are searched by. */
export function filtered<R extends Identified>(
  list: RecordList<R>,
  rows: readonly R[],
  view: View,
): readonly R[] {
  const words = fold(view.q ?? "")
    .split(" ")
    .filter(Boolean);
  const tests = list.filters.flatMap(({ param, idle, fits }) => {
    const value = view[param];
    return value && !idle?.(view) ? [fits(value)] : [];
  });
  if (list.keeps) tests.push(list.keeps(view));
  if (words.length > 0) {
    tests.push((row) => {
      const text = textOf(list, row);
      return words.every((word) => text.includes(word));
    });
  }
  return rows.filter((row) => tests.every((test) => test(row)));
}

/** What each row is searched by. Folded once, since folding thousands of rows at each key is slow. */
const texts = new WeakMap<object, string>();

function textOf<R extends Identified>({ searched }: RecordList<R>, row: R): string {
  let text = texts.get(row);
  if (text === undefined) {
    text = fold(searched(row).join(" "));
    texts.set(row, text);
  }
  return text;
}

/** Compares texts in the order of the Spanish alphabet, and numbers in them by value. */
export const compareTexts = (a: string, b: string): number => collator().compare(a, b);

const collator = once(() => new Intl.Collator("es-AR", { sensitivity: "base", numeric: true }));

/** Empty values are last in both directions; ties keep the order they arrived in, newest first. */
function comparer<R extends Identified>(list: RecordList<R>, order: string) {
  const by = orderedBy(order);
  const sign = order === by ? 1 : -1;
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
