import { dueOn } from "@foja/core/kernel/due.rules";
import { shortDay } from "@foja/core/kernel/short-day.rules";
import { dayOf } from "@foja/core/kernel/zone.rules";
import type { Alert } from "@foja/core/telling/alerts/alert.schema";
import { today } from "~/lib/due";

type Facts = Pick<Alert, "sourceType" | "expirationDate" | "createdAt">;

/** The groups that come before those of days, in their order. */
const FIRST = ["Vencidas", "Hoy", "Tribunales"];

/**
 * The name of an alert's group on a day: what is overdue; what falls due or happens today, or came
 * today; what the courts published; the rest by the day on which it came. An event that has passed
 * is not overdue.
 */
export function groupOf({ sourceType, expirationDate, createdAt }: Facts, on = today()): string {
  const { step } = expirationDate ? dueOn(expirationDate, on) : { step: undefined };
  if (step === "overdue" && sourceType !== "event") return "Vencidas";
  if (step === "today") return "Hoy";
  if (sourceType === "court" || (sourceType === "movement" && !step)) return "Tribunales";
  return dayName(dayOf(createdAt), on);
}

/** «Hoy», «Ayer», «Mié 18/11». */
function dayName(day: string, on: string): string {
  const { days } = dueOn(day, on);
  if (days >= 0) return "Hoy";
  const name = shortDay(day, on);
  return days === -1 ? "Ayer" : name.charAt(0).toUpperCase() + name.slice(1);
}

/** Alerts in their groups, each group in the order in which they were given; none is empty. */
export function grouped<A extends Facts>(alerts: readonly A[], on = today()) {
  const groups = new Map<string, A[]>();
  for (const alert of alerts) {
    const name = groupOf(alert, on);
    groups.set(name, [...(groups.get(name) ?? []), alert]);
  }
  return [...groups]
    .map(([name, rows]) => ({ name, rows }))
    .sort((one, other) => rank(one.name) - rank(other.name));
}

/** A group's place among those before the days; all days come after. */
const rank = (name: string): number => (FIRST.includes(name) ? FIRST.indexOf(name) : FIRST.length);

/** The few to show first of alerts that come with the last raised first: those not read, if any. */
export const firstFew = <A extends { read: boolean }>(alerts: readonly A[], few: number): A[] =>
  [...alerts].sort((one, other) => Number(one.read) - Number(other.read)).slice(0, few);
