import type { Row } from "../field";
import type { Column } from "./column";

/** A list of many rows, typed, pasted from a spreadsheet or made month by month. */
export type TableDef = {
  path: string;
  label: string;
  columns: readonly Column[];
  most: number;
  /** A row by its place, with its article, «el rubro 3», and the words for some. */
  one: (place: number) => string;
  counted: (rows: number) => string;
  add: string;
  hint?: string;
  /** The row of a month, where rows can be made by month. */
  monthly?: Monthly;
};

export type Monthly = {
  /** The choice of what day of the month counts; the first is the default. */
  days?: readonly { value: string; label: string }[];
  /** What the amount is called. */
  amount: string;
  /** What a second amount of each month is called. */
  other?: string;
  row: (given: MadeMonth) => Row["values"];
};

/** A month to make a row of; the second amount is 0 where it was not typed. */
export type MadeMonth = {
  month: string;
  amount: string;
  other: string;
  text: string;
  day: string;
};

/** «del rubro 3», «de la cuota 3». */
export const ofOne = (one: string) => `de ${one}`.replace(/^de el /, "del ");

/** What is said of pasted lines that are no rows. */
export const unreadText = (lines: number) =>
  lines === 1
    ? "Una línea no se entendió y quedó afuera."
    : `${lines} líneas no se entendieron y quedaron afuera.`;
