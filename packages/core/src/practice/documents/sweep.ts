import { get } from "../../kernel/dynamo";
import { anywhere } from "../../kernel/records";
import { Files } from "../files";
import type { DocumentItem } from "./document.item";
import type { UploadItem } from "./upload.item";

/**
 * Deletes the bytes of the versions of a document that was purged. Reads where it is now, so it may
 * run late, twice, or in any order: one that moved to another shelf keeps them.
 */
export async function sweepFiles(before: DocumentItem): Promise<void> {
  if (await anywhere("document", before.userId, before._id)) return;
  for (const { _id } of before.revisions) await Files.sweep(before, _id, "gone");
}

/** Deletes what an upload that is over no longer needs: of one that never became a version, all. */
export async function sweepUpload(before: UploadItem): Promise<void> {
  const { userId, documentId: _id, file } = before;
  const carrier = { userId, _id };
  if (await get(before)) return Files.sweep(carrier, file._id, "waiting");
  const document = await anywhere<DocumentItem>("document", userId, _id);
  const isKept = document?.revisions.some((one) => one._id === file._id);
  await Files.sweep(carrier, file._id, isKept ? "kept" : "gone");
}

/** Which of these files are versions of documents of a practice, see `Files.carriedBy`. */
export const carriedFiles = (userId: string, named: readonly Files.Named[]) =>
  Files.carriedBy<DocumentItem>("document", userId, named, ({ revisions }) =>
    revisions.map(({ _id }) => _id),
  );
