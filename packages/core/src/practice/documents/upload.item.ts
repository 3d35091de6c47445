import { type Key, ownerPartition, type Stored } from "../../kernel/dynamo";
import type { Kept } from "../../kernel/records";
import type { StoredFile } from "../files/file.schema";
import type { DocumentRecord } from "./document.item";

/** A file of a document that was announced and is not shown yet. */
export type UploadRecord = {
  userId: string;
  documentId: string;
  /** The case of its document: who may not see that does not see this. */
  folderId: string | null;
  /** The person who announced it; only they may complete it. Null for what Foja makes. */
  by: string | null;
  createdAt: string;
  file: StoredFile;
  /** The document that it becomes the first version of; null for a further version of one. */
  document: Kept<DocumentRecord> | null;
};

export type UploadItem = Stored<UploadRecord>;

const prefix = (documentId: string) => `UPLOAD#${documentId}#`;

const uploadKey = (ownerId: string, documentId: string, fileId: string): Key => ({
  pk: ownerPartition(ownerId),
  sk: `${prefix(documentId)}${fileId}`,
});

/** The uploads of a document that are under way, in the order in which they were announced. */
export const uploadsRange = (ownerId: string, documentId: string) => ({
  pk: ownerPartition(ownerId),
  sk: { startingWith: prefix(documentId) },
  newestFirst: false,
});

/** The TTL of a file that never arrives, well after it may no longer be completed. */
const UNARRIVED_LIFE_S = 24 * 3600;

export const toItem = (record: UploadRecord): UploadItem => ({
  ...uploadKey(record.userId, record.documentId, record.file._id),
  type: "upload",
  version: 1,
  ttl: Math.ceil(Date.parse(record.createdAt) / 1000) + UNARRIVED_LIFE_S,
  ...record,
});
