import type { Document } from "@foja/core/practice/documents/document.schema";
import type { Letter, ListedLetter } from "@foja/core/practice/incoming/letter.schema";
import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { answer } from "~/lib/api/answer";
import { client } from "~/lib/api/client";

const api = client.api.letters;
const one = api[":id"];

/** The letters without a case, the newest first. */
export const unplacedLetters = () =>
  infiniteQueryOptions({
    queryKey: ["letters", "unplaced"],
    queryFn: async ({ signal, pageParam: cursor }) => {
      const query = { unplaced: "true" as const, limit: "50", ...(cursor && { cursor }) };
      return answer(api.$get({ query }, { init: { signal } }));
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });

/** One letter with its text. */
export const getLetter = (id: string) =>
  queryOptions({
    queryKey: ["letters", "one", id],
    queryFn: async ({ signal }): Promise<Letter> =>
      (await answer(one.$get({ param: { id } }, { init: { signal } }))).letter,
  });

/** Puts a letter and its files in a case, or takes it out of one. */
export const placeLetter = async (id: string, folderId: string | null): Promise<ListedLetter> =>
  (await answer(one.$patch({ param: { id }, json: { folderId } }))).letter;

/** Answers a letter; sent again with its key, it is one answer. */
export const replyTo = async (id: string, json: Reply, key: string): Promise<ListedLetter> => {
  const headers = { "Idempotency-Key": key };
  return (await answer(one.reply.$post({ param: { id }, json }, { headers }))).letter;
};

type Reply = { text: string; documentIds: string[] };

/** The documents of a case, the newest first, that an answer may carry. */
export const documentsOfCase = (folderId: string) =>
  queryOptions({
    queryKey: ["documents", "to-attach", folderId],
    queryFn: async ({ signal }): Promise<Document[]> => {
      const query = { folderId, limit: "100" };
      return (await answer(client.api.documents.$get({ query }, { init: { signal } }))).documents;
    },
  });

/** The address of a letter as it came, valid for one minute. */
export const originalAddress = async (id: string): Promise<string> =>
  (await answer(one.original.$get({ param: { id } }))).url;
