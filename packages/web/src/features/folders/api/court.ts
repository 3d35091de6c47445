import { type QueryClient, queryOptions } from "@tanstack/react-query";
import { answer } from "~/lib/api/answer";
import { client } from "~/lib/api/client";

/** How the link of a case with the court's stands, under the version that was read of the case. */
export const courtOf = (id: string, version: number) =>
  queryOptions({
    queryKey: ["portals", "folder", id, version],
    queryFn: async ({ signal }) =>
      answer(client.api.folders[":id"].causa.$get({ param: { id } }, { init: { signal } })),
    // A file that is being read for the first time is read within seconds.
    refetchInterval: ({ state }) => (state.data?.causa?.health === "waiting" ? 3000 : 60_000),
    // What was read under an earlier version of this case, never what was read of another.
    placeholderData: (before, query) => (query?.queryKey[2] === id ? before : undefined),
  });

/** Undoes the link of a case, and with `remove` takes away what the court brought. */
export async function unlinkCausa(id: string, movements: "keep" | "remove") {
  const link = client.api.folders["link-causa"][":id"];
  return (await answer(link.$delete({ param: { id }, query: { movements } }))).folder;
}

/** Reads again what a link brought or took away. */
export const refreshFile = (cache: QueryClient) =>
  Promise.all(
    ["activities", "movements", "novedades"].map((key) =>
      cache.invalidateQueries({ queryKey: [key] }),
    ),
  );
