import { fold } from "@foja/core/kernel/text.rules";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { answer } from "./api/answer";
import { client } from "./api/client";
import { useSession } from "./session/session";

type Choice = { _id: string; folderName: string };

const SHOWN = 8;
const READ = 500;

/**
 * Cases to choose from: the newest, or those whose name matches, here or on the server.
 * `isReading`: the newest are not known yet.
 */
export function useFolderChoices(text: string, wanted: boolean) {
  const { user } = useSession();
  const userId = user?._id ?? "";
  const newest = useQuery({
    queryKey: ["folders", "choices", userId],
    enabled: wanted,
    queryFn: async ({ signal }) => {
      const query = { limit: String(READ), fields: "folderName" };
      const request = { param: { userId }, query };
      const page = await answer(
        client.api.folders.user[":userId"].$get(request, { init: { signal } }),
      );
      const choices = page.folders.map(({ _id, folderName = "" }) => ({ _id, folderName }));
      return { choices, more: page.nextCursor !== undefined };
    },
  });
  const words = fold(text).split(/\s+/).filter(Boolean);
  const found = (newest.data?.choices ?? []).filter(({ folderName }) => {
    const name = fold(folderName);
    return words.every((word) => name.includes(word));
  });
  const older = useOlder(text, wanted && words.length > 0 && newest.data?.more === true);
  const all = new Map([...found, ...older].map((choice) => [choice._id, choice]));
  return { choices: [...all.values()].slice(0, SHOWN), isReading: newest.isLoading };
}

function useOlder(text: string, wanted: boolean): readonly Choice[] {
  const { data = [] } = useQuery({
    queryKey: ["search", "folder", text],
    enabled: wanted,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      const query = { q: text, types: "folder" };
      const { results } = await answer(client.api.search.$get({ query }, { init: { signal } }));
      return results.map(({ id, title }) => ({ _id: id, folderName: title }));
    },
  });
  return wanted ? data : [];
}
