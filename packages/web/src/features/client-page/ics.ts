import { calendar, entryLines } from "@foja/core/agenda/feeds/ics.rules";
import { addDays } from "@foja/core/kernel/day.rules";
import { startOfDay } from "@foja/core/kernel/zone.rules";
import type { SharedCase } from "@foja/core/sharing/links/link.schema";

const HOUR_MS = 3_600_000;

/** A date of a case as a file that every calendar takes: an hour, or a day where it has no time. */
export function icsOf({ date, text, place }: SharedCase["next"][number]): string {
  const allDay = date.length === 10;
  const start = allDay ? startOfDay(date) : date;
  const end = allDay
    ? startOfDay(addDays(date, 1))
    : new Date(Date.parse(date) + HOUR_MS).toISOString();
  const at = new Date().toISOString();
  const entry = { uid: `${start}-${text.length}`, title: text, description: null, location: place };
  const times = { allDay, start, end, createdAt: at, updatedAt: at };
  return calendar("Tu caso", entryLines({ ...entry, ...times, categories: "Caso" }));
}
