import type { ReactNode } from "react";

export type ColumnOf<C extends string> = { id: C; label: string; icon: ReactNode };

export type BoardProps<R extends { _id: string }, C extends string> = {
  /** What it shows: «Tareas por estado». */
  label: string;
  columns: readonly ColumnOf<C>[];
  rows: readonly R[];
  columnOf: (row: R) => C;
  nameOf: (row: R) => string;
  /** What a card says; its moving is the board's. */
  card: (row: R) => ReactNode;
  /** The actions of a card, beside its moving. */
  actions?: (row: R) => ReactNode;
  onMove: (row: R, to: C) => void;
};
