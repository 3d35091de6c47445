import type { Statistics } from "@foja/core/operations/statistics/statistics.schema";
import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { answer } from "~/lib/api/answer";
import { client } from "~/lib/api/client";

/** The first element of the keys of queries that an announced change of figures reads again. */
const STATISTICS = "statistics";

/** All figures of the practice: valid until its day ends, or until something in it changes. */
export const statisticsOf = (userId: string) =>
  queryOptions({
    queryKey: [STATISTICS, "unified", userId],
    queryFn: async ({ signal }) => {
      const request = { param: { userId }, query: {} };
      const call = client.api.stats.unified[":userId"].$get(request, { init: { signal } });
      return (await answer(call)).data;
    },
    staleTime: ({ state: { data, dataUpdatedAt } }) => heldFor(data, dataUpdatedAt),
  });

/** How long figures are valid from when they were read, in ms; at most a day. */
const heldFor = (data: Statistics | undefined, readAt: number) =>
  data ? Math.max(0, Date.parse(data.cacheInfo.freshUntil) - readAt) : 0;

/** The documents of past days, the latest first. */
export const pastDays = (userId: string) =>
  queryOptions({
    queryKey: [STATISTICS, "days", userId],
    queryFn: async ({ signal }) => {
      const request = { param: { userId }, query: { limit: "366" } };
      const call = client.api.stats.history[":userId"].list.$get(request, { init: { signal } });
      return (await answer(call)).data;
    },
    staleTime: 24 * 3600 * 1000,
  });

/** The sources of acts, by their value in the address and in the API. */
export const ACT_SOURCES = { portales: "portals", mano: "manual", cedulas: "notices" } as const;
export type ActSource = keyof typeof ACT_SOURCES;

/** The movements and notices of a month, page by page. */
export const actsOf = (userId: string, month: string, from: ActSource | undefined) =>
  infiniteQueryOptions({
    queryKey: [STATISTICS, "acts", userId, month, from ?? ""],
    queryFn: async ({ pageParam: cursor, signal }) => {
      const source = from && ACT_SOURCES[from];
      const query = { month, ...(source && { source }), ...(cursor && { cursor }) };
      const request = { param: { userId }, query };
      return answer(client.api.stats.acts[":userId"].$get(request, { init: { signal } }));
    },
    initialPageParam: "",
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });

/** The cases with a debt or client's money in their account, page by page. */
export const accountsOf = (userId: string) =>
  infiniteQueryOptions({
    queryKey: [STATISTICS, "accounts", userId],
    queryFn: async ({ pageParam: cursor, signal }) => {
      const request = { param: { userId }, query: cursor ? { cursor } : {} };
      return answer(client.api.stats.accounts[":userId"].$get(request, { init: { signal } }));
    },
    initialPageParam: "",
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });

/** The charges and payments of a month in all cases, page by page. */
export const moneyOf = (userId: string, month: string) =>
  infiniteQueryOptions({
    queryKey: [STATISTICS, "money", userId, month],
    queryFn: async ({ pageParam: cursor, signal }) => {
      const request = { param: { userId }, query: { month, ...(cursor && { cursor }) } };
      return answer(client.api.stats.entries[":userId"].$get(request, { init: { signal } }));
    },
    initialPageParam: "",
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
