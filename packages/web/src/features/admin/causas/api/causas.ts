import type { System } from "@foja/core/courts/causas/causa.schema";
import { infiniteQueryOptions, type QueryClient, queryOptions } from "@tanstack/react-query";
import { answer } from "~/lib/api/answer";
import { client } from "~/lib/api/client";

const { admin, causas } = client.api;

type Cursor = { cursor?: string };
const FIRST: Cursor = {};
const next = ({ nextCursor }: { nextCursor?: string }): Cursor | undefined =>
  nextCursor ? { cursor: nextCursor } : undefined;
const paged = { initialPageParam: FIRST, getNextPageParam: next };

/** The courts' cases that are verified, with their number by fuero. */
export const verifiedCausas = () =>
  infiniteQueryOptions({
    queryKey: ["causas", "verified"],
    queryFn: ({ pageParam, signal }) =>
      answer(causas.verified.$get({ query: { ...pageParam, limit: "50" } }, { init: { signal } })),
    ...paged,
  });

/** The practices' cases that are linked with a court's. */
export const linkedFolders = () =>
  infiniteQueryOptions({
    queryKey: ["causas", "folders"],
    queryFn: ({ pageParam, signal }) =>
      answer(
        admin.causas.folders.$get({ query: { ...pageParam, limit: "50" } }, { init: { signal } }),
      ),
    ...paged,
  });

/** What the courts published in a month, in all cases. */
export const judicialMovements = (month: string) =>
  infiniteQueryOptions({
    queryKey: ["causas", "movements", month],
    queryFn: ({ pageParam, signal }) => {
      const query = { ...pageParam, month, limit: "50" };
      return answer(admin.causas.movements.$get({ query }, { init: { signal } }));
    },
    ...paged,
  });

/** The state of each portal's worker. */
export const workers = () =>
  queryOptions({
    queryKey: ["portals", "workers"],
    queryFn: async ({ signal }) =>
      (await answer(admin.workers.$get({}, { init: { signal } }))).workers,
    refetchInterval: 60_000,
  });

/** Runs a round of a portal now. */
export const runWorker = async (system: System) =>
  (await answer(admin.workers[":system"].run.$post({ param: { system } }))).run;

/** Deletes a court's case. */
export const deleteCausa = (fuero: string, id: string) =>
  answer(causas[":fuero"][":id"].$delete({ param: { fuero, id } }));

/** Reads again every query that shows courts' cases. */
export const refreshCausas = (cache: QueryClient) =>
  Promise.all(["causas", "portals"].map((key) => cache.invalidateQueries({ queryKey: [key] })));
