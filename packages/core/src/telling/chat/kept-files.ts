import { get, getMany } from "../../kernel/dynamo";
import { isId } from "../../kernel/id";
import { Files } from "../../practice/files";
import { type ChatFileItem, carrierOf, chatFileKey } from "./chat-file.item";

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
