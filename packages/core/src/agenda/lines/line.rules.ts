import { dayOf, timeOf } from "../../kernel/zone.rules";
import { dueClock } from "../../law/deadlines/text.rules";
import type { Event } from "../../practice/events/event.schema";
import type { FojaKind } from "../../practice/kinds/kinds.rules";
import type { Task } from "../../practice/tasks/task.schema";
import type { DatedLine, NextLine } from "./line.schema";

const BLANK = { at: null, end: null, status: null, eventType: null } as const;

/** A dated task, as a line of the agenda. */
export function lineOfTask(task: Task): DatedLine[] {
  const { _id, name: title, dueDate, status, folderId, folderName, deadline } = task;
  if (!dueDate) return [];
  const inHours = deadline?.vencimiento.includes("T") ?? false;
  return [
    {
      ...BLANK,
      ...{ kind: deadline ? "deadline" : "task", _id, title, day: dueDate, folderId, folderName },
      at: deadline && inHours ? dueClock(deadline.vencimiento) : null,
      status,
    },
  ];
}

/** An event, as a line of the agenda from a day on: one that began earlier is on that day. */
export function lineOfEvent(event: Event, from: string): DatedLine {
  const { _id, title, type: eventType, allDay, start, end, folderId, folderName } = event;
  const begins = dayOf(start);
  const before = begins < from;
  return {
    ...{ kind: "event", _id, title, folderId, folderName, eventType, end, status: null },
    day: before ? from : begins,
    at: allDay || before ? null : timeOf(start),
  };
}

type Due = Pick<DatedLine, "_id" | "title" | "day" | "folderId" | "folderName"> & {
  kind: FojaKind;
};

/** An entry with a foja that falls due, as a line of the agenda. */
export const lineOfDue = ({ kind, _id, title, day, folderId, folderName }: Due): DatedLine => ({
  ...BLANK,
  ...{ kind, _id, title, day, folderId, folderName },
});

const orderOf = ({ day, at, title, _id }: DatedLine) => `${day} ${at ?? ""} ${title} ${_id}`;

/** The lines by day; within a day, all-day ones first and then by the hour. */
export const inOrder = <L extends DatedLine>(lines: L[]): L[] =>
  [...lines].sort((a, b) => (orderOf(a) < orderOf(b) ? -1 : 1));

/** The first line of each case, in the order of the lines: an overdue one, or the soonest. */
export function nextOfEach(lines: DatedLine[]): NextLine[] {
  const next = new Map<string, NextLine>();
  for (const { folderId, folderName, status, end, ...line } of inOrder(lines)) {
    if (folderId && !next.has(folderId)) next.set(folderId, { ...line, folderId });
  }
  return [...next.values()];
}
