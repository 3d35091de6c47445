import type * as z from "zod";
import { Users } from "../../accounts/users";
import { useUser } from "../../kernel/actor";
import { again } from "../../kernel/again";
import { now, nowIso } from "../../kernel/clock";
import {
  change,
  commit,
  get,
  isStale,
  page,
  pageOf,
  replace,
  type Write,
} from "../../kernel/dynamo";
import { AppError } from "../../kernel/error";
import { fold } from "../../kernel/text.rules";
import { isChangeable, linksIn, previewOf } from "./chat.rules";
import type { Chat, filterChats } from "./chat.schema";
import { conversationKey } from "./conversation.item";
import { shownPlace } from "./conversations";
import { releaseWrites } from "./files";
import { withTitles } from "./links";
import {
  type MessageItem,
  type MessageRecord,
  messageKey,
  messagesRange,
  present,
  toItem,
} from "./message.item";
import { placeOf } from "./place";

type Filter = z.output<typeof filterChats>;

/**
 * One page of a conversation, newest message first, with its authors and the conversation; with a
 * search, the messages that contain its text. Throws `conversation.not_found`.
 */
export async function filter({ user, limit, cursor, search }: Filter) {
  const place = await placeOf(user);
  const range = { ...messagesRange(useUser().ownerId, place._id), limit };
  const text = fold(search ?? "");
  const containing = { attributes: ["sought"], text };
  const [{ items, nextCursor }, conversation] = await Promise.all([
    text === ""
      ? page<MessageItem>(range, cursor)
      : pageOf<MessageItem>({ ...range, containing }, () => true, cursor),
    shownPlace(place),
  ]);
  const chats = await withTitles(items.map(present));
  const authors = await Users.peopleOf([...new Set(chats.map(({ from }) => from))]);
  const people = [...authors].map(([_id, { name }]) => ({ _id, name }));
  return { conversation, chats, people, nextCursor };
}

/** Changes a message of one's own within fifteen minutes; the earlier text is kept with it. */
export const edit = (conversationId: string, number: number, text: string): Promise<Chat> =>
  changed(conversationId, number, (message) => ({
    text,
    links: linksIn(text),
    editedAt: nowIso(),
    earlier: [...message.earlier, { text: message.text, until: nowIso() }].slice(-MOST_EARLIER),
  }));

/** The most earlier texts kept with a message. */
const MOST_EARLIER = 20;

/**
 * Deletes a message of one's own within fifteen minutes: the message stays, without its text and
 * files.
 */
export const remove_ = (conversationId: string, number: number): Promise<Chat> =>
  changed(
    conversationId,
    number,
    () => ({
      ...{ text: "", links: [], mentions: [], files: [], earlier: [] },
      deletedAt: nowIso(),
    }),
    releaseWrites,
  );

const changed = (
  conversationId: string,
  number: number,
  next: (message: MessageItem) => Partial<MessageRecord>,
  beside: (message: MessageItem) => Write[] = () => [],
): Promise<Chat> =>
  again(async () => {
    const { standing } = await placeOf(conversationId);
    const { ownerId, userId } = useUser();
    const read = await get<MessageItem>(messageKey(ownerId, conversationId, number));
    if (!standing || !read || read.deletedAt) throw noMessage();
    if (read.from !== userId) throw notTheirs();
    if (!isChangeable(read, now())) throw tooLate();
    const message = toItem({ ...read, ...next(read) });
    const isLast = standing.last === number;
    await commit(
      replace({ ...message, version: read.version }, read),
      ...(isLast ? [previewing(message)] : []),
      ...beside(read),
    );
    const [shown] = await withTitles([present(message)]);
    return shown ?? present(message);
  }, isStale);

/** The write that updates the last message that the list of conversations shows. */
const previewing = (message: MessageItem): Write =>
  change({
    key: conversationKey(message.userId, message.conversationId),
    set: "SET #lastText = :text ADD #version :one",
    onlyIf: "#last = :number",
    names: { "#lastText": "lastText", "#last": "last", "#version": "version" },
    values: { ":text": previewOf(message), ":number": message.number, ":one": 1 },
  });

const noMessage = () => new AppError("chat.not_found", "No encontramos ese mensaje.");
const notTheirs = () => new AppError("auth.forbidden", "Solo quien lo escribió puede cambiarlo.");
const tooLate = () =>
  new AppError("chat.too_late", "Un mensaje se puede cambiar o eliminar durante 15 minutos.");
