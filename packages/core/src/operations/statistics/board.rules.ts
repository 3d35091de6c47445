import { addDays, addMonths, monthStart } from "../../kernel/day.rules";

/** Counters by their names. */
export type Counters = ReadonlyMap<string, number>;

/** All counters that were read, by the items they are in. */
export type Board = {
  /** The day of the reading, in the practice's zone. */
  today: string;
  totals: Counters;
  /** By family: `due@2026-11`. */
  months: ReadonlyMap<string, Counters>;
  /** By family and month, `task 2026-11`: `due@30`. */
  days: ReadonlyMap<string, Counters>;
};

export const totalOf = ({ totals }: Board, name: string): number => totals.get(name) ?? 0;

const monthsOf = (board: Board, family: string): Counters => board.months.get(family) ?? new Map();

/** A family's counter in a month, `YYYY-MM`. */
export const inMonthOf = (board: Board, family: string, name: string, month: string): number =>
  monthsOf(board, family).get(`${name}@${month}`) ?? 0;

/** The sum of a family's counter over all months. */
export function allOf(board: Board, family: string, name: string): number {
  let sum = 0;
  for (const [key, by] of monthsOf(board, family)) if (key.startsWith(`${name}@`)) sum += by;
  return sum;
}

/** The sum of a family's counter over the months before one. */
export function before(board: Board, family: string, name: string, month: string): number {
  const prefix = `${name}@`;
  let sum = 0;
  for (const [key, by] of monthsOf(board, family)) {
    if (key.startsWith(prefix) && key.slice(prefix.length) < month) sum += by;
  }
  return sum;
}

/** The sum of a daily counter up to and including a day: earlier months, then days. */
export function upTo(board: Board, family: string, name: string, day: string): number {
  const month = day.slice(0, 7);
  const prefix = `${name}@`;
  let sum = before(board, family, name, month);
  for (const [key, by] of board.days.get(`${family} ${month}`) ?? []) {
    if (key.startsWith(prefix) && key.slice(prefix.length) <= day.slice(8)) sum += by;
  }
  return sum;
}

/** The sum between two days, both included. */
const between = (board: Board, family: string, name: string, from: string, to: string) =>
  upTo(board, family, name, to) - upTo(board, family, name, addDays(from, -1));

/** How many days ahead «this week» reaches. */
const DUE_AHEAD = 7;

/** Open dated records: in all, overdue, due today, and from today to seven days ahead. */
export function dueOf(board: Board, family: string, names: readonly string[]) {
  const { today } = board;
  const sum = (of: (name: string) => number) => names.reduce((all, name) => all + of(name), 0);
  return {
    open: sum((name) => allOf(board, family, name)),
    overdue: sum((name) => upTo(board, family, name, addDays(today, -1))),
    today: sum((name) => between(board, family, name, today, today)),
    week: sum((name) => between(board, family, name, today, addDays(today, DUE_AHEAD))),
  };
}

/** The months whose days `dueOf` reads. */
export const dueMonths = (today: string): string[] =>
  monthsWith([addDays(today, -1), today, addDays(today, DUE_AHEAD)]);

/** The months of some days, each once. */
export const monthsWith = (days: readonly string[]): string[] => [
  ...new Set(days.map((day) => day.slice(0, 7))),
];

/** That many months up to that of a day, the oldest first: `2025-12`, `2026-01`… */
export const lastMonths = (today: string, count: number): string[] =>
  Array.from({ length: count }, (_, i) => addMonths(monthStart(today), i - count + 1).slice(0, 7));
