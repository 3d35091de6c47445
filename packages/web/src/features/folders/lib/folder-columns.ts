import { type Column, fitColumns as fit } from "~/lib/lists/columns";
import { storage } from "~/lib/storage";
import type { SortKey } from "./folder-view";

export type ColumnId = Exclude<SortKey, "folderName">;

/** The columns beside the carátula, in their order on screen. Widths in pixels. */
export const COLUMNS: readonly Column<ColumnId>[] = [
  { id: "number", label: "Expediente", width: 156 },
  { id: "customerName", label: "Cliente", width: 172 },
  { id: "materia", label: "Materia", width: 152 },
  { id: "status", label: "Estado", width: 128 },
  { id: "folderFuero", label: "Fuero", width: 136 },
  { id: "folderJuris", label: "Jurisdicción", width: 184 },
  { id: "initialDateFolder", label: "Inicio", width: 108 },
  { id: "finalDateFolder", label: "Cierre", width: 108 },
  { id: "updatedAt", label: "Último cambio", width: 132 },
  { id: "createdAt", label: "Alta", width: 108 },
];

export const DEFAULT_COLUMNS: readonly ColumnId[] = [
  "customerName",
  "materia",
  "status",
  "folderFuero",
  "updatedAt",
];

/** What is kept longest when there is no room for all that was chosen. */
const BY_WORTH: readonly ColumnId[] = [
  "status",
  "customerName",
  "number",
  "materia",
  "updatedAt",
  "folderFuero",
  "folderJuris",
  "initialDateFolder",
  "finalDateFolder",
  "createdAt",
];

/** The chosen columns that fit in a width, in their order on screen: no table is ever cut off. */
export const fitColumns = (chosen: readonly ColumnId[], width: number) =>
  fit({ columns: COLUMNS, byWorth: BY_WORTH }, chosen, width);

const KEY = "foja.folders.columns";

/** The columns that were stored, keeping only those this version knows. */
export function parseColumns(text: string | null): readonly ColumnId[] {
  if (text === null) return DEFAULT_COLUMNS;
  const names = new Set(text.split(","));
  return COLUMNS.map(({ id }) => id).filter((id) => names.has(id));
}

export const readColumns = (): readonly ColumnId[] => parseColumns(storage.get(KEY));
export const storeColumns = (ids: readonly ColumnId[]): void => storage.set(KEY, ids.join(","));
