/** One figure of a chart, with the lists behind it. */
export type Figure = {
  /** Nothing where nothing was recorded: a gap, and not a zero. */
  value: number | null;
  /** The list that shows as many. */
  to?: string;
  /** The part of it that was archived since, which has a list of its own. */
  archived?: { value: number; to: string };
};

export type Series = { key: string; label: string };

export type Row = { key: string; label: string; figures: Readonly<Record<string, Figure>> };

/** Figures as a drawing, as a table, as a spreadsheet and on paper. */
export type Chart = {
  id: string;
  title: string;
  /** What is counted, in a sentence. */
  note: string;
  /** Months upright beside each other, words as lying bars, days as a line. */
  shape: "months" | "words" | "days";
  series: readonly Series[];
  rows: readonly Row[];
  /** How the rows are called together, at the head of the table. */
  head: string;
  /** How a figure is written. */
  write: (value: number) => string;
  /** The same figure over the period before this one; nothing where it is not compared. */
  before?: Readonly<Record<string, number>>;
  /** Whether the figures of a series add up to something. */
  adds: boolean;
};

/** What the rows of a series add up to. */
export const sumOf = ({ rows }: Pick<Chart, "rows">, key: string): number =>
  rows.reduce((sum, { figures }) => sum + (figures[key]?.value ?? 0), 0);

/** Whether a chart has nothing to draw. */
export const isBlank = ({ rows }: Pick<Chart, "rows">): boolean =>
  rows.every(({ figures }) => Object.values(figures).every(({ value }) => !value));

/** What a chart says, for who does not see it. */
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

/** «más 3», «menos 2», «igual»: how a figure stands to the one before it. */
export function changeOf(now: number, before: number, write: (value: number) => string): string {
  if (now === before) return "igual";
  return now > before ? `${write(now - before)} más` : `${write(before - now)} menos`;
}
