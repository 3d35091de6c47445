import type { Item } from "../../kernel/dynamo";
import type { Base, Indexes, Kept } from "../../kernel/records";
import { startOfDay } from "../../kernel/zone.rules";
import { Folders } from "../folders";
import type { Document, DocumentFile, DocumentVersion } from "./document.schema";

/** A document as stored: with all its versions, the current one last. */
export type DocumentRecord = Omit<Document, "status" | "file" | "revision"> & {
  revisions: DocumentFile[];
  /**
   * The version that it had before what was read of its text was noted, which is no change of its
   * data: a person who read it then may still change it.
   */
  sameSince?: number;
} & Base &
  Folders.InCase;

export type DocumentItem = Item & DocumentRecord;

/** The indexes of a document: in its case, by its date or the day it came. */
export function indexes(document: Kept<DocumentRecord>): Indexes {
  const { folderId, date, createdAt } = document;
  if (!folderId) return {};
  return Folders.entryIndex(document, folderId, date ? startOfDay(date) : createdAt);
}

/** How a case counts a document. */
export const counted = ({ folderId }: DocumentRecord): Folders.Counted => ({
  folderId,
  kind: "document",
});

/** A document as it is answered. */
export function present(item: Item): Document {
  const kept = item as DocumentItem;
  const file = kept.revisions[kept.revisions.length - 1] as DocumentFile;
  return {
    _id: kept._id,
    userId: kept.userId,
    name: kept.name,
    kind: kept.kind,
    date: kept.date,
    foja: kept.foja,
    folderId: kept.folderId,
    folderName: kept.folderName,
    tags: kept.tags,
    source: kept.source,
    status: file.sha256 === null ? "pending" : "ready",
    file,
    revision: kept.revisions.length,
    pages: kept.pages,
    textStatus: kept.textStatus,
    createdAt: kept.createdAt,
    updatedAt: kept.updatedAt,
    version: kept.version,
  };
}

/** The versions of a document, the newest first. */
export const versionsOf = ({ revisions }: Pick<DocumentRecord, "revisions">): DocumentVersion[] =>
  revisions.map((file, nth) => ({ ...file, revision: nth + 1 })).reverse();
