import {
  type AnyField,
  type FieldDef,
  type Form,
  NO,
  newRow,
  type OwnRows,
  type Row,
  type RowsDef,
  YES,
} from "./field";
import { monthsText, toMonths } from "./months-text";

/** The value of a field: the typed one, or its default. */
export const saidIn = (values: Form["values"], field: FieldDef): string =>
  values[field.path] ?? (field.kind === "toggle" && field.byDefault ? YES : (field.absent ?? ""));

/** The variables of a form, to be checked by the schema: only those of the fields that apply. */
export function variablesOf(
  { values, rows }: Form,
  fields: readonly AnyField[],
): Record<string, unknown> {
  const variables: Record<string, unknown> = {};
  for (const field of fields) {
    const value =
      field.kind === "rows" ? readRows(field, rows[field.path] ?? []) : readIn(values, field);
    if (value !== undefined) put(variables, field.path.split("."), value);
  }
  return variables;
}

function readRows(list: RowsDef | OwnRows, rows: readonly Row[]): unknown {
  if (rows.length === 0) return undefined;
  return rows.map(({ values }) => {
    if ("Editor" in list) return list.read(values);
    const { fields, plain } = list;
    return plain ? (values[plain] ?? "") : variablesOf({ values, rows: {} }, fields);
  });
}

function readIn(values: Form["values"], field: FieldDef): unknown {
  const text = saidIn(values, field);
  if (field.kind === "toggle") {
    const said = text === YES;
    return field.opens || said === (field.byDefault ?? false) ? undefined : said;
  }
  if (text.trim() === "" || text === field.absent) return undefined;
  if (field.kind === "months") return toMonths(text);
  const isNumber = ["money", "number", "percent"].includes(field.kind) || field.numeric;
  return isNumber ? numberIn(text) : text;
}

/** A typed number; a text that is none stays as it is, for the schema to report. */
const numberIn = (text: string): unknown => (Number.isNaN(Number(text)) ? text : Number(text));

function put(target: Record<string, unknown>, [name = "", ...rest]: string[], value: unknown) {
  if (rest.length === 0) {
    target[name] = value;
    return;
  }
  const inner = target[name];
  const next: Record<string, unknown> = typeof inner === "object" && inner ? { ...inner } : {};
  put(next, rest, value);
  target[name] = next;
}

/** The form of variables that were saved. */
export function formOf(variables: object, fields: readonly AnyField[]): Form {
  const lists = fields.filter((field) => field.kind === "rows");
  const values: Form["values"] = {};
  flatten(variables, "", values);
  for (const field of fields) {
    if (field.kind === "rows" || !field.opens) continue;
    const below = `${field.opens}.`;
    if (Object.keys(values).some((path) => path.startsWith(below))) values[field.path] = YES;
  }
  const rows = lists.map((list) => {
    const items: unknown = Reflect.get(variables, list.path);
    const read = "Editor" in list ? list.values : (item: object) => rowValues(list, item);
    return [list.path, Array.isArray(items) ? items.map((item) => newRow(read(item))) : []];
  });
  return { values, rows: Object.fromEntries(rows) };
}

function rowValues({ fields, plain }: RowsDef, item: object): Row["values"] {
  if (plain) return { [plain]: String(item) };
  const values = Object.fromEntries(fields.map(({ path }) => [path, ""]));
  flatten(item, "", values);
  return values;
}

function flatten(from: object, prefix: string, into: Form["values"]): void {
  for (const [name, value] of Object.entries(from)) {
    const text = textOf(value);
    if (text !== undefined) into[prefix + name] = text;
    else if (isRecord(value)) flatten(value, `${prefix}${name}.`, into);
  }
}

const isRecord = (value: unknown): value is object =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** A value as it is typed; undefined for none, for a record and for a list of records. */
function textOf(value: unknown): string | undefined {
  if (value === null || value === undefined || isRecord(value)) return undefined;
  if (Array.isArray(value)) return isRecord(value[0]) ? undefined : monthsText(value);
  if (typeof value === "boolean") return value ? YES : NO;
  return String(value);
}
