import type { RecordKind } from "@foja/core/kernel/records/record.rules";
import { answer } from "../api/answer";
import { API } from "../kinds/api";

/** The first element of the key of the deleted records' query. */
export const TRASH = ["trash"] as const;

/** Restores a deleted record of any kind. */
export const restoreDeleted = (kind: RecordKind, id: string): Promise<unknown> =>
  answer<Response>(API[kind][":id"].restore.$post({ param: { id } }));
