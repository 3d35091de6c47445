/**
 * A result for readers: on screen, in comparisons, as text for a brief, on paper. Each engine
 * converts its own result to one.
 */
export type Sheet = {
  /** Its title: «Liquidación laboral · despido sin causa». */
  title: string;
  /** The data it was computed with, most important first. */
  facts: SheetFact[];
  lines: SheetLine[];
  /** The main figure; for a deadline, a date. */
  total: { label: string; amount: number } | { label: string; day: string };
  /** Sentences a person must read: how recent the data are, doubts, what was left out. */
  warnings: string[];
  /** The footer: the law and the series, with their dates. */
  foot: string[];
  /** The engine and its version, for the line of verification: «laboral 1.1.0». */
  engine: string;
  /** Paragraphs that replace the lines in a brief. */
  prose?: string[];
};

export type SheetFact = { label: string; value: string };

export type SheetLine = {
  /** Unique in its sheet, equal across scenarios: comparisons align by it. */
  key: string;
  label: string;
  /** Pesos; null for a line that is not an amount. */
  amount: number | null;
  /** A text instead of an amount: a date, a number of days. */
  text?: string;
  norma: string;
  /** Its computation, with the actual numbers. */
  formula: string;
  verificado: boolean;
  fuente: string;
  /** The items that add up to its figure, where they do not fit in a formula. */
  table?: SheetTable;
};

/** A table under a line: its columns, its rows and its totals. */
export type SheetTable = { title: string; heads: string[]; rows: string[][]; total: string[] };
