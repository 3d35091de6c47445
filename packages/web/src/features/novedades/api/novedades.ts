import type { AcceptNovedad, Novedad } from "@foja/core/courts/novedades/novedad.schema";
import { infiniteQueryOptions, type QueryClient } from "@tanstack/react-query";
import { answer } from "~/lib/api/answer";
import { client } from "~/lib/api/client";
import { dropRows, FIRST_PAGE, nextPage, type Pages, patchRow } from "~/lib/records/pages";

const { novedades } = client.api;
const one = novedades[":id"];

export type Drawer = "open" | "handled";

/** The novedades of the courts: open ones, those due first; or handled ones, the latest first. */
export const novedadList = (state: Drawer) =>
  infiniteQueryOptions({
    queryKey: ["novedades", state],
    queryFn: async ({ pageParam: { cursor }, signal }) => {
      const order = state === "open" ? ("due" as const) : ("arrival" as const);
      const query = { state, order, limit: "50", ...(cursor && { cursor }) };
      const page = await answer(novedades.$get({ query }, { init: { signal } }));
      return { rows: page.novedades, nextCursor: page.nextCursor };
    },
    initialPageParam: FIRST_PAGE,
    getNextPageParam: nextPage,
  });

/** Marks a novedad as seen or as needing no action, or reverts that. */
export const markNovedad = async (id: string, state: "new" | "seen" | "noAction") =>
  (await answer(one.$patch({ param: { id }, json: { state } }))).novedad;

/** Sets whom a novedad addresses: the client, or somebody else. */
export const addressNovedad = async (id: string, whose: "ours" | "theirs") =>
  (await answer(one.$patch({ param: { id }, json: { whose } }))).novedad;

/** Sets the client's side in a case, from which it follows whom its orders address. */
export const represent = (folderId: string, folderParte: "actor" | "demandado" | "otro") =>
  answer(client.api.folders[":id"].$put({ param: { id: folderId }, json: { folderParte } }));

/** Adds to the agenda what a novedad proposes, or the given values instead. */
export const acceptNovedad = async (id: string, json: AcceptNovedad) =>
  (await answer(one.accept.$post({ param: { id }, json }))).novedad;

/** Undoes the handling of a novedad, and what it added to the agenda. */
export const undoNovedad = (id: string) => answer(one.undo.$post({ param: { id } }));

type NovedadPages = Pages<Novedad>;

const change = (cache: QueryClient, by: (pages: NovedadPages) => NovedadPages) =>
  cache.setQueryData<NovedadPages>(novedadList("open").queryKey, (pages) => pages && by(pages));

/** Shows the new state of a novedad in its list. */
export const showNovedad = (cache: QueryClient, novedad: Novedad) =>
  change(cache, (pages) => patchRow(pages, novedad._id, novedad));

/** Removes a novedad from the open ones, and cancels requests that still have it. */
export async function hideNovedad(cache: QueryClient, id: string): Promise<void> {
  await cache.cancelQueries({ queryKey: ["novedades"] });
  change(cache, (pages) => dropRows(pages, new Set([id])));
}

/** Reads again what handling a novedad changed: the inbox, and the agenda. */
export const refreshNovedades = (cache: QueryClient) =>
  Promise.all(
    ["novedades", "alerts", "tasks", "events", "activities", "calculators", "escritos"].map((key) =>
      cache.invalidateQueries({ queryKey: [key] }),
    ),
  );
