import type { ReactNode } from "react";

/** `folded`: its cards are shown when asked for, as of what is finished. */
export type ColumnOf<C extends string> = { id: C; label: string; icon: ReactNode; folded?: true };

export type BoardProps<R extends { _id: string }, C extends string> = {
  /** The name of the board: «Tareas por estado». */
  label: string;
  columns: readonly ColumnOf<C>[];
  rows: readonly R[];
  columnOf: (row: R) => C;
  nameOf: (row: R) => string;
  /** The content of a card, without the controls that move it. It is drawn again only when the row changes. */
  card: (row: R) => ReactNode;
  /** The actions of a card, next to those that move it. */
  actions: (row: R) => ReactNode;
  onMove: (row: R, to: C) => void;
};

/** What each card needs of its board, the same at every render. */
export type CardsProps<R extends { _id: string }, C extends string> = Pick<
  BoardProps<R, C>,
  "columns" | "nameOf" | "card" | "actions" | "onMove"
>;
