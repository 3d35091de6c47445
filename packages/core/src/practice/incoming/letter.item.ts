import { hiddenNow } from "../../kernel/actor";
import { digest } from "../../kernel/digest";
import { type Item, ownerPartition } from "../../kernel/dynamo";
import type { Base, Indexes, Kept } from "../../kernel/records";
import { Folders } from "../folders";
import type { ListedLetter } from "./letter.schema";

/** A letter as stored; its text and its original are objects of the bucket. */
export type LetterRecord = Omit<ListedLetter, "from"> & {
  /** A record's own `from` is the shelf that it returns to. */
  sender: ListedLetter["from"];
  messageId: string | null;
  /** Where an answer goes, if not to who wrote. */
  replyTo: string | null;
  /** The letters that it answers, as an answer to it names them. */
  references: string[];
  /** The octets of its original, which count in the plan; 0 of an answer, absent in letters of before. */
  size?: number;
} & Base &
  Folders.InCase;

export type LetterItem = Item & LetterRecord;

/** The letters of a practice without a case, the newest first. */
export const unplacedRange = (ownerId: string) => ({
  index: "gsi1" as const,
  pk: `${ownerPartition(ownerId)}#UNPLACED`,
  sk: { from: "0", to: "~" },
});

/** The letters of a practice with a Message-ID. */
export const messageRange = (ownerId: string, messageId: string) => ({
  index: "gsi2" as const,
  pk: `${ownerPartition(ownerId)}#MESSAGES`,
  sk: { startingWith: `${digest(messageId)}#` },
});

/** The indexes of a letter: in its case or among those without one, and by its Message-ID. */
export function indexes(letter: Kept<LetterRecord>): Indexes {
  const { _id, userId, folderId, receivedAt, messageId } = letter;
  const placed = folderId
    ? Folders.entryIndex(letter, folderId, receivedAt)
    : { gsi1pk: unplacedRange(userId).pk, gsi1sk: `${receivedAt}#${_id}` };
  if (!messageId) return placed;
  const { pk, sk } = messageRange(userId, messageId);
  return { ...placed, gsi2pk: pk, gsi2sk: `${sk.startingWith}${_id}` };
}

/** How a case counts a letter. */
export const counted = ({ folderId }: LetterRecord): Folders.Counted => ({
  folderId,
  kind: "letter",
});

/** The bytes that a letter counts in the plan, as those of a document: active or archived. */
export const bytesOf = ({ size = 0 }: Pick<LetterRecord, "size">): number => size;

/** The keys of a letter's objects: as it came, and what is shown of it. */
export const originalKey = ({ userId, _id }: { userId: string; _id: string }) =>
  `${lettersOf(userId)}${_id}/original`;
export const bodyKey = ({ userId, _id }: { userId: string; _id: string }) =>
  `${lettersOf(userId)}${_id}/body`;

/** The key prefix of the letters of a practice. */
export const lettersOf = (userId: string) => `letters/${userId}/`;

/** A letter as it is answered in a list. */
export function present(item: Item): ListedLetter {
  const kept = item as LetterItem;
  const { proposal } = kept;
  return {
    _id: kept._id,
    userId: kept.userId,
    folderId: kept.folderId,
    folderName: kept.folderName,
    direction: kept.direction,
    subject: kept.subject,
    from: kept.sender,
    to: kept.to,
    cc: kept.cc,
    recipients: kept.recipients,
    sentAt: kept.sentAt,
    receivedAt: kept.receivedAt,
    preview: kept.preview,
    files: kept.files,
    filesLeft: kept.filesLeft,
    verdicts: kept.verdicts,
    automatic: kept.automatic,
    foundBy: kept.foundBy,
    // It names a case that whoever reads may not see.
    proposal: proposal && !hiddenNow().has(proposal.folderId) ? proposal : null,
    threadId: kept.threadId,
    fault: kept.fault,
    createdAt: kept.createdAt,
    updatedAt: kept.updatedAt,
    version: kept.version,
  };
}
