import { dueDay } from "../../law/deadlines/text.rules";
import type { Novedad } from "./novedad.schema";

type Dated = Pick<Novedad, "_id" | "proposal" | "asked">;

/**
 * The day or instant by which a novedad needs action, ISO; null where nothing is dated, or the
 * order is for another party.
 */
export function dueIn({ proposal, asked }: Pick<Novedad, "proposal" | "asked">): string | null {
  if (!proposal || asked?.whose === "theirs") return null;
  return proposal.start ?? proposal.vencimiento;
}

/** By due day, the earliest first; those without a date last, the last to arrive first. */
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

/** The groups of the inbox. */
export const STRETCHES = ["overdue", "week", "later", "undated"] as const;

export type Stretch = (typeof STRETCHES)[number];

/** The group of a due day by today: before it, within its seven days, after them, or undated. */
export function stretchOf(due: string | null, today: string, weekEnd: string): Stretch {
  if (due === null) return "undated";
  const day = dueDay(due);
  if (day < today) return "overdue";
  return day <= weekEnd ? "week" : "later";
}
