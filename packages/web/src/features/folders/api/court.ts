import { type QueryClient, queryOptions } from "@tanstack/react-query";
import { answer } from "~/lib/api/answer";
import { client } from "~/lib/api/client";

/** The state of a case's link with the court, for the version of the case that was read. */
export const courtOf = (id: string, version: number) =>
  queryOptions({
    queryKey: ["portals", "folder", id, version],
    queryFn: async ({ signal }) =>
      answer(client.api.folders[":id"].causa.$get({ param: { id } }, { init: { signal } })),
    // A court file is read for the first time within seconds.
    refetchInterval: ({ state }) => (state.data?.causa?.health === "waiting" ? 3000 : 60_000),
    // Keeps the data of an earlier version of this case, never of another case.
    placeholderData: (before, query) => (query?.queryKey[2] === id ? before : undefined),
  });

/** Ends the link of a case, and with `remove` deletes what the court brought. */
export async function unlinkCausa(id: string, movements: "keep" | "remove") {
  const link = client.api.folders["link-causa"][":id"];
  return (await answer(link.$delete({ param: { id }, query: { movements } }))).folder;
}

/** Reads again what a link added or removed. */
export const refreshFile = (cache: QueryClient) =>
  Promise.all(
    ["activities", "movements", "novedades"].map((key) =>
      cache.invalidateQueries({ queryKey: [key] }),
    ),
  );
