import type { AcceptNovedad, Novedad } from "@foja/core/courts/novedades/novedad.schema";
import { infiniteQueryOptions, type QueryClient } from "@tanstack/react-query";
import { answer } from "~/lib/api/answer";
import { client } from "~/lib/api/client";
import { dropRows, FIRST_PAGE, nextPage, type Pages, patchRow } from "~/lib/lists/pages";

const { novedades } = client.api;
const one = novedades[":id"];

export type Drawer = "open" | "handled";

/** What arrived from the courts: to be dealt with, by what is due first; or dealt with, the latest first. */
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

/** Says of one that it was seen, or that it needs nothing; or takes that back. */
export const markNovedad = async (id: string, state: "new" | "seen" | "noAction") =>
  (await answer(one.$patch({ param: { id }, json: { state } }))).novedad;

/** Says whom one addresses: the client, or another. */
export const addressNovedad = async (id: string, whose: "ours" | "theirs") =>
  (await answer(one.$patch({ param: { id }, json: { whose } }))).novedad;

/** Says what the client is in a case: so it is known whom its orders address. */
export const represent = (folderId: string, folderParte: "actor" | "demandado" | "otro") =>
  answer(client.api.folders[":id"].$put({ param: { id: folderId }, json: { folderParte } }));

/** Puts into the agenda what it proposes, or what is given in its place. */
export const acceptNovedad = async (id: string, json: AcceptNovedad) =>
  (await answer(one.accept.$post({ param: { id }, json }))).novedad;

/** Takes back what was done with one, and what it put into the agenda. */
export const undoNovedad = (id: string) => answer(one.undo.$post({ param: { id } }));

type NovedadPages = Pages<Novedad>;

const change = (cache: QueryClient, by: (pages: NovedadPages) => NovedadPages) =>
  cache.setQueryData<NovedadPages>(novedadList("open").queryKey, (pages) => pages && by(pages));

/** Shows one as it now is, in the list it is in. */
export const showNovedad = (cache: QueryClient, novedad: Novedad) =>
  change(cache, (pages) => patchRow(pages, novedad._id, novedad));

/** Takes one out of the list of those to be dealt with; what is on its way still has it. */
export async function hideNovedad(cache: QueryClient, id: string): Promise<void> {
  await cache.cancelQueries({ queryKey: ["novedades"] });
  change(cache, (pages) => dropRows(pages, new Set([id])));
}

/** Reads again what a novedad that was dealt with changed: the inbox, and where it was put. */
export const refreshNovedades = (cache: QueryClient) =>
  Promise.all(
    ["novedades", "tasks", "events", "activities", "calculators"].map((key) =>
      cache.invalidateQueries({ queryKey: [key] }),
    ),
  );
