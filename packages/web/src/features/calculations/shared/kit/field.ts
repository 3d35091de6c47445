import type { ComponentType } from "react";
import type { Option } from "~/components/ui/select-field";

/** A row of a list within a form, such as a segment. The key only identifies it on the screen. */
export type Row = { key: string; values: Record<string, string> };

/** A form as typed: texts by the path of the variable that each fills, and rows by their list. */
export type Form = { values: Record<string, string>; rows: Record<string, Row[]> };

/** What decides which fields apply: the form, and what a calculator reads from it. */
export type Context = Form;

/** What the inputs of a form read and write. */
export type FormState = {
  form: Form;
  /** Of somebody without an account, who reads the public series. */
  visitor?: boolean;
  put: (path: string, value: string, anew?: boolean) => void;
  putRows: (path: string, next: (rows: Row[]) => Row[], anew?: boolean) => void;
  touch: (path: string) => void;
  faultAt: (path: string) => string | undefined;
  /** The first error below a path. */
  faultUnder: (path: string) => string | undefined;
};

type Kind =
  | "date"
  | "money"
  | "number"
  | "percent"
  | "choice"
  | "toggle"
  | "month"
  | "months"
  | "rate"
  | "text";

type Named<C> = {
  /** The variable it fills, `opciones.meses132bis`. */
  path: string;
  label: string;
  /** Whether it applies; a field that does not is neither shown nor said. */
  when?(context: C): boolean;
};

/** One field: its variable, its input, and when it applies. */
export type FieldDef<C = Context> = Named<C> & {
  kind: Kind;
  /** The article that asks for it, and its effect. */
  hint?: string | ((values: Form["values"]) => string | undefined);
  options?: readonly Option[];
  /** Its options are numbers. */
  numeric?: boolean;
  /** The option shown when nothing is chosen. */
  placeholder?: string;
  /** The option that says nothing: shown first, and no variable. */
  absent?: string;
  /** The value of a toggle that was not touched. */
  byDefault?: boolean;
  required?: boolean;
  /** As wide as two. */
  wide?: boolean;
  /** Of a date: a button writes today. */
  untilToday?: boolean;
  /** Of a rate: the field of a fixed rate, with which it needs no published values. */
  fixedBy?: string;
  /** A toggle that opens the fields below this path and is no variable itself. */
  opens?: string;
};

/** A list of rows: its fields have the names of a row's variables. */
export type RowsDef<C = Context> = Named<C> & {
  kind: "rows";
  fields: readonly FieldDef[];
  /** The one field that a row consists of, where the variable is a list of plain values. */
  plain?: string;
  /** A row by its place, «Tramo 2», and the names of the buttons. */
  one: (place: number) => string;
  remove: (place: number) => string;
  add: string;
  most: number;
  /** The name of the button that adds, when there are as many as may be. */
  full: string;
  /** The values of a new row, after others. */
  next: (rows: readonly Row[]) => Row["values"];
};

/** A list of rows with an editor of its own, and how a row is said and read. */
export type OwnRows<C = Context> = Named<C> & {
  kind: "rows";
  Editor: ComponentType<{ state: FormState }>;
  read: (values: Row["values"]) => unknown;
  values: (item: object) => Row["values"];
};

export type AnyField<C = Context> = FieldDef<C> | RowsDef<C> | OwnRows<C>;

export const YES = "si";
export const NO = "no";

/** A new row. */
export const newRow = (values: Row["values"]): Row => ({ key: crypto.randomUUID(), values });
