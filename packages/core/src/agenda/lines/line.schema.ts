import * as z from "zod";
import { day, flag } from "../../kernel/fields.schema";
import { EVENT_TYPES } from "../../practice/events/type.rules";
import { FOJA_KINDS } from "../../practice/kinds/kinds.rules";
import { TASK_STATUSES } from "../../practice/tasks/task.schema";

/** The kinds of lines in the agenda: a deadline is a task that carries its count. */
export const LINE_KINDS = ["deadline", "task", "event", ...FOJA_KINDS] as const;

/** The most days that one request covers. */
const MOST_DAYS = 400;
const DAY_MS = 24 * 3600 * 1000;

/** Query of `GET /api/agenda`: two days, both included. */
export const readAgenda = z
  .strictObject({ from: day("Desde"), to: day("Hasta"), overdue: flag("overdue").optional() })
  .superRefine(({ from, to }, context) => {
    const days = (Date.parse(to) - Date.parse(from)) / DAY_MS;
    if (days >= 0 && days <= MOST_DAYS) return;
    const message =
      days < 0
        ? "Hasta: tiene que ser igual o posterior a Desde"
        : `Hasta: la agenda se lee de a ${MOST_DAYS} días como mucho`;
    context.addIssue({ code: "custom", path: ["to"], message });
  });

/** A dated entry of the practice, of any kind of record. */
export const line = z.object({
  kind: z.enum(LINE_KINDS),
  _id: z.string(),
  title: z.string(),
  /** The day it falls due or begins; for one that began earlier, the first day requested. */
  day: z.string(),
  /** Its hour in the practice's zone, `HH:MM`; null for an all-day one. */
  at: z.string().nullable(),
  /** When an event ends, UTC ISO. */
  end: z.string().nullable(),
  folderId: z.string().nullable(),
  folderName: z.string().nullable(),
  status: z.enum(TASK_STATUSES).nullable(),
  eventType: z.enum(EVENT_TYPES).nullable(),
  /** Who answers for it: for a task, for its case or, of an event without one, who entered it. */
  responsibleId: z.string(),
});

/** The next line of a case. */
export const nextLine = line
  .pick({ kind: true, _id: true, title: true, day: true, at: true, eventType: true })
  .extend({ folderId: z.string() });

export type Line = z.output<typeof line>;
/** A line without the person who answers for it. */
export type DatedLine = Omit<Line, "responsibleId">;
export type NextLine = z.output<typeof nextLine>;
