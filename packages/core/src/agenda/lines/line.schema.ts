import * as z from "zod";
import { day, flag } from "../../kernel/fields.schema";
import { EVENT_TYPES } from "../../practice/events/type.rules";
import { TASK_STATUSES } from "../../practice/tasks/task.schema";

/** What the agenda of a practice is made of: a deadline is a task that carries its count. */
export const LINE_KINDS = ["deadline", "task", "event", "movement", "notification"] as const;

/** How far ahead one may look at once. */
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

/** A dated thing of the practice, whatever it is a record of. */
export const line = z.object({
  kind: z.enum(LINE_KINDS),
  _id: z.string(),
  title: z.string(),
  /** The day on which it falls due or begins; of what runs on since before, the first day asked for. */
  day: z.string(),
  /** Its hour in the practice, `HH:MM`; null for what is of the whole day. */
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

/** What is next in a case: the first of its lines. */
export const nextLine = line
  .pick({ kind: true, _id: true, title: true, day: true, at: true, eventType: true })
  .extend({ folderId: z.string() });

export type Line = z.output<typeof line>;
/** A line of which it is not said who answers for it. */
export type DatedLine = Omit<Line, "responsibleId">;
export type NextLine = z.output<typeof nextLine>;
