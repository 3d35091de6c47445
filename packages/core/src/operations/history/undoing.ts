import { isDeepStrictEqual } from "node:util";
import * as z from "zod";
import type { FieldChange } from "../../kernel/records";
import type { HistoryAction, RecordKind } from "../../kernel/records/record.rules";
import { updateCalculator } from "../../practice/calculators/calculator.schema";
import { updateContact } from "../../practice/contacts/contact.schema";
import { updateEvent } from "../../practice/events/event.schema";
import { updateFolder } from "../../practice/folders/folder.schema";
import { updateMovement } from "../../practice/movements/movement.schema";
import { updateNotification } from "../../practice/notifications/notification.schema";
import { updateTask } from "../../practice/tasks/task.schema";

/** The fields of each kind that a person may write. */
const SHAPES: Readonly<Record<RecordKind, Readonly<Record<string, z.ZodType>>>> = {
  folder: updateFolder.shape,
  contact: updateContact.shape,
  task: updateTask.shape,
  event: updateEvent.shape,
  calculator: updateCalculator.shape,
  movement: updateMovement.shape,
  notification: updateNotification.shape,
};

/** Fields that the server derives from the link of a case with its court. */
const OF_LINK = ["pjn", "mev"];

/** Whether a field is accepted and ignored: the server fills it. */
const isFilled = (field: z.ZodType | undefined) =>
  field instanceof z.ZodOptional && field.unwrap() instanceof z.ZodUnknown;

/** Whether a person may write a field of a kind, and so restore it. */
export const isWritable = (kind: RecordKind, name: string): boolean =>
  Object.hasOwn(SHAPES[kind], name) && !isFilled(SHAPES[kind][name]) && !OF_LINK.includes(name);

type Done = { action: HistoryAction; changes: readonly FieldChange[] };

/**
 * What to write to undo a change: its fields as they were. Undefined where one of them was changed
 * since, or where people may write none of them.
 */
export function undoing(
  kind: RecordKind,
  { action, changes }: Done,
  now: object,
): Record<string, unknown> | undefined {
  const own = changes.filter(({ field }) => isWritable(kind, field));
  if (action !== "changed" || own.length === 0 || isOfCourt(now)) return undefined;
  const holds = ({ field, after }: FieldChange) =>
    isDeepStrictEqual(Reflect.get(now, field) ?? null, after);
  if (!own.every(holds)) return undefined;
  return Object.fromEntries(own.map(({ field, before }) => [field, before]));
}

/** A movement that its court published is read-only. */
const isOfCourt = (record: object) =>
  !["manual", undefined].includes(Reflect.get(record, "source"));
