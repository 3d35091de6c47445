import { Plans } from "../../billing/plans";
import { commit, remove, removeAny, tryCommit, walk } from "../../kernel/dynamo";
import { AppError } from "../../kernel/error";
import { type ChatFileItem, chatFilesRange } from "./chat-file.item";
import { conversationKey } from "./conversation.item";
import { messagesRange } from "./message.item";

/**
 * Removes for good the conversation of a case that has gone, with its messages and their files, whose
 * room it gives back to the practice that work is done in. May run twice, and be cut short anywhere.
 */
export async function forget(ownerId: string, folderId: string): Promise<void> {
  for await (const item of walk<ChatFileItem>(chatFilesRange(ownerId, folderId))) await letGo(item);
  for await (const item of walk(messagesRange(ownerId, folderId))) await commit(removeAny(item));
  await commit(removeAny(conversationKey(ownerId, folderId)));
}

/** A file goes and is counted no more, at once; where the plan counts less than it, it goes alone. */
async function letGo(item: ChatFileItem): Promise<void> {
  const counted = item.number === null ? [] : [Plans.releaseStorage(item.file.size)];
  try {
    await tryCommit(remove(item), ...counted);
  } catch (error) {
    if (!(error instanceof AppError && error.code === "request.conflict")) throw error;
    await commit(removeAny(item));
  }
}
