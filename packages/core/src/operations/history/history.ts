import { isDeepStrictEqual } from "node:util";
import type * as z from "zod";
import { Users } from "../../accounts/users";
import { Novedades } from "../../courts/novedades";
import { useOwner } from "../../kernel/actor";
import { get, keptOf, page, seenOf } from "../../kernel/dynamo";
import { AppError } from "../../kernel/error";
import { changesRange, type FieldChange, type HistoryItem, historyKey } from "../../kernel/records";
import { KINDS, type Versioned } from "../kinds";
import type { HistoryEntry, HistoryPage, listHistory, undoChange } from "./history.schema";
import type { HistoryKind } from "./history-kinds.rules";
import { isRecord, kindOf, subjectsOf } from "./kinds";
import { fieldsToUndo } from "./undoing";

/** A record as its domain returns it. Throws the same not found error. */
const read = (kind: HistoryKind, id: string): Promise<Versioned> =>
  isRecord(kind) ? KINDS[kind].domain.get(id) : Novedades.find(id);

/** One page of the history of a record, newest first. Throws the record's not found error. */
export async function list(
  id: string,
  { limit, cursor }: z.output<typeof listHistory>,
): Promise<HistoryPage> {
  const kind = kindOf(id);
  const ownerId = useOwner();
  const [now, { items, nextCursor }, subjects] = await Promise.all([
    read(kind, id),
    page<HistoryItem>({ ...changesRange(ownerId, id), limit }, cursor),
    subjectsOf(ownerId, [id]),
  ]);
  const history = items.map((item) => shown(kind, item, now));
  const { createdBy = null } = (subjects.get(id) ?? {}) as { createdBy?: string | null };
  return { history, nextCursor, createdBy, people: await namesOf([createdBy, ...named(history)]) };
}

/** The people in a history: who made the changes, and who answered for the record. */
const named = (history: HistoryEntry[]): unknown[] =>
  history.flatMap(({ by, changes }) => [
    by,
    ...changes
      .filter(({ field }) => field === "responsibleId")
      .flatMap(({ before, after }) => [before, after]),
  ]);

/** Their names, except those whose account was deleted. */
async function namesOf(ids: unknown[]): Promise<Record<string, string>> {
  const people = await Users.peopleOf(ids.filter((id) => typeof id === "string"));
  return Object.fromEntries([...people].map(([id, { name }]) => [id, name]));
}

function shown(kind: HistoryKind, item: HistoryItem, now: Versioned): HistoryEntry {
  const { version, at, by, action } = item;
  const undoable = isRecord(kind) && fieldsToUndo(kind, item, now) !== undefined;
  return { version, at, by, action, changes: withoutKept(item.changes), undoable };
}

/** Changes without the cases hidden from the reader, to or from which a record was moved. */
export function withoutKept(changes: FieldChange[]): FieldChange[] {
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
 * Restores the fields of a change to what they were: an ordinary change, with its own entry in the
 * history. Throws `change.not_found`, and `change.overtaken` where a field was changed since.
 */
export async function undo(id: string, { version }: z.output<typeof undoChange>): Promise<void> {
  const kind = kindOf(id);
  const [now, item] = await Promise.all([
    read(kind, id),
    get<HistoryItem>(historyKey(useOwner(), id, version)),
  ]);
  if (!item) throw new AppError("change.not_found", "No encontramos ese cambio.");
  const fields = isRecord(kind) && fieldsToUndo(kind, item, now);
  if (!fields) throw new AppError("change.overtaken", OVERTAKEN);
  await KINDS[kind].domain.update(id, fields as never, now.version);
}

const OVERTAKEN = "Ese cambio ya no se puede deshacer: el dato cambió después.";
