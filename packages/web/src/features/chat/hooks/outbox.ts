import type { Chat } from "@foja/core/telling/chat/chat.schema";
import { ApiError } from "~/lib/api/error";
import { messageOf } from "~/lib/api/messages";
import { queryClient } from "~/lib/query-client";
import { onFrame } from "~/lib/realtime/frames";
import { onSessionClosed } from "~/lib/session/session";
import { sessionStore } from "~/lib/session/store";
import { storage } from "~/lib/storage";
import { sendChat, talkKey } from "../api/chat";
import { type Talk, withChat } from "../lib/order";
import { Outbox, type Outgoing } from "../lib/outbox";

/** What this device keeps of the messages of a person in a practice that wait. */
function shelf() {
  const { user, practice } = sessionStore.get();
  const place = `foja.outbox.${practice?._id}.${user?._id}`;
  return {
    load(): Outgoing[] {
      try {
        const kept: unknown = JSON.parse(storage.get(place) ?? "[]");
        return Array.isArray(kept) ? kept : [];
      } catch {
        return [];
      }
    },
    save(list: Outgoing[]): void {
      if (list.length === 0) storage.remove(place);
      else storage.set(place, JSON.stringify(list));
    },
  };
}

/** What passes by itself: no network, a session to renew, too many calls, a server that is down. */
const PASSING = [0, 401, 408, 429];

const refusalOf = (error: unknown): string | undefined =>
  error instanceof ApiError && error.status < 500 && !PASSING.includes(error.status)
    ? messageOf(error)
    : undefined;

/** Shows a message that was sent, wherever its conversation is open. */
export function showSaid(to: string, chat: Chat): void {
  for (const id of new Set([to, chat.conversationId])) {
    queryClient.setQueryData<Talk>(talkKey(id), (talk) => talk && withChat(talk, chat));
  }
}

let box: Outbox | undefined;

/** The messages of who is signed in that wait to be sent; they go on while the page is open. */
export function outbox(): Outbox {
  if (box) return box;
  box = new Outbox({
    ...{ ...shelf(), refusalOf, now: Date.now },
    send: ({ key, to, text, folderId, mentions }) =>
      sendChat({ key, to, text, folderId, mentions }),
    onSent: ({ to }, chat) => showSaid(to, chat),
  });
  const flush = () => void box?.flush();
  addEventListener("online", flush);
  onFrame("authenticated", flush);
  // What one person wrote is not for who signs in after them.
  onSessionClosed(() => {
    box?.clear();
    box = undefined;
  });
  flush();
  return box;
}
