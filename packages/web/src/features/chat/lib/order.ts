import { dayOf } from "@foja/core/kernel/zone.rules";
import type { Chat } from "@foja/core/telling/chat/chat.schema";
import type { InfiniteData } from "@tanstack/react-query";
import type { TalkPage } from "../api/chat";

export type Talk = InfiniteData<TalkPage, string | undefined>;

/** The messages of the pages that were read, once each, in order. */
export function inOrder({ pages }: Pick<Talk, "pages">): Chat[] {
  const byNumber = new Map(pages.flatMap(({ chats }) => chats).map((chat) => [chat.number, chat]));
  return [...byNumber.values()].sort((a, b) => a.number - b.number);
}

/**
 * The pages with the new state of a message: the next one, or a changed one. Undefined if one in
 * between is missing, which has to be read.
 */
export function withChat(talk: Talk, chat: Chat): Talk | undefined {
  const [first, ...rest] = talk.pages;
  if (!first) return undefined;
  const isKnown = talk.pages.some(({ chats }) =>
    chats.some(({ number }) => number === chat.number),
  );
  if (isKnown) {
    const replaced = (chats: Chat[]) =>
      chats.map((one) => (one.number === chat.number ? chat : one));
    return { ...talk, pages: talk.pages.map((page) => ({ ...page, chats: replaced(page.chats) })) };
  }
  const last = first.chats[0]?.number ?? 0;
  // A message from before the pages that were read is on none of them.
  if (chat.number <= last) return talk;
  if (chat.number > last + 1) return undefined;
  const conversation = { ...first.conversation, _id: chat.conversationId, last: chat.number };
  return { ...talk, pages: [{ ...first, conversation, chats: [chat, ...first.chats] }, ...rest] };
}

/** A message and what is shown above it: a new day, the mark of new ones, the author. */
export type Line = { chat: Chat; day?: string; isFirstNew: boolean; hasHead: boolean };

/** Who wrote a message: a person of the practice, or a client on their page. */
export const authorOf = ({ from, client }: Chat, nameOf: (id: string) => string): string =>
  client ? `${client.name} (cliente)` : nameOf(from);

/** After this long a pause, in ms, the author is named again. */
const LULL_MS = 5 * 60_000;

/** The messages as shown; `readUntil` is the number of the last one that was read. */
export function linesOf(chats: readonly Chat[], readUntil: number, me: string): Line[] {
  const firstNew = chats.find(({ number, from }) => number > readUntil && from !== me)?.number;
  return chats.map((chat, i) => {
    const before = chats[i - 1];
    const day = dayOf(chat.createdAt);
    const isNewDay = !before || dayOf(before.createdAt) !== day;
    const isFirstNew = chat.number === firstNew;
    const goesOn =
      before?.from === chat.from &&
      Date.parse(chat.createdAt) - Date.parse(before.createdAt) < LULL_MS;
    const hasHead = isNewDay || isFirstNew || !goesOn;
    return { chat, ...(isNewDay && { day }), isFirstNew, hasHead };
  });
}
