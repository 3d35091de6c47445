import { type Column, fitColumns as fit } from "~/lib/lists/columns";
import { storage } from "~/lib/storage";
import type { SortKey } from "./contact-view";

export type ColumnId = Exclude<SortKey, "name">;

/** The columns beside the name, in their order on screen. */
export const COLUMNS: readonly Column<ColumnId>[] = [
  { id: "role", label: "Rol", width: 164 },
  { id: "company", label: "Empresa", width: 184 },
  { id: "phone", label: "Teléfono", width: 168 },
  { id: "email", label: "E-mail", width: 220 },
  { id: "document", label: "Documento", width: 120 },
  { id: "cuit", label: "CUIT", width: 136 },
  { id: "city", label: "Ciudad", width: 164 },
  { id: "status", label: "Estado", width: 108 },
  { id: "updatedAt", label: "Último cambio", width: 132 },
  { id: "createdAt", label: "Alta", width: 108 },
];

export const DEFAULT_COLUMNS: readonly ColumnId[] = ["role", "phone", "email", "cuit"];

const BY_WORTH: readonly ColumnId[] = [
  "role",
  "phone",
  "email",
  "cuit",
  "company",
  "document",
  "city",
  "status",
  "updatedAt",
  "createdAt",
];

/** The chosen columns that fit in a width. */
export const fitColumns = (chosen: readonly ColumnId[], width: number) =>
  fit({ columns: COLUMNS, byWorth: BY_WORTH }, chosen, width);

const KEY = "foja.contacts.columns";

/** The columns that were stored, keeping only those this version knows. */
export function parseColumns(text: string | null): readonly ColumnId[] {
  if (text === null) return DEFAULT_COLUMNS;
  const names = new Set(text.split(","));
  return COLUMNS.map(({ id }) => id).filter((id) => names.has(id));
}

export const readColumns = (): readonly ColumnId[] => parseColumns(storage.get(KEY));
export const storeColumns = (ids: readonly ColumnId[]): void => storage.set(KEY, ids.join(","));
