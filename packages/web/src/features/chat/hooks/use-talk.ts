import type { Chat } from "@foja/core/telling/chat/chat.schema";
import { useInfiniteQuery, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { CHATS, chatList } from "~/lib/chats/list";
import { onFrame } from "~/lib/realtime/frames";
import { noteRead, talkKey, talkPages } from "../api/chat";
import { inOrder, type Talk, withChat } from "../lib/order";

/** A message, if that is what a frame says. */
function chatIn(payload: unknown): Chat | undefined {
  const { type, chat } = Object(payload) as { type?: unknown; chat?: Chat };
  return type === "chat" && typeof chat?.number === "number" ? chat : undefined;
}

/** A conversation as it is read, following all that is said in it. */
export function useTalk(id: string) {
  const cache = useQueryClient();
  const query = useInfiniteQuery(talkPages(id));
  const first = query.data?.pages[0]?.conversation;
  const conversationId = first?._id;
  // How far each has read moves on without a word being said: the list follows that.
  const { data: list } = useQuery(chatList());
  const conversation = list?.conversations.find(({ _id }) => _id === conversationId) ?? first;

  useEffect(() => {
    const key = talkKey(id);
    const readAgain = () => void cache.invalidateQueries({ queryKey: key, exact: true });
    return onFrame("message", (payload) => {
      const chat = chatIn(payload);
      if (!chat || chat.conversationId !== conversationId) return;
      const next = withChat(cache.getQueryData<Talk>(key) ?? { pages: [], pageParams: [] }, chat);
      if (next) cache.setQueryData<Talk>(key, next);
      // What it links to is called, to whom, only the server knows.
      if (!next || chat.links.length > 0) readAgain();
    });
  }, [cache, id, conversationId]);

  const chats = query.data ? inOrder(query.data) : [];
  return { ...query, conversation, chats };
}

/** Notes that what is on screen was read, while somebody looks. */
export function useReadUpTo(id: string, last: number, readUntil: number | undefined): void {
  const cache = useQueryClient();
  useEffect(() => {
    if (readUntil === undefined || last <= readUntil) return;
    const note = () => {
      if (document.visibilityState !== "visible") return;
      // Without a network it is noted at the next look.
      void noteRead(id, last).then(
        () => cache.invalidateQueries({ queryKey: CHATS }),
        () => undefined,
      );
    };
    note();
    document.addEventListener("visibilitychange", note);
    return () => document.removeEventListener("visibilitychange", note);
  }, [cache, id, last, readUntil]);
}
