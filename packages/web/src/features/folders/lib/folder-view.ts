import { fold } from "@foja/core/kernel/text.rules";
import { FOLDER_STATUSES, type FolderStatus } from "@foja/core/practice/folders/folder.schema";
import type { FolderRow } from "./folder-row";

export type SortKey = Exclude<keyof FolderRow, "_id">;
export type FolderSort = { by: SortKey; desc: boolean };

/** How the list is looked at. All of it lives in the address. */
export type FolderView = {
  text: string;
  status: FolderStatus | null;
  archived: boolean;
  /** As columns by state, not as a list. */
  board: boolean;
  sort: FolderSort;
};

/** Newest first: the order the server answers in. */
export const NEWEST: FolderSort = { by: "createdAt", desc: true };

const SORT_KEYS: readonly SortKey[] = [
  "number",
  "folderName",
  "customerName",
  "materia",
  "status",
  "folderFuero",
  "folderJuris",
  "initialDateFolder",
  "finalDateFolder",
  "updatedAt",
  "createdAt",
];

function parseSort(text: string | null): FolderSort {
  const by = SORT_KEYS.find((key) => key === text?.replace(/^-/, ""));
  return by ? { by, desc: text?.startsWith("-") ?? false } : NEWEST;
}

/** A sort as the address writes it: `-updatedAt`. */
export const sortParam = ({ by, desc }: FolderSort): string => `${desc ? "-" : ""}${by}`;

/** The view an address asks for; what it cannot ask for is left at its default. */
export const parseView = (params: URLSearchParams): FolderView => ({
  text: params.get("q") ?? "",
  status: FOLDER_STATUSES.find((status) => status === params.get("estado")) ?? null,
  archived: params.get("vista") === "archivadas",
  board: params.get("vista") === "tablero",
  sort: parseSort(params.get("orden")),
});

/** The address with another view; defaults leave no trace in it. */
export function withView(params: URLSearchParams, change: Partial<FolderView>): URLSearchParams {
  const { text, status, archived, board, sort } = { ...parseView(params), ...change };
  const order = sortParam(sort);
  const wanted = {
    q: text,
    estado: status,
    vista: archived ? "archivadas" : board ? "tablero" : null,
    orden: order === sortParam(NEWEST) ? null : order,
  };
  const next = new URLSearchParams(params);
  for (const [name, value] of Object.entries(wanted)) {
    if (value) next.set(name, value);
    else next.delete(name);
  }
  return next;
}

/** Whether the view hides rows that exist. */
export const isFiltered = ({ text, status }: FolderView): boolean =>
  text.trim() !== "" || status !== null;

/** The rows a view shows, in its order. Every word must be in the carátula, number, client or materia. */
export function applyView(rows: readonly FolderRow[], view: FolderView): FolderRow[] {
  const words = fold(view.text).split(/\s+/).filter(Boolean);
  const found = rows.filter(
    (row) =>
      (view.board || view.status === null || row.status === view.status) && matches(row, words),
  );
  const isServerOrder = sortParam(view.sort) === sortParam(NEWEST);
  return isServerOrder ? found : found.sort(comparer(view.sort));
}

function matches(row: FolderRow, words: readonly string[]): boolean {
  if (words.length === 0) return true;
  const text = fold([row.folderName, row.number, row.customerName, row.materia].join(" "));
  return words.every((word) => text.includes(word));
}

const collator = new Intl.Collator("es-AR", { sensitivity: "base", numeric: true });

/** Empty values go last either way; ties keep the server's order, newest first. */
function comparer({ by, desc }: FolderSort) {
  const sign = desc ? -1 : 1;
  const rank = (row: FolderRow) =>
    by === "status" ? String(FOLDER_STATUSES.indexOf(row.status)) : (row[by] ?? "");
  return (one: FolderRow, other: FolderRow): number => {
    const [a, b] = [rank(one), rank(other)];
    if (a === "" || b === "") return Number(a === "") - Number(b === "");
    return sign * collator.compare(a, b);
  };
}
