import type * as z from "zod";
import { useOwner } from "../../kernel/actor";
import { get, type Item, pageOf } from "../../kernel/dynamo";
import { AppError } from "../../kernel/error";
import { isId } from "../../kernel/id";
import { dateText } from "../../kernel/money.rules";
import { type Base, deletedAt, deletedRange, type Kept, recordKey } from "../../kernel/records";
import { RECORD_KINDS, type RecordKind } from "../../kernel/records/record.rules";
import { dayOf } from "../../kernel/zone.rules";
import { Folders } from "../../practice/folders";
import { NAME_FIELDS, nameOf } from "../../practice/kinds/kinds.rules";
import { deletedSentence } from "./trash.rules";
import type { listTrash, Trashed } from "./trash.schema";

type DeletedItem = Item & Kept<Base> & { folderId?: string | null; purgeAt: string };

const FIELDS = ["type", "_id", "userId", "purgeAt", "folderId", ...NAME_FIELDS];

/**
 * One page of what the practice deleted and can restore, newest deletion first. What was deleted
 * with a case is not listed separately.
 */
export async function list({ kind, limit, cursor }: z.output<typeof listTrash>) {
  const range = { ...deletedRange(useOwner()), limit, attributes: FIELDS };
  const wanted = (item: DeletedItem) => kind === undefined || item.type === kind;
  const { items, nextCursor } = await pageOf<DeletedItem>(range, wanted, cursor);
  const idsOf = (find: (item: DeletedItem) => string | null | undefined) => [
    ...new Set(items.flatMap((item) => find(item) ?? [])),
  ];
  const [names, tallies] = await Promise.all([
    Folders.namesNow(idsOf(({ folderId }) => folderId)),
    Folders.talliesOf(idsOf(({ type, _id }) => (type === "folder" ? _id : null))),
  ]);
  return { trash: items.map((item) => shown(item, names, tallies)), nextCursor };
}

function shown(
  item: DeletedItem,
  names: Map<string, string>,
  tallies: Map<string, Folders.Tally>,
): Trashed {
  const { _id, purgeAt, folderId } = item;
  const kind = item.type as RecordKind;
  const folderName = (folderId && names.get(folderId)) || null;
  return {
    _id,
    kind,
    name: nameOf(kind, item as unknown as Record<string, unknown>),
    folderId: folderName === null ? null : (folderId ?? null),
    folderName,
    deletedAt: deletedAt(purgeAt),
    purgeAt,
    held: kind === "folder" ? (tallies.get(_id) ?? null) : null,
  };
}

const on = (kind: RecordKind, id: string) =>
  get<DeletedItem>(recordKey(kind, useOwner(), id, "deleted"));

/**
 * Deletes a deleted record for good, and with a case all that was deleted with it. Throws
 * `record.not_deleted`, and `folder.deleted` for what was deleted with its case.
 */
export async function removeForGood(id: string): Promise<void> {
  const kind = RECORD_KINDS.find((one) => isId(one, id));
  const item = kind && (await on(kind, id));
  if (!item) throw new AppError("record.not_deleted", "Eso no está en Eliminadas.");
  if (item.takenWith) {
    throw new AppError("folder.deleted", "Se fue con su causa: se elimina para siempre con ella.");
  }
  // It reaches every kind of record: loaded here, so that reading a record does not load it.
  const { Shelves } = await import("../shelves");
  await Shelves.removeForGood(item);
}

/** A record as `read` returns it. Throws `record.deleted` where the practice deleted it. */
export async function orDeleted<T>(kind: RecordKind, id: string, read: (id: string) => Promise<T>) {
  try {
    return await read(id);
  } catch (error) {
    if (!(error instanceof AppError && error.kind === "not_found")) throw error;
    const item = isId(kind, id) ? await on(kind, id) : undefined;
    throw item ? inTrash(kind, item) : error;
  }
}

function inTrash(kind: RecordKind, { _id, purgeAt, takenWith }: DeletedItem): AppError {
  const since = deletedAt(purgeAt);
  const message = deletedSentence(dateText(dayOf(since)), takenWith !== undefined);
  const deleted = { kind, _id, with: takenWith ?? null, since, until: purgeAt };
  return new AppError("record.deleted", message, { deleted });
}
