import type { Novedad } from "@foja/core/courts/novedades/novedad.schema";
import {
  byDue,
  dueIn,
  STRETCHES,
  type Stretch,
  stretchOf,
} from "@foja/core/courts/novedades/order.rules";
import { addDays } from "@foja/core/kernel/day.rules";
import { dueDay } from "@foja/core/law/deadlines/text.rules";

/** The filter of the inbox: by case, by fuero, with or without a due date. */
export type NovedadFilter = { folder: string; fuero: string; due: "" | "with" | "without" };

export const NO_FILTER: NovedadFilter = { folder: "", fuero: "", due: "" };

/** The fuero in a number of the PJN; numbers of the MEV have none: «MEV» is used. */
export const fueroOf = ({ system, number }: Pick<Novedad, "system" | "number">): string =>
  system === "mev" ? "MEV" : (number.split(" ")[0] ?? "");

/** The novedades that a filter lets through. */
export const filtered = (rows: readonly Novedad[], filter: NovedadFilter): Novedad[] =>
  rows.filter(
    (row) =>
      (filter.folder === "" || row.folderId === filter.folder) &&
      (filter.fuero === "" || fueroOf(row) === filter.fuero) &&
      (filter.due === "" || (dueIn(row) !== null) === (filter.due === "with")),
  );

/** The filter of an address. */
export function filterIn(params: URLSearchParams): NovedadFilter {
  const due = params.get("plazo");
  return {
    folder: params.get("causa") ?? "",
    fuero: params.get("fuero") ?? "",
    due: due === "con" ? "with" : due === "sin" ? "without" : "",
  };
}

export const STRETCH_NAMES: Record<Stretch, string> = {
  overdue: "Vencidas",
  week: "Esta semana",
  later: "Después",
  undated: "Sin plazo",
};

/** How many days after today belong to «this week». */
const WEEK = 6;

export type Group = { stretch: Stretch; rows: Novedad[] };

/** The novedades by group of the inbox, those due first; without empty groups. */
export function groupsOf(rows: readonly Novedad[], today: string): Group[] {
  const sorted = [...rows].sort(byDue);
  const weekEnd = addDays(today, WEEK);
  const of = (row: Novedad) => stretchOf(dueIn(row), today, weekEnd);
  return STRETCHES.map((stretch) => ({
    stretch,
    rows: sorted.filter((row) => of(row) === stretch),
  })).filter(({ rows: some }) => some.length > 0);
}

/** The options of the filters, from the rows: cases by name, and fueros. */
export function choicesOf(rows: readonly Novedad[]) {
  const cases = new Map(rows.map(({ folderId, folderName }) => [folderId, folderName]));
  const fueros = new Set(rows.map(fueroOf));
  return {
    cases: [...cases]
      .map(([value, label]) => ({ value, label }))
      .sort((a, b) => a.label.localeCompare(b.label, "es")),
    fueros: [...fueros].sort().map((value) => ({ value, label: value })),
  };
}

/** The day something is due, and whether that has passed. */
export function dueOf(row: Novedad, today: string): { day: string; overdue: boolean } | null {
  const due = dueIn(row);
  if (due === null) return null;
  const day = dueDay(due);
  return { day, overdue: day < today };
}
