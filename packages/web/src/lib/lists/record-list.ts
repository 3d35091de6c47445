import type { ComponentType, ReactNode } from "react";
import type { Option } from "~/components/ui/select-field";
import type { Identified } from "../records/pages";
import type { ListedRecords } from "../records/records";

/**
 * The view of a list, or a change of it, by the parameters of its address: `q` is the text, `orden`
 * the order (`-updatedAt`), `vista` the board, `vista` or `estante` the archive, and the others are
 * filters.
 */
export type View = Readonly<Record<string, string>>;

/** The actions of a list on a row. */
export type RowActions = {
  peek: (id: string) => void;
  edit: (id: string) => void;
  remove: (id: string) => void;
  /** Archives the row, or unarchives it. */
  shelve: (id: string) => void;
  toggle: (id: string, range: boolean) => void;
};

type Text = string | null | undefined;

export type Column<R> = {
  id: keyof R & string;
  label: string;
  /** In pixels. */
  width: number;
  /** Shown by default; if every column is, there is nothing to choose. */
  usual?: boolean;
  /** The width up to which it grows, in px; by default its width. */
  most?: number;
  /** Its rank when there is no space for all: the lowest are kept longest. */
  worth: number;
  /** The value that rows are sorted by; by default the field. */
  rank?: (row: R) => string;
  /** The content of a cell, and its text in a file; by default the field. */
  cell?: (row: R) => ReactNode;
  text?: (row: R) => Text;
};

export type FilterControl<R> = {
  rows: readonly R[];
  value: string;
  onChange: (value: string) => void;
};

export type Filter<R> = {
  /** Its parameter in the address. */
  param: string;
  label: string;
  /** The label of the option that filters nothing. */
  all?: string;
  /** The options, perhaps made from the rows; without them, any text. */
  options?: readonly Option[] | ((rows: readonly R[]) => readonly Option[]);
  /** The default value; empty by default. */
  usual?: string;
  fits: (value: string) => (row: R) => boolean;
  /** The label of a value that is not among the options; the value by default. */
  unknown?: string;
  /** Read from the address, but not offered on screen. */
  hidden?: boolean;
  /** Whether it has no effect in a view: on the board each state has its own column. */
  idle?: (view: View) => boolean;
  /** Its width above a wide list. Without it, the filter is in the sheet of filters. */
  className?: string;
  /** The control to choose its value with, instead of a select. */
  Control?: ComponentType<FilterControl<R>>;
};

export type RowProps<R> = { row: R; archived: boolean; actions: RowActions };

/** What a list reads, and how it is searched, filtered and sorted. */
export type RecordList<R extends Identified> = {
  records: ListedRecords<R>;
  /** The number of rows that are read without being requested; 5,000 by default. */
  readAhead?: number;
  nameOf: (row: R) => string;
  /** The column of the name; with a width it does not take the space that is left. */
  lead: { id: keyof R & string; label: string; width?: number };
  columns: readonly Column<R>[];
  filters: readonly Filter<R>[];
  /** The texts that are searched; `within` is their common name. */
  searched: (row: R) => readonly Text[];
  within: string;
  /** A hook that adds data read by another call to all the rows. */
  useMore?: (rows: readonly R[], userId: string) => readonly R[];
  /** Returns the rows that a view keeps before any filter. */
  keeps?: (view: View) => (row: R) => boolean;
  /** Tabs of the list, each with its filters, of which one is shown: «Activas», «Cerradas». */
  parts?: readonly { label: string; filters: View }[];
  /** The default order. */
  usual: string;
  /** The orders offered where there is no table head; by default one for each column. */
  orders?: readonly Option[];
  /** The parameters of the row whose card is open and of the shelf that is shown. */
  address: { peeked: string; shelf: "vista" | "estante" };
  hasBoard?: boolean;
  icon: ReactNode;
  /** The text shown when there are no rows at all; by default the one of all lists. */
  none?: string;
  /** What is shown when all rows left out are finished, and the change of view that shows them. */
  done?: { icon: ReactNode; text: string; label: string; change: View };
};

/** A list with its page: a table, or cards on a phone, with the card of one row beside it. */
export type DeskList<R extends Identified> = RecordList<R> & {
  linkOf: (id: string) => string;
  /** Whether `linkOf` leads to a page of its own instead of the card beside this list. */
  hasPage?: boolean;
  /** What adds to it, in place of the button that opens the form of a new one. */
  Create?: ComponentType;
  /** Whether its records can be imported from a file. */
  isImported?: boolean;
  /** The page on which many of them are brought at once. */
  brought?: { label: string; to: string };
  /** Its file: the head of each column, and the field, written as on screen, or the text. */
  csv?: { file: string; cells: readonly [string, (keyof R & string) | ((row: R) => Text)][] };
  /** The class that sets the width of the card beside the list. */
  besideClass?: string;
  /** More actions for the marked rows. */
  MarkedActions?: ComponentType<{ rows: readonly R[] }>;
  /** A row's menu. */
  Menu: ComponentType<RowProps<R>>;
  /** The content of a card below the name. */
  Card: ComponentType<{ row: R }>;
  /** What is shown before a row's name, and after it; `roomy` when all columns fit. */
  Before?: ComponentType<{ row: R }>;
  After?: ComponentType<{ row: R; roomy: boolean }>;
  nameClass?: (row: R) => string | false;
  /** What stands after the name in a tall row; a list with it may have tall rows, its usual ones. */
  asideOf?: (row: R) => Text;
  /** The sign before its name, where there is one. */
  markOf?: (row: R) => ReactNode;
};
