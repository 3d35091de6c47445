import type { Statistics } from "@foja/core/operations/statistics/statistics.schema";
import { formatNumber } from "~/lib/format";
import { paths } from "~/lib/paths";

type Board = NonNullable<Statistics["dashboard"]>;

/** A figure of today, its change since yesterday, and the link to its records. */
export type Figure = { label: string; value: string; change: string | null; to: string };

/** The figures of the dashboard. No change is shown if the day before was not stored. */
export function figuresOf(board: Board): Figure[] {
  const { folders, tasks, deadlines, trends } = board;
  const then = trends.yesterday;
  const figure = (label: string, to: string, now: number, before: number | undefined): Figure => ({
    ...{ label, to, value: formatNumber(now) },
    change: before === undefined ? null : changeText(now - before),
  });
  return [
    figure("Causas activas", paths.folders.list, folders.active, then?.folders.active),
    figure("Tareas por hacer", paths.tasks.list, tasks.open, then?.tasks.open),
    figure(
      "Tareas vencidas",
      paths.tasks.found({ vence: "vencidas" }),
      tasks.overdue,
      then?.tasks.overdue,
    ),
    figure(
      "Plazos abiertos",
      paths.tasks.found({ clase: "plazos" }),
      deadlines.open,
      then?.deadlines.open,
    ),
  ];
}

/** «2 más», «1 menos», «igual». */
export function changeText(difference: number): string {
  if (difference === 0) return "igual que ayer";
  const many = formatNumber(Math.abs(difference));
  return `${many} ${difference > 0 ? "más" : "menos"} que ayer`;
}
