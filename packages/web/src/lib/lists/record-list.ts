import type { ComponentType, ReactNode } from "react";
import type { Option } from "~/components/ui/select-field";
import type { Identified } from "./pages";
import type { ListedRecords } from "./records";
import type { RowActions } from "./use-record-actions";

/** Which column the rows are sorted by, and which way. */
export type Sort = { by: string; desc: boolean };

/** How a list is looked at. All of it lives in the address. */
export type View = {
  text: string;
  /** What each filter is set to, by its name in the address. */
  filters: Readonly<Record<string, string>>;
  archived: boolean;
  /** As columns by state, not as a list. */
  board: boolean;
  sort: Sort;
};

/** A part of a view to be changed; of the filters, those it names. */
export type ViewChange = Partial<View>;

export type Column<R> = {
  id: keyof R & string;
  label: string;
  /** In pixels. */
  width: number;
  /** Shown until the person chooses; where every column is, there is nothing to choose. */
  usual?: boolean;
  /** How wide it grows where there is room to spare; its width otherwise. */
  most?: number;
  /** Its place when there is no room for all: the lowest stay longest. */
  worth: number;
  /** What rows are sorted by, where it is not the field as it is. */
  rank?: (row: R) => string;
  /** What it shows, where it is not the field as it is. */
  cell?: (row: R) => ReactNode;
};

export type FilterControl<R> = {
  rows: readonly R[];
  value: string;
  onChange: (value: string) => void;
};

export type Filter<R> = {
  /** Its name in the address. */
  param: string;
  label: string;
  /** What a select says when it narrows nothing. */
  all?: string;
  /** What may be chosen, perhaps of what was read; without it, any text. */
  options?: readonly Option[] | ((rows: readonly R[]) => readonly Option[]);
  /** What is chosen unless the address says otherwise; nothing by default. */
  usual?: string;
  fits: (value: string) => (row: R) => boolean;
  /** What a value is called that is not among the options; itself by default. */
  unknown?: string;
  /** Heeded in the address and offered nowhere. */
  hidden?: boolean;
  /** Where it decides nothing: on the board each state has its own column. */
  idle?: (view: View) => boolean;
  /** Its width above a wide list. Without it, it waits in the sheet of filters. */
  className?: string;
  /** What it is chosen with, where a select would not do. */
  Control?: ComponentType<FilterControl<R>>;
};

export type RowProps<R> = { row: R; archived: boolean; actions: RowActions };

/** What a list reads, and what it is found, narrowed and sorted by. */
export type RecordList<R extends Identified> = {
  records: ListedRecords<R>;
  /** How many are read without being asked for; 5,000 by default. */
  readAhead?: number;
  nameOf: (row: R) => string;
  /** The column of the name, with its width where it does not share what there is. */
  lead: { id: keyof R & string; label: string; width?: number };
  columns: readonly Column<R>[];
  filters: readonly Filter<R>[];
  /** The texts it is searched by, and how they are called together. */
  searched: (row: R) => readonly (string | null | undefined)[];
  within: string;
  /** A hook that adds to the rows what is read apart from them, for all at once. */
  useMore?: (rows: readonly R[], userId: string) => readonly R[];
  /** What a view leaves out before any filter. */
  keeps?: (view: View) => (row: R) => boolean;
  /** Parts of the desk that are seen apart, in the place of one: «Activas», «Cerradas». */
  parts?: readonly { label: string; filters: Readonly<Record<string, string>> }[];
  /** The default order. */
  usual: Sort;
  /** The orders offered where there is no head to sort by; each column's unless given. */
  orders?: readonly Option[];
  /** How the address calls the row whose card is open, and the shelf that is seen. */
  address: { peeked: string; shelf: string };
  hasBoard?: boolean;
  icon: ReactNode;
  /** What is said when there is none at all, where it is not what other lists say. */
  none?: string;
  /** What is said when all that is left is done with, and how to see that. */
  done?: { icon: ReactNode; text: string; label: string; change: ViewChange };
};

/** A list with a desk of its own: a table, cards on a phone, and a card beside it. */
export type DeskList<R extends Identified> = RecordList<R> & {
  linkOf: (id: string) => string;
  /** Whether that is a page of its own, and not the card beside this list. */
  hasPage?: boolean;
  /** Whether they come in from a file, too. */
  isImported?: boolean;
  csv?: { file: string; cells: readonly [string, (row: R) => string | null | undefined][] };
  /** How wide the card beside the list is. */
  besideClass?: string;
  /** What else is done with the marked rows. */
  MarkedActions?: ComponentType<{ rows: readonly R[] }>;
  /** A row's menu. */
  Menu: ComponentType<RowProps<R>>;
  /** What a card says under the name. */
  Card: ComponentType<{ row: R }>;
  /** What goes before a row's name, and after it; `roomy` where all columns fit. */
  Before?: ComponentType<{ row: R }>;
  After?: ComponentType<{ row: R; roomy: boolean }>;
  nameClass?: (row: R) => string | false;
  /** What stands before its name; nothing before most. */
  markOf?: (row: R) => ReactNode;
};
