import { useOwner } from "../../kernel/actor";
import { get, getMany, walk } from "../../kernel/dynamo";
import { isId } from "../../kernel/id";
import type { CaseFile } from "../../practice/documents/document.schema";
import { Files } from "../../practice/files";
import { type ChatFileItem, carrierOf, chatFileKey, chatFilesRange } from "./chat-file.item";

/**
 * Deletes the bytes of a file that no message carries any more, and the posted upload of one that
 * was sent. Reads the current state, so it may run late, twice, or in any order: a file removed
 * from its message is never attached again.
 */
export async function sweepFile(before: ChatFileItem): Promise<void> {
  const { userId, conversationId, file } = before;
  const now = await get<ChatFileItem>(chatFileKey(userId, conversationId, file._id));
  const state = now?.number === null ? "waiting" : now ? "kept" : "gone";
  await Files.sweep(carrierOf(before), file._id, state);
}

/** The identifiers of those of these files that messages of a practice carry. */
export async function carriedFiles(
  userId: string,
  named: readonly Files.Named[],
): Promise<Set<string>> {
  const keys = named
    .filter(({ carrierId: id }) => isId("conversation", id) || isId("folder", id))
    .map(({ carrierId, fileId }) => chatFileKey(userId, carrierId, fileId));
  const items = await getMany<ChatFileItem>(keys);
  return new Set(items.flatMap((item) => (item && item.number !== null ? [item.file._id] : [])));
}

/** The files of the messages about a case, each from the message that carries it. */
export async function filesOfCase(folderId: string): Promise<CaseFile[]> {
  const found: CaseFile[] = [];
  for await (const item of walk<ChatFileItem>({
    ...chatFilesRange(useOwner(), folderId),
    limit: 500,
  })) {
    const { file, createdAt, from: by, number } = item;
    if (number !== null) found.push({ ...file, createdAt, from: { kind: "message", by, number } });
  }
  return found;
}
