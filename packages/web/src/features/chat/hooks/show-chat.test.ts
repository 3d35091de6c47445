import type { Chat } from "@foja/core/telling/chat/chat.schema";
import { InfiniteQueryObserver, QueryClient } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { type TalkPage, talkKey } from "../api/chat";
import { inOrder, type Talk } from "../lib/order";
import { showChat } from "./show-chat";

const chat = (number: number) =>
  ({ _id: `msg_${number}`, conversationId: "cnv_1", number }) as Chat;

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** A conversation on screen, of a server that answers with a page when it is asked to. */
async function opened() {
  const cache = new QueryClient();
  const answers: ((numbers: number[]) => void)[] = [];
  const queryFn = () =>
    new Promise<TalkPage>((resolve) => {
      answers.push((numbers) =>
        resolve({
          ...{ conversation: { _id: "cnv_1" } as TalkPage["conversation"], people: [] },
          ...{ chats: numbers.map(chat), nextCursor: "earlier" },
        }),
      );
    });
  const observer = new InfiniteQueryObserver(cache, {
    ...{ queryKey: talkKey("usr_1"), queryFn, initialPageParam: undefined as string | undefined },
    getNextPageParam: ({ nextCursor }: TalkPage) => nextCursor,
  });
  observer.subscribe(() => {});
  const answer = async (...numbers: number[]) => {
    answers.shift()?.(numbers);
    await vi.advanceTimersByTimeAsync(10);
  };
  const shown = () =>
    inOrder(cache.getQueryData<Talk>(talkKey("usr_1")) ?? { pages: [] }).map((one) => one.number);
  return { cache, observer, answer, shown, asked: () => answers.length };
}

it("shows the next message at once, and reads where one in between is missing", async () => {
  const { cache, answer, shown, asked } = await opened();
  await answer(2, 1);
  showChat(cache, "usr_1", chat(3));
  expect([shown(), asked()]).toEqual([[1, 2, 3], 0]);
  showChat(cache, "usr_1", chat(5));
  await answer(5, 4, 3, 2, 1);
  expect([shown(), asked()]).toEqual([[1, 2, 3, 4, 5], 0]);
});

it("keeps a message that comes while earlier ones are read", async () => {
  const { cache, observer, answer, shown, asked } = await opened();
  await answer(4, 3);
  void observer.fetchNextPage();
  showChat(cache, "usr_1", chat(5));
  showChat(cache, "usr_1", chat(6));
  expect(shown()).toEqual([3, 4, 5, 6]);
  await answer(2, 1);
  await answer(6, 5, 4, 3);
  await answer(2, 1);
  expect([shown(), asked()]).toEqual([[1, 2, 3, 4, 5, 6], 0]);
});

it("shows a message that comes before the first answer", async () => {
  const { cache, answer, shown, asked } = await opened();
  showChat(cache, "usr_1", chat(2));
  await answer(1);
  await answer(2, 1);
  expect([shown(), asked()]).toEqual([[1, 2], 0]);
});
