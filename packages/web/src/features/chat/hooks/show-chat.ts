import type { Chat } from "@foja/core/telling/chat/chat.schema";
import type { QueryClient } from "@tanstack/react-query";
import { talkKey } from "../api/chat";
import { type Talk, withChat } from "../lib/order";

/** Shows the new state of a message in a conversation that was opened. */
export function showChat(cache: QueryClient, id: string, chat: Chat): void {
  const key = talkKey(id);
  const talk = cache.getQueryData<Talk>(key);
  const next = talk && withChat(talk, chat);
  if (next) cache.setQueryData<Talk>(key, next);
  // A read under way may have begun before the message: its answer would overwrite it.
  if (!next || isReading(cache, id)) readAgain(cache, id);
}

/** Conversations to be read again once the read under way has ended. */
const expected = new Set<string>();

/** Reads a conversation again, after any read of it that is under way. */
export function readAgain(cache: QueryClient, id: string): void {
  if (!isReading(cache, id)) {
    void cache.invalidateQueries({ queryKey: talkKey(id), exact: true });
    return;
  }
  if (expected.has(id)) return;
  expected.add(id);
  const stop = cache.getQueryCache().subscribe(() => {
    if (isReading(cache, id)) return;
    stop();
    expected.delete(id);
    readAgain(cache, id);
  });
}

const isReading = (cache: QueryClient, id: string) =>
  cache.isFetching({ queryKey: talkKey(id), exact: true }) > 0;
