import { isDeepStrictEqual } from "node:util";
import type * as z from "zod";
import { Users } from "../../accounts/users";
import { useOwner } from "../../kernel/actor";
import { commit, get, keptOf, page, removeAny, seenOf, walk } from "../../kernel/dynamo";
import { AppError } from "../../kernel/error";
import { isId } from "../../kernel/id";
import {
  anywhere,
  type FieldChange,
  type HistoryItem,
  historyKey,
  historyRange,
} from "../../kernel/records";
import { RECORD_KINDS, type RecordKind } from "../../kernel/records/record.rules";
import { Calculators } from "../../practice/calculators";
import { Contacts } from "../../practice/contacts";
import { Events } from "../../practice/events";
import { Folders } from "../../practice/folders";
import { Movements } from "../../practice/movements";
import { Notifications } from "../../practice/notifications";
import { Tasks } from "../../practice/tasks";
import type { HistoryEntry, HistoryPage, listHistory, undoChange } from "./history.schema";
import { undoing } from "./undoing";

type Versioned = { _id: string; version: number };
type Domain = {
  get(id: string): Promise<Versioned>;
  update(id: string, fields: never, ifVersion: number): Promise<Versioned>;
};

const DOMAINS: Readonly<Record<RecordKind, Domain>> = {
  folder: Folders,
  contact: Contacts,
  task: Tasks,
  event: Events,
  calculator: Calculators,
  movement: Movements,
  notification: Notifications,
};

/** The kind of a record by its identifier. Throws not found where it is of none. */
function kindOf(id: string): RecordKind {
  const kind = RECORD_KINDS.find((one) => isId(one, id));
  if (!kind) throw new AppError("change.not_found", "No encontramos ese dato.");
  return kind;
}

/** One page of what was done to a record, the latest first. Throws not found as the record does. */
export async function list(
  id: string,
  { limit, cursor }: z.output<typeof listHistory>,
): Promise<HistoryPage> {
  const kind = kindOf(id);
  const ownerId = useOwner();
  const [now, { items, nextCursor }, record] = await Promise.all([
    DOMAINS[kind].get(id),
    page<HistoryItem>({ ...historyRange(ownerId, id), limit }, cursor),
    anywhere<{ createdBy?: string | null }>(kind, ownerId, id),
  ]);
  const history = items.map((item) => shown(kind, item, now));
  const createdBy = record?.createdBy ?? null;
  return { history, nextCursor, createdBy, people: await namesOf([createdBy, ...named(history)]) };
}

/** The people of whom a history speaks: who did it, and who answered for the record. */
const named = (history: HistoryEntry[]): unknown[] =>
  history.flatMap(({ by, changes }) => [
    by,
    ...changes
      .filter(({ field }) => field === "responsibleId")
      .flatMap(({ before, after }) => [before, after]),
  ]);

/** Their names; not of those whose account is gone. */
async function namesOf(ids: unknown[]): Promise<Record<string, string>> {
  const people = await Users.peopleOf(ids.filter((id) => typeof id === "string"));
  return Object.fromEntries([...people].map(([id, { name }]) => [id, name]));
}

const shown = (kind: RecordKind, item: HistoryItem, now: Versioned): HistoryEntry => {
  const { version, at, by, action } = item;
  const changes = withoutKept(item.changes);
  return { version, at, by, action, changes, undoable: undoing(kind, item, now) !== undefined };
};

/** Changes without the cases that are kept from who reads: that a record was of one, or came from it. */
function withoutKept(changes: FieldChange[]): FieldChange[] {
  const moved = changes.find(({ field }) => field === "folderId");
  const masked = (value: unknown, id: unknown) =>
    typeof id === "string" && keptOf([id]).length > 0 ? null : value;
  return changes.flatMap(({ field, before, after }) => {
    if (field === "folderIds") {
      const [was, is] = [before, after].map((ids) => (Array.isArray(ids) ? seenOf(ids) : ids));
      return isDeepStrictEqual(was, is) ? [] : [{ field, before: was, after: is }];
    }
    if (field !== "folderId" && field !== "folderName") return [{ field, before, after }];
    return [{ field, before: masked(before, moved?.before), after: masked(after, moved?.after) }];
  });
}

/**
 * Writes back what the fields of a change held before it: an ordinary change, with its own place in
 * the history. Throws `change.not_found`, and `change.overtaken` where a field was changed since.
 */
export async function undo(id: string, { version }: z.output<typeof undoChange>): Promise<void> {
  const kind = kindOf(id);
  const [now, item] = await Promise.all([
    DOMAINS[kind].get(id),
    get<HistoryItem>(historyKey(useOwner(), id, version)),
  ]);
  if (!item) throw new AppError("change.not_found", "No encontramos ese cambio.");
  const fields = undoing(kind, item, now);
  if (!fields) throw new AppError("change.overtaken", OVERTAKEN);
  await DOMAINS[kind].update(id, fields as never, now.version);
}

const OVERTAKEN = "Ese cambio ya no se puede deshacer: el dato cambió después.";

/** Removes the history of a record that has gone for good. Safe to run again. */
export async function forget(ownerId: string, id: string): Promise<void> {
  for await (const item of walk({ ...historyRange(ownerId, id), limit: 100 })) {
    await commit(removeAny(item));
  }
}
