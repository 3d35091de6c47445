import type { Chat } from "@foja/core/telling/chat/chat.schema";
import { useInfiniteQuery, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { CHATS, chatList } from "~/lib/chats/list";
import { onFrame } from "~/lib/realtime/frames";
import { noteRead, talkPages } from "../api/chat";
import { inOrder } from "../lib/order";
import { readAgain, showChat } from "./show-chat";

/** The message of a frame, if it holds one. */
function chatIn(payload: unknown): Chat | undefined {
  const { type, chat } = Object(payload) as { type?: unknown; chat?: Chat };
  return type === "chat" && typeof chat?.number === "number" ? chat : undefined;
}

/** A conversation's messages, following every new one. */
export function useTalk(id: string) {
  const cache = useQueryClient();
  const query = useInfiniteQuery(talkPages(id));
  const first = query.data?.pages[0]?.conversation;
  const conversationId = first?._id;
  // How far each person has read changes without a message: the list follows that.
  const { data: list } = useQuery(chatList());
  const conversation = list?.conversations.find(({ _id }) => _id === conversationId) ?? first;

  useEffect(() => {
    return onFrame("message", (payload) => {
      const chat = chatIn(payload);
      // Before the first answer the conversation's own id is not known: it may be this one.
      if (!chat || (conversationId && chat.conversationId !== conversationId)) return;
      showChat(cache, id, chat);
      // The titles of linked records, and for whom they are visible, are known only to the server.
      if (chat.links.length > 0) readAgain(cache, id);
    });
  }, [cache, id, conversationId]);

  const chats = query.data ? inOrder(query.data) : [];
  return { ...query, conversation, chats };
}

/** Marks what is on screen as read, while the page is visible. */
export function useReadUpTo(id: string, last: number, readUntil: number | undefined): void {
  const cache = useQueryClient();
  useEffect(() => {
    if (readUntil === undefined || last <= readUntil) return;
    const note = () => {
      if (document.visibilityState !== "visible") return;
      // Without a network it is marked the next time.
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
