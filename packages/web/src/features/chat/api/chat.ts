import type { Chat, Conversation } from "@foja/core/telling/chat/chat.schema";
import { infiniteQueryOptions } from "@tanstack/react-query";
import { answer } from "~/lib/api/answer";
import { client } from "~/lib/api/client";
import type { Outgoing } from "../lib/outbox";

/** A page of a conversation, the latest message first. */
export type TalkPage = {
  conversation: Conversation;
  chats: Chat[];
  people: { _id: string; name: string }[];
  nextCursor?: string;
};

const PAGE = 50;

export const talkKey = (id: string) => ["talk", id];

/** The messages of a person's or a case's conversation, page by page backwards. */
export const talkPages = (id: string) =>
  infiniteQueryOptions({
    queryKey: talkKey(id),
    queryFn: ({ pageParam, signal }) => readTalk({ user: id, cursor: pageParam }, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }: TalkPage) => nextCursor,
  });

/** The messages of a conversation that contain a text, the latest first. */
export const talkSearch = (id: string, search: string) =>
  infiniteQueryOptions({
    queryKey: ["talk", id, "search", search],
    queryFn: ({ pageParam, signal }) => readTalk({ user: id, search, cursor: pageParam }, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }: TalkPage) => nextCursor,
  });

type Asked = { user: string; search?: string; cursor?: string };

async function readTalk({ user, search, cursor }: Asked, signal: AbortSignal): Promise<TalkPage> {
  const json = { user, limit: PAGE, ...(search && { search }), ...(cursor && { cursor }) };
  const { conversation, chats, people, nextCursor } = await answer(
    client.api.chat.filter.$post({ json }, { init: { signal } }),
  );
  return { conversation, chats, people, ...(nextCursor && { nextCursor }) };
}

type Sent = Omit<Outgoing, "at" | "refused"> & { files?: string[] };

/** Sends a message; sent again with the same key, it is the same message. */
export const sendChat = async ({ key, folderId, ...said }: Sent): Promise<Chat> =>
  (
    await answer(
      client.api.chat.insert.$post(
        { json: { ...said, ...(folderId && { folderId }) } },
        { headers: { "Idempotency-Key": key } },
      ),
    )
  ).chat;

/** Stores the number of the last message that was read. */
export const noteRead = (user: string, number: number) =>
  answer(client.api.chat.read.$post({ json: { user, number } }));

const one = ({ conversationId: id, number }: Chat) => ({ id, number: String(number) });

export const editChat = async (chat: Chat, text: string): Promise<Chat> =>
  (
    await answer(
      client.api.chat[":id"].messages[":number"].$patch({ param: one(chat), json: { text } }),
    )
  ).chat;

export const deleteChat = async (chat: Chat): Promise<Chat> =>
  (await answer(client.api.chat[":id"].messages[":number"].$delete({ param: one(chat) }))).chat;

export const createGroup = async (name: string, people: string[], key: string) =>
  (
    await answer(
      client.api.chat.conversations.$post(
        { json: { name, people } },
        { headers: { "Idempotency-Key": key } },
      ),
    )
  ).conversation;

type GroupChange = { name?: string; add?: string[]; leave?: boolean };

export const changeGroup = (id: string, json: GroupChange) =>
  answer(client.api.chat.conversations[":id"].$patch({ param: { id }, json }));

/** Creates a task from a message; a second call returns the same task. */
export const taskOf = async (
  chat: Chat,
  json: { name: string; description: string | null; folderId: string | null },
) =>
  (
    await answer(
      client.api.tasks.$post({ json }, { headers: { "Idempotency-Key": `chat-${chat._id}` } }),
    )
  ).task;
