import { dayOf } from "@foja/core/kernel/zone.rules";
import type { Activity } from "@foja/core/practice/activities/activity.schema";
import { formatDate } from "~/lib/format";

/** The day of an entry, `YYYY-MM-DD`; for an event with an hour, the day in the practice's zone. */
const dayIn = ({ date }: Activity) => (date.length > 10 ? dayOf(date) : date);

/** Whether an entry is still to come on a day: then it is not in the file yet and has no number. */
export const isAhead = (entry: Activity, today: string): boolean => dayIn(entry) > today;

/** The number of an entry in the file, «f. 12»; undefined for the practice's own work. */
export const fojaOf = (entry: Activity, today: string): string | undefined =>
  entry.foja === null || isAhead(entry, today) ? undefined : `f. ${entry.foja}`;

/** The citation of an entry in a brief: «f. 12, 05/11/2026, «Traslado de la pericia»». */
export function citationOf(entry: Activity, today: string): string | undefined {
  const foja = fojaOf(entry, today);
  return foja && `${foja}, ${formatDate(entry.date)}, «${entry.title}»`;
}

/**
 * Splits entries into those still to come, the nearest first, and those up to today, in the order
 * given. What is to come stands first where the newest does.
 */
export function blocksOf(entries: readonly Activity[], today: string) {
  const ahead = entries
    .filter((entry) => isAhead(entry, today))
    .sort((a, b) => (a.date < b.date ? -1 : 1));
  const past = entries.filter((entry) => !isAhead(entry, today));
  const blocks = [
    { name: "Por venir", entries: ahead },
    { name: "Hasta hoy", entries: past },
  ].filter((block) => block.entries.length > 0);
  return entries[0] && isAhead(entries[0], today) ? blocks : blocks.reverse();
}
