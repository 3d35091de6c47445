import type * as z from "zod";
import { useUser } from "../../kernel/actor";
import { again } from "../../kernel/again";
import { nowIso } from "../../kernel/clock";
import { digest } from "../../kernel/digest";
import { change, commit, get, insert, isStale, type Write } from "../../kernel/dynamo";
import { AppError } from "../../kernel/error";
import { newId } from "../../kernel/id";
import { Idempotency } from "../../kernel/idempotency";
import { Folders } from "../../practice/folders";
import { linksIn, previewOf } from "./chat.rules";
import type { Chat, insertChat } from "./chat.schema";
import type { ChatFileItem } from "./chat-file.item";
import { conversationKey, latestSort, toItem as toConversation } from "./conversation.item";
import { carriedBy, takeIn } from "./files";
import { withTitles } from "./links";
import { mentionWrites } from "./mentions";
import {
  type MessageRecord,
  messageKey,
  present,
  type SentItem,
  sentKey,
  toItem,
  toSent,
} from "./message.item";
import { noConversation, type Place, placeOf, stillThere } from "./place";

type NewMessage = z.output<typeof insertChat>;

/** Signals that a message was already written under the same key. */
class Said extends Error {
  constructor(readonly sent: SentItem) {
    super("said before");
  }
}

/** How often the next number is tried while others write in the same conversation. */
export const INSISTENCE = { tries: 60, stepMs: 10 };

/**
 * Sends a message to a person, to a conversation, or about a case. The conversation's next number
 * and the message with it are written together: everybody sees the same order, without gaps. Its
 * files are counted against the plan in the same commit. With a `key` it is written once for sixty
 * days, however often this person sends it. Throws `conversation.not_found`, `conversation.over`,
 * `plan.limit_reached`, a sentence on `folderId`, `mentions` or `files`, and `idempotency.reused`
 * for another text under the same key.
 */
export async function send(given: NewMessage, key?: string): Promise<Chat> {
  try {
    const files = await filesFor(given);
    return await again(() => append(given, files, key), isStale, INSISTENCE);
  } catch (error) {
    const sent = error instanceof Said ? error.sent : await sentWithFiles(error, key);
    if (!sent) throw error;
    return saidBefore(sent, saidBy(given));
  }
}

const saidBy = ({ to, text, folderId, mentions, files }: NewMessage) =>
  digest(JSON.stringify([to, text, folderId ?? null, mentions, ...(files.length ? [files] : [])]));

/** The message's files, checked once: the write that follows may be tried several times. */
const filesFor = async ({ to, files }: NewMessage): Promise<ChatFileItem[]> =>
  files.length === 0 ? [] : takeIn(await placeOf(to), files);

/** The message already sent under a key, where its files are refused because it carries them. */
async function sentWithFiles(error: unknown, key?: string): Promise<SentItem | undefined> {
  const codes = ["attachment.invalid", "plan.limit_reached"];
  if (!key || !(error instanceof AppError && codes.includes(error.code))) return undefined;
  const { userId, ownerId } = useUser();
  return get<SentItem>(sentKey(ownerId, userId, key));
}

async function append(given: NewMessage, files: ChatFileItem[], key?: string): Promise<Chat> {
  const { userId: personId } = useUser();
  const [place] = await Promise.all([
    placeOf(given.to),
    given.folderId && Folders.assertExists(given.folderId),
  ]);
  const message = drafted(given, place, files, key ?? null);
  const sent = key && toSent({ personId, key, said: saidBy(given) }, message);
  await commit(
    ...(sent ? [insert(sent, (found) => new Said(found as SentItem))] : []),
    following(place, message),
    insert(toItem(message)),
    ...stillThere(place),
    ...(await carriedBy(message, files)),
    ...(await mentionWrites(place, message)),
  );
  const [shown] = await withTitles([present(toItem(message))]);
  return shown ?? present(toItem(message));
}

function drafted(
  { text, folderId, mentions }: NewMessage,
  place: Place,
  files: ChatFileItem[],
  key: string | null,
) {
  const { userId: personId, ownerId } = useUser();
  const { _id: conversationId, onlyFor } = place;
  const message: MessageRecord = {
    ...{ _id: newId("message"), userId: ownerId, conversationId },
    ...{ number: (place.standing?.last ?? 0) + 1, from: personId, text, key },
    mentions: mentions.filter((id) => id !== personId),
    links: linksIn(text, folderId),
    ...(files.length > 0 && { files: files.map(({ file }) => file) }),
    createdAt: nowIso(),
    ...{ editedAt: null, deletedAt: null, earlier: [] },
    ...(onlyFor && { onlyFor }),
  };
  return message;
}

/** The conversation with this message as its last: created, or updated from the version read. */
export function following(place: Place, message: MessageRecord): Write {
  const { _id, kind, onlyFor, followers, standing } = place;
  const { userId, number, from, createdAt, client } = message;
  if (!standing) {
    const reader = client ? [] : [[from, number] as const];
    const read = Object.fromEntries([...followers.map((id) => [id, 0] as const), ...reader]);
    const last = { last: number, lastAt: createdAt, lastBy: from, lastText: previewOf(message) };
    const begun = { _id, userId, kind, name: null, ...last, read, createdAt };
    return insert(toConversation({ ...begun, ...(onlyFor && { onlyFor }) }));
  }
  // Whoever answers for a case follows it from what its client writes on.
  const [reader = from, until] = client ? [followers[0], "if_not_exists(#read.#reader, :was)"] : [];
  return change({
    key: conversationKey(userId, _id),
    set: `SET #last = :number, #lastAt = :at, #lastBy = :from, #lastText = :text, #gsi1sk = :sort, #read.#reader = ${until ?? ":number"} ADD #version :one`,
    onlyIf: `#last = :was${onlyFor ? " AND contains(#onlyFor, :from)" : ""}`,
    names: {
      ...{ "#last": "last", "#lastAt": "lastAt", "#lastBy": "lastBy", "#lastText": "lastText" },
      ...{ "#gsi1sk": "gsi1sk", "#read": "read", "#reader": reader, "#version": "version" },
      ...(onlyFor && { "#onlyFor": "onlyFor" }),
    },
    values: {
      ...{ ":number": number, ":was": standing.last, ":at": createdAt, ":from": from },
      ...{ ":text": previewOf(message), ":sort": latestSort(createdAt, _id), ":one": 1 },
    },
  });
}

/** The message written under that key, as it is now. */
async function saidBefore({ conversationId, number, said }: SentItem, says: string): Promise<Chat> {
  if (said !== says) {
    throw Idempotency.reused();
  }
  const item = await get(messageKey(useUser().ownerId, conversationId, number));
  if (!item) throw noConversation();
  const [shown] = await withTitles([present(item)]);
  return shown ?? present(item);
}
