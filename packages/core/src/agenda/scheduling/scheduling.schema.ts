import * as z from "zod";
import { line, optionalRecord, optionalText } from "../../kernel/fields.schema";
import { deadlineVariables } from "../../law/deadlines/deadline.schema";
import { deadlinePreset } from "../../law/deadlines/preset.schema";

/** Body of `POST /api/deadlines/schedule`: what to compute, and its title in the agenda. */
export const scheduleDeadline = z.strictObject({
  variables: deadlineVariables,
  title: line("Título", 200),
  folderId: optionalRecord("Causa"),
  description: optionalText("Descripción", 1500),
});

/** A deadline that a change of calendar moved: its old and its new due date. */
export const deadlineChange = z.object({
  taskId: z.string(),
  title: z.string(),
  folderId: z.string().nullable(),
  folderName: z.string().nullable(),
  before: z.string(),
  after: z.string(),
  graceBefore: z.string().nullable(),
  graceAfter: z.string().nullable(),
  /** Whether its task kept its day, because a person had moved it. */
  left: z.boolean(),
});

export const presets = z.array(deadlinePreset);

export type ScheduleDeadline = z.input<typeof scheduleDeadline>;
export type DeadlineChange = z.output<typeof deadlineChange>;
