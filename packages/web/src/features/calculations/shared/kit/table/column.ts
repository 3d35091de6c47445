import { isDay } from "@foja/core/kernel/day.rules";
import type { Option } from "~/components/ui/select-field";
import { toPlainAmount, toTypedAmount } from "~/lib/local-amount";
import { toIsoDate, toTypedDate } from "~/lib/local-date";
import { toMonth, typedMonth } from "./month";

/** A column of a table of rows: one variable of each. */
export type Column = {
  path: string;
  label: string;
  kind: ColumnKind;
  /** Whether a row may lack it. */
  optional?: boolean;
  options?: readonly Option[];
};

/**
 * `place` is the number of another row, which counts from 0 as a variable and from 1 on screen.
 * `choice` has its first option for what says nothing.
 */
export type ColumnKind = "text" | "date" | "month" | "money" | "hours" | "choice" | "place";

type Way = {
  /** A typed text as it is kept, and a kept one as it is shown. */
  keep: (typed: string) => string;
  show: (kept: string) => string;
  /** Whether a kept text is one of its kind. */
  fits: (kept: string) => boolean;
  /** The variable. */
  read: (kept: string) => unknown;
};

const same = (text: string) => text;
const isAmount = (text: string) => text !== "" && Number(text) >= 0;
const numeric = (text: string): unknown => (Number.isNaN(Number(text)) ? text : Number(text));
const decimal = (text: string) => text.trim().replace(",", ".");

/** How each kind is typed, kept, shown and read. */
export const WAYS: Record<ColumnKind, Way> = {
  text: { keep: same, show: same, fits: (text) => text.trim() !== "", read: same },
  date: { keep: (text) => toIsoDate(text, "back"), show: toTypedDate, fits: isDay, read: same },
  month: {
    keep: (text) => toMonth(text) ?? text.trim(),
    show: typedMonth,
    fits: isMonth,
    read: same,
  },
  money: { keep: toAmount, show: toTypedAmount, fits: isAmount, read: numeric },
  hours: { keep: decimal, show: (text) => text.replace(".", ","), fits: isAmount, read: numeric },
  choice: { keep: same, show: same, fits: (text) => text !== "", read: same },
  place: {
    keep: (text) => (/^[1-9]\d{0,4}$/.test(text.trim()) ? String(Number(text) - 1) : text.trim()),
    show: (text) => (/^\d+$/.test(text) ? String(Number(text) + 1) : text),
    fits: (text) => /^\d+$/.test(text),
    read: numeric,
  },
};

function isMonth(text: string): boolean {
  return toMonth(text) === text;
}

const FOREIGN = /^\$?\s*\d{1,3}(,\d{3})+(\.\d+)?$/;

/** An amount as written here, or in a spreadsheet of another language: «1,234.56». */
function toAmount(typed: string): string {
  return FOREIGN.test(typed.trim()) ? toPlainAmount(typed.replace(/,/g, "")) : toPlainAmount(typed);
}

/** A cell that is no value of its column, or that is missing. */
export function isWrong({ kind, optional }: Column, kept = ""): boolean {
  if (kept.trim() === "") return !optional;
  return !WAYS[kind].fits(kept);
}
