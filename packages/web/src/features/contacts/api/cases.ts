import { queryOptions } from "@tanstack/react-query";
import { answer } from "~/lib/api/answer";
import { client } from "~/lib/api/client";

export type CaseName = { _id: string; folderName: string };

const MOST = 100;

/** The cases of a contact, by name. */
export const casesOf = (folderIds: readonly string[]) =>
  queryOptions({
    queryKey: ["folders", "names", ...folderIds],
    queryFn: async (): Promise<CaseName[]> => {
      const json = { folderIds: folderIds.slice(0, MOST), fields: ["folderName"] };
      const { folders } = await answer(client.api.folders.batch.$post({ json }));
      return folders.map(({ _id, folderName = "" }) => ({ _id, folderName }));
    },
    enabled: folderIds.length > 0,
  });

/** Cases to choose from: the latest, or those that match a search. */
export const findCases = (userId: string, text: string) =>
  queryOptions({
    queryKey: ["folders", "choose", userId, text],
    queryFn: ({ signal }) => (text ? search(text, signal) : latest(userId, signal)),
  });

async function search(q: string, signal: AbortSignal): Promise<CaseName[]> {
  const query = { q, types: "folder" };
  const { results } = await answer(client.api.search.$get({ query }, { init: { signal } }));
  return results.map(({ id, title }) => ({ _id: id, folderName: title }));
}

async function latest(userId: string, signal: AbortSignal): Promise<CaseName[]> {
  const query = { limit: "8", fields: "folderName" };
  const pending = client.api.folders.user[":userId"].$get(
    { param: { userId }, query },
    { init: { signal } },
  );
  const { folders } = await answer(pending);
  return folders.map(({ _id, folderName = "" }) => ({ _id, folderName }));
}
