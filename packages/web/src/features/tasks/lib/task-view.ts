import { dueOn } from "@foja/core/kernel/due.rules";
import { fold } from "@foja/core/kernel/text.rules";
import { isOpen } from "@foja/core/practice/tasks/task.rules";
import {
  TASK_PRIORITIES,
  TASK_STATUSES,
  type TaskPriority,
  type TaskStatus,
} from "@foja/core/practice/tasks/task.schema";
import type { TaskRow } from "./task-row";

export const DUES = ["vencidas", "hoy", "semana", "sin-fecha"] as const;
export type Due = (typeof DUES)[number];

export const SORT_KEYS = [
  "dueDate",
  "priority",
  "name",
  "folderName",
  "status",
  "createdAt",
] as const;
export type SortKey = (typeof SORT_KEYS)[number];
export type TaskSort = { by: SortKey; desc: boolean };

/** How the tasks are looked at. All of it lives in the address. */
export type TaskView = {
  text: string;
  /** What is still to be done unless told. */
  status: TaskStatus | "abiertas" | "todas";
  priority: TaskPriority | null;
  tag: string;
  folderId: string | null;
  due: Due | null;
  board: boolean;
  archived: boolean;
  sort: TaskSort;
};

/** What falls due first comes first. */
export const SOONEST: TaskSort = { by: "dueDate", desc: false };

const oneOf = <T extends string>(words: readonly T[], text: string | null): T | null =>
  words.find((word) => word === text) ?? null;

function parseSort(text: string | null): TaskSort {
  const by = oneOf(SORT_KEYS, text?.replace(/^-/, "") ?? null);
  return by ? { by, desc: text?.startsWith("-") ?? false } : SOONEST;
}

/** A sort as the address writes it: `-priority`. */
export const sortParam = ({ by, desc }: TaskSort): string => `${desc ? "-" : ""}${by}`;

/** The view an address asks for; what it cannot ask for is left at its default. */
export const parseView = (params: URLSearchParams): TaskView => ({
  text: params.get("q") ?? "",
  status: oneOf([...TASK_STATUSES, "todas"], params.get("estado")) ?? "abiertas",
  priority: oneOf(TASK_PRIORITIES, params.get("prioridad")),
  tag: params.get("etiqueta") ?? "",
  folderId: params.get("de"),
  due: oneOf(DUES, params.get("vence")),
  board: params.get("vista") === "tablero",
  archived: params.get("estante") === "archivadas",
  sort: parseSort(params.get("orden")),
});

/** The address with another view; defaults leave no trace in it. */
export function withView(params: URLSearchParams, change: Partial<TaskView>): URLSearchParams {
  const view = { ...parseView(params), ...change };
  const order = sortParam(view.sort);
  const wanted = {
    q: view.text,
    estado: view.status === "abiertas" ? null : view.status,
    prioridad: view.priority,
    etiqueta: view.tag,
    de: view.folderId,
    vence: view.due,
    vista: view.board ? "tablero" : null,
    estante: view.archived ? "archivadas" : null,
    orden: order === sortParam(SOONEST) ? null : order,
  };
  const next = new URLSearchParams(params);
  for (const [name, value] of Object.entries(wanted)) {
    if (value) next.set(name, value);
    else next.delete(name);
  }
  return next;
}

/** The view with nothing hidden but what is done. */
export const UNFILTERED = {
  text: "",
  status: "abiertas",
  priority: null,
  tag: "",
  folderId: null,
  due: null,
} as const satisfies Partial<TaskView>;

/** How many filters hide rows, the text apart. */
export const filtersOf = ({ status, priority, tag, folderId, due }: TaskView): number =>
  [status !== "abiertas", priority, tag, folderId, due].filter(Boolean).length;

export const isFiltered = (view: TaskView): boolean =>
  view.text.trim() !== "" || filtersOf(view) > 0;

/** The rows a view shows, in its order. On the board every state has its own column. */
export function applyView(rows: readonly TaskRow[], view: TaskView, today: string): TaskRow[] {
  const words = fold(view.text).split(/\s+/).filter(Boolean);
  const tag = fold(view.tag);
  const shown = (row: TaskRow) =>
    (view.board || view.archived || statusFits(row, view.status)) &&
    (view.priority === null || row.priority === view.priority) &&
    (view.folderId === null || row.folderId === view.folderId) &&
    (tag === "" || row.tags.some((one) => fold(one) === tag)) &&
    (view.due === null || dueFits(row, view.due, today)) &&
    textFits(row, words);
  return rows.filter(shown).sort(comparer(view.sort));
}

function statusFits({ status }: TaskRow, wanted: TaskView["status"]): boolean {
  if (wanted === "todas") return true;
  return wanted === "abiertas" ? isOpen(status) : status === wanted;
}

function dueFits({ dueDate }: TaskRow, due: Due, today: string): boolean {
  if (dueDate === null) return due === "sin-fecha";
  const { days } = dueOn(dueDate, today);
  if (due === "vencidas") return days < 0;
  if (due === "hoy") return days === 0;
  return due === "semana" && days >= 0 && days <= 7;
}

function textFits(row: TaskRow, words: readonly string[]): boolean {
  if (words.length === 0) return true;
  const text = fold([row.name, row.folderName, ...row.tags].join(" "));
  return words.every((word) => text.includes(word));
}

const collator = new Intl.Collator("es-AR", { sensitivity: "base", numeric: true });

/** Empty values go last either way; ties keep the server's order, newest first. */
function comparer({ by, desc }: TaskSort) {
  const sign = desc ? -1 : 1;
  return (one: TaskRow, other: TaskRow): number => {
    const [a, b] = [rank(one, by), rank(other, by)];
    if (a === "" || b === "") return Number(a === "") - Number(b === "");
    return sign * collator.compare(a, b);
  };
}

function rank(row: TaskRow, by: SortKey): string {
  // The most urgent first, as what falls due first.
  if (by === "priority") return String(9 - TASK_PRIORITIES.indexOf(row.priority));
  if (by === "status") return String(TASK_STATUSES.indexOf(row.status));
  return row[by] ?? "";
}

/** Every label in use, once, from A. */
export const tagsOf = (rows: readonly TaskRow[]): string[] => {
  const spelled = new Map(rows.flatMap(({ tags }) => tags.map((tag) => [fold(tag), tag])));
  return [...spelled.values()].sort(collator.compare);
};
