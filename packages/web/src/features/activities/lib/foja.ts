import { dayOf } from "@foja/core/kernel/zone.rules";
import type { Activity } from "@foja/core/practice/activities/activity.schema";
import { formatDate } from "~/lib/format";

/** The day of an entry, `YYYY-MM-DD`: of an event with an hour, the practice's day. */
const dayIn = ({ date }: Activity) => (date.length > 10 ? dayOf(date) : date);

/** Whether an entry is still to come on a day: it is not in the file yet, and shows no number. */
export const isAhead = (entry: Activity, today: string): boolean => dayIn(entry) > today;

/** How an entry of the file is numbered, «f. 12»; nothing for the practice's own work. */
export const fojaOf = (entry: Activity, today: string): string | undefined =>
  entry.foja === null || isAhead(entry, today) ? undefined : `f. ${entry.foja}`;

/** How an entry is cited in a brief: «f. 12, 05/11/2026, «Traslado de la pericia»». */
export function citationOf(entry: Activity, today: string): string | undefined {
  const foja = fojaOf(entry, today);
  return foja && `${foja}, ${formatDate(entry.date)}, «${entry.title}»`;
}

/** Entries in the order given, those still to come apart from those up to today. */
export function blocksOf(entries: readonly Activity[], today: string) {
  const ahead = entries.filter((entry) => isAhead(entry, today));
  const past = entries.filter((entry) => !isAhead(entry, today));
  const blocks = [
    { name: "Por venir", entries: ahead },
    { name: "Hasta hoy", entries: past },
  ].filter((block) => block.entries.length > 0);
  return entries[0] && isAhead(entries[0], today) ? blocks : blocks.reverse();
}
