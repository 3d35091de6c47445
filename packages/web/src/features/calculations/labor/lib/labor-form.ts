import type { CONCEPT_KINDS, LaborVariables } from "@foja/core/law/labor/labor.schema";
import { contextOf, type FieldDef } from "./field";
import { shownFields } from "./labor-fields";
import { monthsText, toMonths } from "./months-text";

export type ConceptRow = {
  key: string;
  nombre: string;
  clase: (typeof CONCEPT_KINDS)[number];
  /** Twelve amounts as plain decimals, oldest first; empty for none. */
  importes: string[];
};

/** The form as typed: texts by the path of their variable. */
export type LaborForm = { values: Record<string, string>; conceptos: ConceptRow[] };

export const EMPTY_FORM: LaborForm = { values: {}, conceptos: [] };
export const YES = "si";
export const NO = "no";
const MONTHS = 12;

/** A new concept, with as many months as another. */
export const newConcept = (like?: ConceptRow): ConceptRow => ({
  ...{ key: crypto.randomUUID(), nombre: "", clase: "fijo" },
  importes: Array<string>(like?.importes.length ?? MONTHS).fill(""),
});

/** The value of a field: the typed one, or its default. */
export const saidIn = ({ values }: LaborForm, field: FieldDef): string =>
  values[field.path] ?? (field.kind === "toggle" && field.byDefault ? YES : "");

/** The variables of the form, only of the fields that apply. */
export function variablesOf(form: LaborForm): Record<string, unknown> {
  const context = contextOf(form.values);
  const variables: Record<string, unknown> = {};
  for (const field of shownFields(context)) {
    const value = readOf(field, saidIn(form, field));
    if (value !== undefined) put(variables, field.path.split("."), value);
  }
  if (form.conceptos.length > 0 && !context.builder) {
    variables.conceptos = form.conceptos.map(({ nombre, clase, importes }) => ({
      ...{ nombre, clase },
      importes: importes.map((amount) => (amount === "" ? 0 : Number(amount))),
    }));
  }
  return variables;
}

function readOf(field: FieldDef, text: string): unknown {
  if (field.local) return undefined;
  if (field.kind === "toggle") {
    const said = text === YES;
    return said === (field.byDefault ?? false) ? undefined : said;
  }
  if (text.trim() === "") return undefined;
  if (field.kind === "months") return toMonths(text);
  return field.kind === "money" || field.kind === "number" || field.numeric ? Number(text) : text;
}

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

/** The form of a calculation that was saved. */
export function formOf({ conceptos, ...variables }: LaborVariables): LaborForm {
  const values: Record<string, string> = {};
  flatten(variables, "", values);
  if (variables.opciones?.reingreso) values.reingreso = YES;
  return {
    values,
    conceptos: (conceptos ?? []).map(({ nombre, clase, importes }) => ({
      ...{ key: crypto.randomUUID(), nombre, clase },
      importes: importes.map((amount) => (amount === 0 ? "" : String(amount))),
    })),
  };
}

function flatten(from: object, prefix: string, into: Record<string, string>): void {
  for (const [name, value] of Object.entries(from)) {
    if (value === null || value === undefined) continue;
    const path = prefix + name;
    if (Array.isArray(value)) into[path] = monthsText(value);
    else if (typeof value === "object") flatten(value, `${path}.`, into);
    else if (typeof value === "boolean") into[path] = value ? YES : NO;
    else into[path] = String(value);
  }
}
