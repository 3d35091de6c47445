import type { Chat } from "@foja/core/telling/chat/chat.schema";
import { ApiError } from "~/lib/api/error";
import { messageOf } from "~/lib/api/messages";
import { queryClient } from "~/lib/query-client";
import { onFrame } from "~/lib/realtime/frames";
import { onSessionClosed } from "~/lib/session/session";
import { sessionStore } from "~/lib/session/store";
import { storage } from "~/lib/storage";
import { sendChat } from "../api/chat";
import { Outbox, type Outgoing } from "../lib/outbox";
import { showChat } from "./show-chat";

/** The storage on this device for a person's unsent messages in a practice. */
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

/** Statuses that pass by themselves: no network, a session to renew, too many calls, an outage. */
const PASSING = [0, 401, 408, 429];

const refusalOf = (error: unknown): string | undefined =>
  error instanceof ApiError && error.status < 500 && !PASSING.includes(error.status)
    ? messageOf(error)
    : undefined;

/** Shows a sent message wherever its conversation is open. */
export function showSaid(to: string, chat: Chat): void {
  for (const id of new Set([to, chat.conversationId])) {
    showChat(queryClient, id, chat);
  }
}

let box: Outbox | undefined;

/** The unsent messages of who is signed in; they are sent while the page is open. */
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
  // One person's messages must not be seen by the next who signs in.
  onSessionClosed(() => {
    box?.clear();
    box = undefined;
  });
  flush();
  return box;
}
