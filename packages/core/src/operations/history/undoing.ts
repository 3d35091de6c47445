import { isDeepStrictEqual } from "node:util";
import type { FieldChange, HistoryAction } from "../../kernel/records";
import type { RecordKind } from "../../kernel/records/record.rules";

/** The fields of each kind that a person writes, and so may write back. */
export const WRITABLE: Readonly<Record<RecordKind, readonly string[]>> = {
  folder: [
    ...["folderName", "status", "orderStatus", "materia", "initialDateFolder", "finalDateFolder"],
    ...["folderJuris", "folderFuero", "folderParte", "folderExpediente", "folderJuzgado"],
    ...["folderContraparte", "description", "customerName"],
  ],
  contact: [
    ...["name", "lastName", "email", "phone", "role", "type", "document", "cuit", "cbu", "company"],
    ...["address", "city", "state", "zipCode", "status", "folderIds"],
  ],
  task: ["name", "description", "status", "priority", "dueDate", "folderId", "tags"],
  event: ["title", "description", "type", "color", "allDay", "start", "end", "folderId"],
  calculator: ["classType", "subClassType", "date", "folderId", "groupId", "description"],
  movement: [
    ...["title", "time", "movement", "description", "dateExpiration", "link", "completed"],
    "folderId",
  ],
  notification: [
    ...["title", "time", "notification", "user", "description", "dateExpiration", "completed"],
    "folderId",
  ],
};

type Done = { action: HistoryAction; changes: readonly FieldChange[] };

/**
 * What has to be written to undo a change: its fields as they were. Nothing where one of them was
 * changed again since, or where a person writes none of them.
 */
export function undoing(
  kind: RecordKind,
  { action, changes }: Done,
  now: object,
): Record<string, unknown> | undefined {
  const own = changes.filter(({ field }) => WRITABLE[kind].includes(field));
  if (action !== "changed" || own.length === 0 || isOfCourt(now)) return undefined;
  const holds = ({ field, after }: FieldChange) =>
    isDeepStrictEqual(Reflect.get(now, field) ?? null, after);
  if (!own.every(holds)) return undefined;
  return Object.fromEntries(own.map(({ field, before }) => [field, before]));
}

/** A movement that its court published is read-only. */
const isOfCourt = (record: object) =>
  !["manual", undefined].includes(Reflect.get(record, "source"));
