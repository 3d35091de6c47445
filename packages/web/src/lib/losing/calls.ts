import type { CaseLosing, Losing } from "@foja/core/practice/losing/losing.schema";
import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { answer } from "../api/answer";
import { client } from "../api/client";
import { nextPage, type PageParam } from "../records/pages";

/** The first part of the keys of what is read of what cases may lose. */
export const LOSING = "losing";

/** A case that may lose something, as a row. */
export type LosingRow = Losing & { _id: string };

const toRow = (one: Losing): LosingRow => ({ ...one, _id: one.folderId });

/** The cases that may lose something by time, the nearest first. */
export const losingList = () =>
  infiniteQueryOptions({
    queryKey: [LOSING, "list"],
    queryFn: async ({ pageParam: { limit, cursor }, signal }) => {
      const query = { limit: String(limit), ...(cursor && { cursor }) };
      const page = await answer(client.api.losing.$get({ query }, { init: { signal } }));
      return { rows: (page.losing as Losing[]).map(toRow), nextCursor: page.nextCursor };
    },
    initialPageParam: { limit: 50 } as PageParam,
    getNextPageParam: nextPage,
  });

/** The nearest of those that lose it within some days: at most `most`, which may be a thousand. */
export const losingWithin = (days: number, most: number) =>
  queryOptions({
    queryKey: [LOSING, "within", days, most],
    queryFn: async ({ signal }): Promise<LosingRow[]> => {
      const query = { days: String(days), limit: String(most) };
      const page = await answer(client.api.losing.$get({ query }, { init: { signal } }));
      return (page.losing as Losing[]).map(toRow);
    },
  });

const one = client.api.folders[":id"];

/** What one case may lose, with its latest acts. */
export const caseLosing = (folderId: string) =>
  queryOptions({
    queryKey: [LOSING, "case", folderId],
    queryFn: async ({ signal }): Promise<CaseLosing> => {
      const asked = one.losing.$get({ param: { id: folderId } }, { init: { signal } });
      return (await answer(asked)).losing as CaseLosing;
    },
  });

/** Says of an act whether it impels; null takes that back. */
export const markAct = async (folderId: string, entryId: string, impels: boolean | null) => {
  const json = { entryId, impels };
  return (await answer(one.impulse.$put({ param: { id: folderId }, json }))).losing as CaseLosing;
};
