import { addDays } from "@foja/core/kernel/day.rules";
import { dayOf, timeOf } from "@foja/core/kernel/zone.rules";
import { dayText } from "@foja/core/law/deadlines/text.rules";
import type { Event, EventType } from "@foja/core/practice/events/event.schema";
import type { Task } from "@foja/core/practice/tasks/task.schema";
import { paths } from "~/lib/paths";

/** How many days ahead one looks, today being none. */
export const DAYS_AHEAD = 7;

type DueTask = Pick<Task, "_id" | "name" | "dueDate" | "status" | "folderId" | "folderName">;
type Happening = Pick<
  Event,
  "_id" | "title" | "type" | "allDay" | "start" | "end" | "folderId" | "folderName"
>;

/** One thing that is next: a task that falls due, or an event that begins. */
export type Line = {
  id: string;
  title: string;
  day: string;
  to: string;
  folder: { id: string; name: string | null } | null;
  task?: Pick<Task, "dueDate" | "status">;
  /** `at` is its hour; without it, it is all day. */
  event?: { type: EventType; at?: string };
};

export type Day = { key: string; title: string; lines: Line[] };

/** What is shown of what is next, day by day, and how many more there are. */
export type Coming = { days: Day[]; more: number };

const MOST = 10;
/** However much is coming, so many of those overdue are shown; and however many are, what is coming. */
const OVERDUE_AT_LEAST = 3;

/**
 * What is next, overdue first and then day by day. An event that a task speaks for (`spokenFor`) is
 * the same deadline, and is left to its task; so is one that says what a task says, whose calculation
 * was put away.
 */
export function comingOf(
  tasks: readonly DueTask[],
  events: readonly Happening[],
  spokenFor: ReadonlySet<string>,
  now: string,
): Coming {
  const today = dayOf(now);
  const last = addDays(today, DAYS_AHEAD);
  const known = new Set(
    tasks.map(({ name, dueDate, folderId }) => saying(name, dueDate, folderId)),
  );
  const isTold = ({ _id, type, title, start, folderId }: Happening) =>
    spokenFor.has(_id) ||
    (type === "vencimiento" && known.has(saying(title, dayOf(start), folderId)));
  const lines = [
    ...tasks.flatMap(lineOfTask),
    ...events
      .filter((event) => !isTold(event) && !isOver(event, now))
      .map((event) => lineOfEvent(event, today)),
  ]
    .filter(({ day }) => day <= last)
    .sort((a, b) => (orderOf(a) < orderOf(b) ? -1 : 1));
  const overdue = lines.filter(({ day }) => day < today);
  const ahead = lines.filter(({ day }) => day >= today);
  // Of those overdue the latest: the oldest have waited the longest without being looked at.
  const late = overdue.slice(-Math.max(OVERDUE_AT_LEAST, MOST - ahead.length));
  const shown = [...late, ...ahead.slice(0, MOST - late.length)];
  return { days: byDay(shown, today), more: lines.length - shown.length };
}

const saying = (...words: (string | null)[]) => JSON.stringify(words);

/** An appointment that ended is not next; a due date is, until its day ends. */
const isOver = ({ type, start, end }: Happening, now: string) =>
  end <= now && (type !== "vencimiento" || dayOf(start) < dayOf(now));

/** By day; what has an hour, after what has none. */
const orderOf = ({ day, event, title, id }: Line) => `${day} ${event?.at ?? ""} ${title} ${id}`;

const folderOf = ({ folderId, folderName }: Pick<Task, "folderId" | "folderName">) =>
  folderId ? { id: folderId, name: folderName } : null;

function lineOfTask(task: DueTask): Line[] {
  const { _id, name, dueDate, status } = task;
  if (!dueDate) return [];
  const [to, folder] = [paths.tasks.one(_id), folderOf(task)];
  return [{ id: _id, title: name, day: dueDate, to, folder, task: { dueDate, status } }];
}

/** What began before today and still runs is of today. */
function lineOfEvent(event: Happening, today: string): Line {
  const { _id, title, type, allDay, start } = event;
  const begins = dayOf(start);
  const at = allDay || begins < today ? {} : { at: timeOf(start) };
  const day = begins < today ? today : begins;
  return {
    ...{ id: _id, title, day, to: paths.calendar.one(_id), folder: folderOf(event) },
    event: { type, ...at },
  };
}

function byDay(lines: readonly Line[], today: string): Day[] {
  const days = new Map<string, Line[]>();
  for (const line of lines) {
    const key = line.day < today ? OVERDUE : line.day;
    days.set(key, [...(days.get(key) ?? []), line]);
  }
  return [...days].map(([key, lines]) => ({ key, title: titleOf(key, today), lines }));
}

const OVERDUE = "overdue";

function titleOf(key: string, today: string): string {
  if (key === OVERDUE) return "Vencido";
  if (key === today) return `Hoy, ${dayText(key)}`;
  if (key === addDays(today, 1)) return `Mañana, ${dayText(key)}`;
  const text = dayText(key);
  return text.charAt(0).toLocaleUpperCase("es-AR") + text.slice(1);
}
