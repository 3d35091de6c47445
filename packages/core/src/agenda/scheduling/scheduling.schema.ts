import * as z from "zod";
import { line, optionalRecord, optionalText } from "../../kernel/fields.schema";
import { deadlineVariables } from "../../law/deadlines/deadline.schema";
import { deadlinePreset } from "../../law/deadlines/preset.schema";
import { event } from "../../practice/events/event.schema";
import { notification } from "../../practice/notifications/notification.schema";
import { task } from "../../practice/tasks/task.schema";

/** Body of `POST /api/deadlines/schedule`: what is computed, and how it is called in the agenda. */
export const scheduleDeadline = z.strictObject({
  variables: deadlineVariables,
  title: line("Título", 200),
  folderId: optionalRecord("Causa"),
  description: optionalText("Descripción", 1500),
});

/** What a scheduled deadline put in the agenda; a notice only in the file of a case. */
export const scheduled = z.object({
  event,
  task,
  notification: notification.nullable(),
});

/** A deadline that a change of calendar moved: when it fell due, and when it does. */
export const deadlineChange = z.object({
  calculatorId: z.string(),
  title: z.string(),
  folderId: z.string().nullable(),
  folderName: z.string().nullable(),
  before: z.string(),
  after: z.string(),
  graceBefore: z.string().nullable(),
  graceAfter: z.string().nullable(),
  /** What did not move with it, because a person had moved it or put it away. */
  left: z.array(z.enum(["event", "task"])),
});

/** A scheduled deadline by what it put in the agenda; no task once it was deleted. */
export const openDeadline = z.object({
  eventId: z.string().nullable(),
  taskId: z.string().nullable(),
});

export const presets = z.array(deadlinePreset);

export type ScheduleDeadline = z.input<typeof scheduleDeadline>;
export type OpenDeadline = z.output<typeof openDeadline>;
export type DeadlineChange = z.output<typeof deadlineChange>;
export type Scheduled = z.output<typeof scheduled>;
