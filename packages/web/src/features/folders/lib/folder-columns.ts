import { storage } from "~/lib/storage";
import type { SortKey } from "./folder-view";

export type ColumnId = Exclude<SortKey, "folderName">;

type Column = { id: ColumnId; label: string; width: number };

/** The columns beside the carátula, in their order on screen. Widths in pixels. */
export const COLUMNS: readonly Column[] = [
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

/** The checkbox and the actions. */
const ENDS = 44 + 52;

/** What a carátula needs to be told from another: it is what one reads, so it gets its share. */
const nameRoom = (width: number) => Math.max(240, width * 0.34);

/** The chosen columns that fit in a width, in their order on screen: no table is ever cut off. */
export function fitColumns(chosen: readonly ColumnId[], width: number): Column[] {
  let room = width - ENDS - nameRoom(width);
  const fitting = new Set<ColumnId>();
  for (const id of BY_WORTH.filter((one) => chosen.includes(one))) {
    const column = COLUMNS.find((one) => one.id === id);
    if (!column || column.width > room) break;
    room -= column.width;
    fitting.add(id);
  }
  return COLUMNS.filter(({ id }) => fitting.has(id));
}

const KEY = "foja.folders.columns";

/** The columns that were stored, keeping only those this version knows. */
export function parseColumns(text: string | null): readonly ColumnId[] {
  if (text === null) return DEFAULT_COLUMNS;
  const names = new Set(text.split(","));
  return COLUMNS.map(({ id }) => id).filter((id) => names.has(id));
}

export const readColumns = (): readonly ColumnId[] => parseColumns(storage.get(KEY));
export const storeColumns = (ids: readonly ColumnId[]): void => storage.set(KEY, ids.join(","));
