/** One figure of a chart, with its lists. */
export type Figure = {
  /** Null if nothing was stored: a gap, not a zero. */
  value: number | null;
  /** The list with as many records. */
  to?: string;
  /** The part that was archived since, which has a list of its own. */
  archived?: { value: number; to: string };
};

export type Series = { key: string; label: string };

export type Row = { key: string; label: string; figures: Readonly<Record<string, Figure>> };

/** Figures that can be drawn, shown as a table, exported and printed. */
export type Chart = {
  id: string;
  title: string;
  /** What is counted, in a sentence. */
  note: string;
  /** Months as columns, words as horizontal bars, days as a line. */
  shape: "months" | "words" | "days";
  series: readonly Series[];
  rows: readonly Row[];
  /** The head of the table's first column. */
  head: string;
  /** Formats a figure. */
  write: (value: number) => string;
  /** The same figures of the period before this one; absent without comparison. */
  before?: Readonly<Record<string, number>>;
  /** Whether the figures of a series can be added up. */
  adds: boolean;
};

/** The sum of a series. */
export const sumOf = ({ rows }: Pick<Chart, "rows">, key: string): number =>
  rows.reduce((sum, { figures }) => sum + (figures[key]?.value ?? 0), 0);

/** Whether a chart has nothing to draw. */
export const isBlank = ({ rows }: Pick<Chart, "rows">): boolean =>
  rows.every(({ figures }) => Object.values(figures).every(({ value }) => !value));

/** The content of a chart in words, for screen readers. */
export function wordsOf(chart: Chart): string {
  const { series, write, adds } = chart;
  if (!adds) return chart.note;
  const parts = series.map(({ key, label }) => {
    const [now, before] = [sumOf(chart, key), chart.before?.[key]];
    const than = before === undefined ? "" : ` (${changeOf(now, before, write)})`;
    return `${label}: ${write(now)}${than}`;
  });
  return `${parts.join("; ")}${chart.before ? ", contra el período anterior" : ""}.`;
}

/** «más 3», «menos 2», «igual»: the difference from the figure before. */
export function changeOf(now: number, before: number, write: (value: number) => string): string {
  if (now === before) return "igual";
  return now > before ? `${write(now - before)} más` : `${write(before - now)} menos`;
}
