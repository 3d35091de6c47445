/**
 * A result as it is read: on screen, compared with others, as text for a brief, on paper. Each
 * engine turns its own result into one.
 */
export type Sheet = {
  /** What it is: «Liquidación laboral · despido sin causa». */
  title: string;
  /** What it was computed with, most important first. */
  facts: SheetFact[];
  lines: SheetLine[];
  /** The figure the whole is about; a deadline has a date instead. */
  total: { label: string; amount: number } | { label: string; day: string };
  /** Sentences a person must read: data up to a date, doubts, what was left out. */
  warnings: string[];
  /** The foot: the law and the series, with their dates. */
  foot: string[];
  /** What it was computed by, for the line that it is verified by: «laboral 1.1.0». */
  engine: string;
  /** Paragraphs that take the place of the lines where it is read in court. */
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
  /** How it comes out, with its own numbers in it. */
  formula: string;
  verificado: boolean;
  fuente: string;
  /** What its figure is added up from, where that does not fit in a formula. */
  table?: SheetTable;
};

/** A table under a line: its columns, its rows and what they come to. */
export type SheetTable = { title: string; heads: string[]; rows: string[][]; total: string[] };
