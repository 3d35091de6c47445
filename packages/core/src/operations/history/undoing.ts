import { isDeepStrictEqual } from "node:util";
import * as z from "zod";
import type { FieldChange } from "../../kernel/records";
import type { HistoryAction, RecordKind } from "../../kernel/records/record.rules";
import { hasFoja } from "../../practice/kinds/kinds.rules";
import { KINDS } from "../kinds";

/** Fields that the server derives from the link of a case with its court. */
const OF_LINK = ["pjn", "mev"];

/** Whether a field is accepted and ignored: the server fills it. */
const isFilled = (field: z.ZodType | undefined) =>
  field instanceof z.ZodOptional && field.unwrap() instanceof z.ZodUnknown;

/** Whether a person may write a field of a kind, and so restore it. */
export function isWritable(kind: RecordKind, name: string): boolean {
  const { writable } = KINDS[kind];
  return Object.hasOwn(writable, name) && !isFilled(writable[name]) && !OF_LINK.includes(name);
}

type Done = { action: HistoryAction; changes: readonly FieldChange[] };

/**
 * What to write to undo a change: its fields as they were. Undefined where one of them was changed
 * since, or where people may write none of them.
 */
export function fieldsToUndo(
  kind: RecordKind,
  { action, changes }: Done,
  now: object,
): Record<string, unknown> | undefined {
  const own = changes.filter(({ field }) => isWritable(kind, field));
  if (action !== "changed" || own.length === 0 || isOfCourt(kind, now)) return undefined;
  const holds = ({ field, after }: FieldChange) =>
    isDeepStrictEqual(Reflect.get(now, field) ?? null, after);
  if (!own.every(holds)) return undefined;
  return Object.fromEntries(own.map(({ field, before }) => [field, before]));
}

/** What its court published is read-only. */
const isOfCourt = (kind: RecordKind, record: object) =>
  hasFoja(kind) && !["manual", undefined].includes(Reflect.get(record, "source"));
