import { dueOn } from "@foja/core/kernel/due.rules";
import { shortDay } from "@foja/core/kernel/short-day.rules";
import { dayOf } from "@foja/core/kernel/zone.rules";
import type { Alert } from "@foja/core/telling/alerts/alert.schema";
import { today } from "~/lib/due";

type Facts = Pick<Alert, "sourceType" | "expirationDate" | "createdAt">;

/** The groups that are listed before those of days, in their order. */
const FIRST = ["Vencidas", "Hoy", "Tribunales"];

/**
 * The name of an alert's group on a day: overdue; due, happening or raised today; published by the
 * courts; the others by the day on which they were raised. An event that has passed is not overdue.
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

/** Alerts by group, each group in the order in which they were given; without empty groups. */
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

/** The position of a group among the fixed ones; groups of days follow all of them. */
const rank = (name: string): number => (FIRST.includes(name) ? FIRST.indexOf(name) : FIRST.length);

/** The first `few` alerts to show, unread ones first. Takes the alerts with the newest first. */
export const firstFew = <A extends { read: boolean }>(alerts: readonly A[], few: number): A[] =>
  [...alerts].sort((one, other) => Number(one.read) - Number(other.read)).slice(0, few);
