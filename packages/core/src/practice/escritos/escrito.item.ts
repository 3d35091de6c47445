import { type Item, type Key, ownerPartition, type Stored } from "../../kernel/dynamo";
import type { Base, Indexes, Kept } from "../../kernel/records";
import { Folders } from "../folders";
import type { Escrito, EscritoVersion, ListedEscrito } from "./escrito.schema";

/** A writ as stored. */
export type EscritoRecord = Escrito & {
  /** How many earlier texts were kept, when the last one was, and who has written since. */
  kept: number;
  keptAt: string | null;
  writtenBy: string | null;
} & Base &
  Folders.InCase;

export type EscritoItem = Item & EscritoRecord;

/** When a writ stands in its case: when it was filed, else begun. */
const whenOf = ({ filedAt, createdAt }: EscritoRecord) => filedAt ?? createdAt;

/** The index of a writ: in its case. */
export function indexes(escrito: Kept<EscritoRecord>): Indexes {
  const { folderId } = escrito;
  return folderId ? Folders.entryIndex(escrito, folderId, whenOf(escrito)) : {};
}

/** How a case counts a writ. */
export const counted = ({ folderId }: EscritoRecord): Folders.Counted => ({
  folderId,
  kind: "escrito",
});

/** A writ in a list. */
export function presentListed(item: Item): ListedEscrito {
  const kept = item as EscritoItem;
  return {
    _id: kept._id,
    userId: kept.userId,
    folderId: kept.folderId,
    folderName: kept.folderName,
    templateId: kept.templateId,
    title: kept.title,
    status: kept.status,
    missing: kept.missing,
    novedadId: kept.novedadId,
    calculatorId: kept.calculatorId,
    deadlineId: kept.deadlineId,
    reviewerId: kept.reviewerId,
    filedAt: kept.filedAt,
    receipt: kept.receipt,
    documents: kept.documents,
    createdAt: kept.createdAt,
    updatedAt: kept.updatedAt,
    version: kept.version,
  };
}

/** A writ as it is answered. */
export const present = (item: Item): Escrito => ({
  ...presentListed(item),
  content: (item as EscritoItem).content,
});

/** An earlier text of a writ. Its case tells who may read it. */
export type EarlierItem = Stored<EscritoVersion & { escritoId: string; folderId: string | null }>;

/** The earlier texts of a writ, by their number. */
export const earlierRange = (ownerId: string, id: string) => ({
  pk: ownerPartition(ownerId),
  sk: { startingWith: `ESCRITOTEXT#${id}#` },
});

export const earlierKey = (ownerId: string, id: string, number: number): Key => ({
  pk: ownerPartition(ownerId),
  sk: `ESCRITOTEXT#${id}#${String(number).padStart(6, "0")}`,
});

/** The present text of a writ, as an earlier one: it is about to be replaced. */
export const toEarlier = (read: Kept<EscritoRecord>, at: string): EarlierItem => ({
  ...earlierKey(read.userId, read._id, read.kept + 1),
  type: "escritoText",
  version: 1,
  escritoId: read._id,
  folderId: read.folderId,
  number: read.kept + 1,
  title: read.title,
  content: read.content,
  by: read.writtenBy,
  at,
});
