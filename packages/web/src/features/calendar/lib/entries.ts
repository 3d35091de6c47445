import type { Line } from "@foja/core/agenda/lines/line.schema";
import { addDays } from "@foja/core/kernel/day.rules";
import { dayOf, instantAt, startOfDay, timeOf } from "@foja/core/kernel/zone.rules";
import { dayText } from "@foja/core/law/deadlines/text.rules";
import type { Event } from "@foja/core/practice/events/event.schema";
import { once } from "~/lib/once";
import type { CalendarView } from "./calendar-view";

/** The time of an event, in the API's form. */
export type Span = Pick<Event, "allDay" | "start" | "end">;

/** Something that falls due, as a calendar shows it: a deadline, a task, a movement or a cédula. */
export type DueTask = Pick<Line, "_id" | "day" | "at" | "title" | "folderId" | "folderName"> & {
  kind: Exclude<Line["kind"], "event">;
};

/** An entry of the calendar: an event, or the day on which something falls due. */
export type Entry = {
  id: string;
  title: string;
  allDay: boolean;
  start: string;
  end?: string;
  editable: boolean;
  extendedProps: { event?: Event; task?: DueTask };
};

/** The practice's wall clock at an instant: the calendar uses these times as if they were UTC. */
export const wallOf = (instant: string) => `${dayOf(instant)}T${timeOf(instant)}:00`;

/** The current wall clock of the practice. */
export const wallNow = () => wallOf(new Date().toISOString());

/** The entries that were made: a month of a large practice has thousands, and each takes two wall clocks. */
const made = new WeakMap<Event, Entry>();

/** An event as an entry of the calendar. */
export function entryOf(event: Event): Entry {
  const before = made.get(event);
  if (before) return before;
  const { _id, title, allDay, start, end } = event;
  const write = allDay ? dayOf : wallOf;
  const until = end > start ? { end: write(end) } : {};
  const entry = {
    id: _id,
    title,
    allDay,
    start: write(start),
    ...until,
    editable: true,
    extendedProps: { event },
  };
  made.set(event, entry);
  return entry;
}

/** A due date as an entry on its day; tasks and deadlines can be moved to another. */
export const entryOfDue = (task: DueTask): Entry => ({
  id: task._id,
  title: task.title,
  allDay: true,
  start: task.day,
  editable: task.kind === "task" || task.kind === "deadline",
  extendedProps: { task },
});

/** The span after a drag: `start` and `end` are wall clocks as UTC; a null end is the default. */
export function spanOf(dropped: { allDay: boolean; start: Date; end: Date | null }): Span {
  const { allDay, start, end } = dropped;
  const [day, clock] = split(start);
  if (allDay) {
    const until = end ? split(end)[0] : addDays(day, 1);
    return { allDay, start: startOfDay(day), end: startOfDay(until) };
  }
  const begins = instantAt(day, clock);
  const hour = new Date(Date.parse(begins) + 3_600_000).toISOString();
  return { allDay, start: begins, end: end ? instantAt(...split(end)) : hour };
}

function split(date: Date): [day: string, time: string] {
  const iso = date.toISOString();
  return [iso.slice(0, 10), iso.slice(11, 16)];
}

/** The hours of the grid: office hours, extended to those of its entries. */
export function hoursOf(entries: readonly Entry[]) {
  let [first, last] = [7, 21];
  for (const { allDay, start, end = start } of entries) {
    if (allDay) continue;
    // An entry over midnight needs the whole day.
    const overnight = start.slice(0, 10) !== end.slice(0, 10);
    first = overnight ? 0 : Math.min(first, Number(start.slice(11, 13)));
    last = overnight ? 24 : Math.max(last, Number(end.slice(11, 13)) + 1);
  }
  const write = (hour: number) => `${String(hour).padStart(2, "0")}:00:00`;
  return { slotMinTime: write(first), slotMaxTime: write(last) };
}

/** Whether an event passes the filters of the view. */
export const passes =
  ({ types, onlyCases }: Pick<CalendarView, "types" | "onlyCases">) =>
  (event: Event) =>
    (types.length === 0 || types.includes(event.type)) && (!onlyCases || event.folderId !== null);

const WEEKDAY = once(
  () =>
    new Intl.DateTimeFormat("es-AR", {
      timeZone: "UTC",
      weekday: "long",
      day: "numeric",
      month: "long",
      year: "numeric",
    }),
);
const dayInWords = (day: string) => WEEKDAY().format(new Date(`${day}T00:00:00Z`));

/** When an event happens, in words. */
export function whenOf({ allDay, start, end }: Span): string {
  const [first, last] = [dayOf(start), allDay ? addDays(dayOf(end), -1) : dayOf(end)];
  if (allDay) {
    if (first === last) return `${capital(dayInWords(first))}, todo el día`;
    return `Del ${dayInWords(first)} al ${dayInWords(last)}`;
  }
  const from = `${capital(dayInWords(first))}, ${timeOf(start)}`;
  if (end === start) return from;
  return first === last
    ? `${from} a ${timeOf(end)}`
    : `${from}, al ${dayInWords(last)}, ${timeOf(end)}`;
}

/** That an event was moved, and where it is now at an instant (UTC ISO). */
export const movedText = (span: Span, now: string): string =>
  `Movido: ${whenOf(span)}${span.end <= now ? ". Queda en el pasado" : ""}`;

/** That a due date was moved to a day, on another. */
export const movedDueText = (title: string, day: string, today: string): string =>
  day < today
    ? `«${title}» venció el ${dayText(day)}. Queda en el pasado`
    : `«${title}» vence el ${dayText(day)}`;

const capital = (text: string) => text.charAt(0).toLocaleUpperCase("es-AR") + text.slice(1);
