import { addDays } from "../../kernel/day.rules";
import { instantAt, startOfDay } from "../../kernel/zone.rules";
import { dueClock } from "../../law/deadlines/text.rules";
import type { Task } from "../../practice/tasks/task.schema";
import type { IcsEntry } from "./ics.rules";

type EntryDetails = { description: string | null; folderName: string | null };

/** What other calendars show of an entry: its case, and its description. */
export function aboutOf({ description, folderName }: EntryDetails): string | null {
  const about = folderName ? [`Causa: ${folderName}`] : [];
  return [...about, ...(description ? [description] : [])].join("\n") || null;
}

/** A dated task for other calendars: all day, or at the hour where hours are counted. */
export function entryOfTask(task: Task): IcsEntry {
  const { _id, name, dueDate, deadline, createdAt, updatedAt } = task;
  const day = dueDate ?? "";
  const clock = deadline?.vencimiento.includes("T") ? dueClock(deadline.vencimiento) : undefined;
  const span = clock
    ? { allDay: false, start: instantAt(day, clock), end: instantAt(day, clock) }
    : { allDay: true, start: startOfDay(day), end: startOfDay(addDays(day, 1)) };
  return {
    ...span,
    uid: _id,
    title: deadline ? `Vence: ${name}` : name,
    description: aboutOf(task),
    categories: deadline ? "VENCIMIENTO" : "TAREA",
    createdAt,
    updatedAt,
  };
}
