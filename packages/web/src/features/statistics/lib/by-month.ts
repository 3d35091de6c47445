import type { Statistics } from "@foja/core/operations/statistics/statistics.schema";
import { formatNumber } from "~/lib/format";
import { once } from "~/lib/once";
import type { Chart, Figure, Row, Series } from "./chart";

/** Income and debt: a section for those whose role in the practice may see it. */
export type Financial = NonNullable<Statistics["financial"]>;

/** The sections that this screen shows. */
export type Shown = Required<Omit<Statistics, "financial">> & { financial?: Financial };

/** How many months are shown, and whether they are compared with those before. */
export type Span = { months: number; compare: boolean };

export const SPANS = [3, 6, 12] as const;

const monthName = once(
  () =>
    new Intl.DateTimeFormat("es-AR", {
      timeZone: "UTC",
      month: "short",
      year: "2-digit",
    }),
);

const longMonth = once(
  () =>
    new Intl.DateTimeFormat("es-AR", {
      timeZone: "UTC",
      month: "long",
      year: "numeric",
    }),
);

/** Whether a text is a month, `YYYY-MM`. */
export const isMonth = (word: string) => /^(19|20|21)\d{2}-(0[1-9]|1[0-2])$/.test(word);

/** «noviembre de 2026»; "" for a text that is no month. */
export const monthText = (month: string) =>
  isMonth(month) ? longMonth().format(new Date(`${month}-15T00:00:00Z`)) : "";

/** «nov 26». */
export const monthLabel = (month: string) =>
  monthName()
    .format(new Date(`${month}-15T00:00:00Z`))
    .replace(/[.-]/g, " ")
    .replace(/ +/g, " ");

export const days = (value: number) => `${formatNumber(value)} ${value === 1 ? "día" : "días"}`;

type Monthly = { month: string };
type Both = { desk: number; archived: number };

/** The last months of a series, and as many before them. */
export function spanned<M extends Monthly>(all: readonly M[], { months }: Span) {
  return { now: all.slice(-months), before: all.slice(-2 * months, -months) };
}

/** A chart by month: each series returns its figure of a month. */
export function byMonth<M extends Monthly>(
  all: readonly M[],
  span: Span,
  facts: Pick<Chart, "id" | "title" | "note"> & { write?: Chart["write"] },
  series: readonly (Series & { of: (month: M) => Figure })[],
): Chart {
  const { now, before } = spanned(all, span);
  const rowOf = (month: M): Row => ({
    key: month.month,
    label: monthLabel(month.month),
    figures: Object.fromEntries(series.map(({ key, of }) => [key, of(month)])),
  });
  const sum = (of: (month: M) => Figure) =>
    before.reduce((total, month) => total + (of(month).value ?? 0), 0);
  return {
    ...{ write: formatNumber, ...facts },
    shape: "months",
    head: "Mes",
    series: series.map(({ key, label }) => ({ key, label })),
    rows: now.map(rowOf),
    ...(span.compare && {
      before: Object.fromEntries(series.map(({ key, of }) => [key, sum(of)])),
    }),
    adds: true,
  };
}

/** A figure of active and archived records, with the list of each. */
export const ofBoth = ({ desk, archived }: Both, to: string, toArchived: string): Figure => ({
  value: desk + archived,
  ...(desk > 0 && { to }),
  ...(archived > 0 && { archived: { value: archived, to: toArchived } }),
});

export const listed = (value: number, to: string): Figure => ({ value, ...(value > 0 && { to }) });
