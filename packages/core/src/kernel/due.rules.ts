import { daysBetween } from "./day.rules";

/** How near a day is, in the steps that decide its wording and colour. */
export type DueStep = "overdue" | "today" | "tomorrow" | "within3" | "within7" | "later";

/** How near `day` is as of `today`, with the days left (negative when overdue). */
export function dueOn(day: string, today: string): { step: DueStep; days: number } {
  const days = daysBetween(today, day);
  if (days < 0) return { step: "overdue", days };
  if (days === 0) return { step: "today", days };
  if (days === 1) return { step: "tomorrow", days };
  if (days <= 3) return { step: "within3", days };
  return { step: days <= 7 ? "within7" : "later", days };
}
