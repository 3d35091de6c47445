import { Plans } from "../../billing/plans";
import { commit, remove, removeAny, tryCommit, walk } from "../../kernel/dynamo";
import { AppError } from "../../kernel/error";
import { type ChatFileItem, chatFilesRange } from "./chat-file.item";
import { conversationKey } from "./conversation.item";
import { messagesRange } from "./message.item";

/**
 * Deletes for good the conversation of a deleted case, with its messages and files, and frees their
 * storage in the current practice. Can be repeated, and interrupted at any point.
 */
export async function forget(ownerId: string, folderId: string): Promise<void> {
  for await (const item of walk<ChatFileItem>(chatFilesRange(ownerId, folderId))) await letGo(item);
  for await (const item of walk(messagesRange(ownerId, folderId))) await commit(removeAny(item));
  await commit(removeAny(conversationKey(ownerId, folderId)));
}

/** Deletes a file and uncounts it in one commit; where the plan counts less, only deletes it. */
async function letGo(item: ChatFileItem): Promise<void> {
  const counted = item.number === null ? [] : [Plans.releaseStorage(item.file.size)];
  try {
    await tryCommit(remove(item), ...counted);
  } catch (error) {
    if (!(error instanceof AppError && error.code === "request.conflict")) throw error;
    await commit(removeAny(item));
  }
}
