import type { RecordKind } from "@foja/core/kernel/records/record.rules";
import type { FojaKind } from "@foja/core/practice/kinds/kinds.rules";
import { answer } from "../api/answer";
import { client } from "../api/client";
import { KINDS } from "./kinds";

const { folders, contacts, tasks, events, calculators, movements, documents, escritos, letters } =
  client.api;

/** The API's calls of each kind of record. */
export const API = {
  ...{ folder: folders, contact: contacts, task: tasks, event: events, calculator: calculators },
  ...{ movement: movements, notification: client.api["folder-notifications"] },
  document: documents,
  escrito: escritos,
  letter: letters,
} as const satisfies Readonly<Record<RecordKind, object>>;

/** Deletes a record of any kind; it can be restored for thirty days. */
export const removeRecord = (kind: RecordKind, id: string): Promise<unknown> =>
  answer<Response>(API[kind][":id"].$delete({ param: { id } }));

/** Restores a deleted record of any kind, if the plan has room for it. */
export const restoreRecord = (kind: RecordKind, id: string): Promise<unknown> =>
  answer<Response>(API[kind][":id"].restore.$post({ param: { id } }));

/** Marks what an entry with a foja required as done, or as not done. */
export const closeEntry = (kind: FojaKind, id: string, completed: boolean): Promise<unknown> =>
  answer<Response>(API[kind][":id"].$put({ param: { id }, json: { completed } }));

/** Marks a task or a deadline as done. */
export const finishTask = (id: string): Promise<unknown> =>
  answer<Response>(tasks[":id"].$put({ param: { id }, json: { status: "completada" } }));

/** The words of a kind, and how its records are deleted and restored, for `recordsOf`. */
export const ofKind = (kind: RecordKind) => ({
  kind: KINDS[kind],
  remove: (id: string) => removeRecord(kind, id),
  restore: (id: string) => restoreRecord(kind, id),
});
