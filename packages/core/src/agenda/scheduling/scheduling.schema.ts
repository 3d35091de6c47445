import * as z from "zod";
import { line, optionalRecord, optionalText } from "../../kernel/fields.schema";
import { deadlineVariables } from "../../law/deadlines/deadline.schema";
import { deadlinePreset } from "../../law/deadlines/preset.schema";

/** Body of `POST /api/deadlines/schedule`: what is computed, and how it is called in the agenda. */
export const scheduleDeadline = z.strictObject({
  variables: deadlineVariables,
  title: line("Título", 200),
  folderId: optionalRecord("Causa"),
  description: optionalText("Descripción", 1500),
});

/** A deadline that a change of calendar moved: when it fell due, and when it does. */
export const deadlineChange = z.object({
  taskId: z.string(),
  title: z.string(),
  folderId: z.string().nullable(),
  folderName: z.string().nullable(),
  before: z.string(),
  after: z.string(),
  graceBefore: z.string().nullable(),
  graceAfter: z.string().nullable(),
  /** Whether the day of its task did not move with it, because a person had moved that. */
  left: z.boolean(),
});

export const presets = z.array(deadlinePreset);

export type ScheduleDeadline = z.input<typeof scheduleDeadline>;
export type DeadlineChange = z.output<typeof deadlineChange>;
