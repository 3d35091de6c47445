import type * as z from "zod";
import { Plans } from "../../billing/plans";
import { useUser } from "../../kernel/actor";
import { nowIso } from "../../kernel/clock";
import {
  get,
  getMany,
  insert,
  removeAny,
  replace,
  tryCommit,
  type Write,
} from "../../kernel/dynamo";
import { AppError, invalid } from "../../kernel/error";
import { isId } from "../../kernel/id";
import { Files } from "../../practice/files";
import { isGivenUp, totalSize } from "../../practice/files/file.rules";
import type { newChatFile } from "./chat.schema";
import { type ChatFileItem, carrierOf, chatFileKey, toItem } from "./chat-file.item";
import { type MessageItem, type MessageRecord, messageKey } from "./message.item";
import { type Place, placeOf, stillThere } from "./place";

/**
 * Reserves room for a file of the acting person in a conversation and returns where to post it. It
 * is not counted until a message carries it. Throws `conversation.not_found`, `conversation.over`,
 * or a sentence on the field that is wrong.
 */
export async function attach({ to, ...given }: z.output<typeof newChatFile>) {
  const place = await placeOf(to);
  const file = Files.described(given);
  const { userId: from, ownerId: userId } = useUser();
  const whose = { userId, conversationId: place._id, from };
  const item = toItem({ ...whose, createdAt: nowIso(), number: null, file });
  await tryCommit(insert(item), ...stillThere(place));
  return { file, upload: await Files.allow(carrierOf(item), file) };
}

const refused = (message: string) => invalid("files", message, "attachment.invalid");
const gone = () => refused("Archivos: uno ya no está. Adjuntalo de nuevo.");
const used = () => refused("Archivos: uno ya se envió en otro mensaje. Adjuntalo de nuevo.");

/**
 * The files that a message will carry, each checked and stored: posted for this conversation by the
 * acting person, within the hour, and in no other message. Throws a sentence on `files`.
 */
export async function takeIn({ _id }: Place, ids: readonly string[]): Promise<ChatFileItem[]> {
  if (!ids.every((id) => isId("attachment", id))) throw gone();
  const { userId, ownerId } = useUser();
  const keys = ids.map((id) => chatFileKey(ownerId, _id, id));
  const items = await getMany<ChatFileItem>(keys);
  const files = items.map((item) => {
    if (item?.from !== userId) throw gone();
    if (item.number !== null) throw used();
    if (isGivenUp(item, nowIso())) throw gone();
    return item;
  });
  await Promise.all(files.map(keep));
  return files;
}

async function keep(item: ChatFileItem): Promise<void> {
  const taken = await Files.takeIn(carrierOf(item), item.file);
  if (taken !== "kept") throw refused(`Archivos: uno ${Files.WRONG[taken]}`);
}

/** The writes that attach files to a message and count them, once: in the message's commit. */
export async function carriedBy(
  { number, files = [] }: MessageRecord,
  items: readonly ChatFileItem[],
): Promise<Write[]> {
  if (items.length === 0) return [];
  return [
    ...items.map((item) =>
      replace(toItem({ ...item, number }), item, (found) => (found ? used() : gone())),
    ),
    await Plans.takeStorage(totalSize(files)),
  ];
}

/** The writes that remove a message's files and free their space; `sweepFile` deletes the bytes. */
export function releaseWrites({ userId, conversationId, files = [] }: MessageRecord): Write[] {
  if (files.length === 0) return [];
  return [
    ...files.map(({ _id }) => removeAny(chatFileKey(userId, conversationId, _id))),
    Plans.releaseStorage(totalSize(files)),
  ];
}

/**
 * An address that serves a file of a message for one minute, for those who may read the message.
 * Throws `conversation.not_found` and `attachment.not_found`.
 */
export async function fileLink(to: string, number: number, fileId: string): Promise<string> {
  const { _id } = await placeOf(to);
  const { ownerId: userId } = useUser();
  const message = await get<MessageItem>(messageKey(userId, _id, number));
  const file = message?.files?.find((one) => one._id === fileId);
  if (!file) throw new AppError("attachment.not_found", "No encontramos ese archivo.");
  return Files.link({ userId, _id }, file);
}
