import { dueDay } from "../../law/deadlines/text.rules";
import type { Novedad } from "./novedad.schema";

type Dated = Pick<Novedad, "_id" | "proposal" | "asked">;

/**
 * The day or the moment by which something has to be done about a novedad, ISO; null where nothing is
 * dated, or what is asked is asked of another.
 */
export function dueIn({ proposal, asked }: Pick<Novedad, "proposal" | "asked">): string | null {
  if (!proposal || asked?.whose === "theirs") return null;
  return proposal.start ?? proposal.vencimiento;
}

/** By the day they are due, the earliest first; those without a date last, the latest to arrive first. */
export function byDue(one: Dated, other: Dated): number {
  const [due, otherDue] = [dueIn(one), dueIn(other)];
  if (due !== null && otherDue !== null) {
    const days = dueDay(due).localeCompare(dueDay(otherDue));
    return days === 0 ? due.localeCompare(otherDue) || latestFirst(one, other) : days;
  }
  if (due === null && otherDue === null) return latestFirst(one, other);
  return due === null ? 1 : -1;
}

/** Identifiers sort by arrival. */
const latestFirst = (one: Dated, other: Dated) => other._id.localeCompare(one._id);

/** In which stretch of the inbox it lies. */
export const STRETCHES = ["overdue", "week", "later", "undated"] as const;

export type Stretch = (typeof STRETCHES)[number];

/** The stretch of a due day seen from another: before it, in its seven days, after them, or none. */
export function stretchOf(due: string | null, today: string, weekEnd: string): Stretch {
  if (due === null) return "undated";
  const day = dueDay(due);
  if (day < today) return "overdue";
  return day <= weekEnd ? "week" : "later";
}
