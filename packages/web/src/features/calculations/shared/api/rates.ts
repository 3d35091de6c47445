import { dayOf, instantAt } from "@foja/core/kernel/zone.rules";
import type { SeriesKey } from "@foja/core/law/rates/rate.schema";
import { queryOptions } from "@tanstack/react-query";
import { answer } from "~/lib/api/answer";
import { client } from "~/lib/api/client";

const DAY_MS = 86_400_000;

/** Until when data read at an instant is fresh: the next 09:00, when new data is published. */
export function freshUntil(readAt: number): number {
  const nine = Date.parse(instantAt(dayOf(readAt), "09:00"));
  return nine > readAt ? nine : nine + DAY_MS;
}

const daily = {
  staleTime: ({ state }: { state: { dataUpdatedAt: number } }) =>
    freshUntil(state.dataUpdatedAt) - state.dataUpdatedAt,
  gcTime: DAY_MS,
};

/** The rates, with the first and last day of their data; for a visitor, the public list. */
export const rateList = (visitor: boolean) =>
  queryOptions({
    queryKey: visitor ? ["rates", "public", "list"] : ["rates", "list"],
    queryFn: async ({ signal }) => {
      const { listado, publicas } = client.api.tasas;
      return (await answer((visitor ? publicas : listado).$get({}, { init: { signal } }))).tasas;
    },
    ...daily,
  });

/** A whole series: read once, and used for all calculations of the day. */
export const rateSeries = (key: SeriesKey) =>
  queryOptions({
    queryKey: ["rates", "series", key],
    queryFn: async ({ signal }) => {
      const asked = { param: { key }, query: {} };
      const pending = client.api.tasas.series[":key"].$get(asked, { init: { signal } });
      return (await answer(pending)).serie;
    },
    ...daily,
  });

/** A whole series, for visitors without an account. */
export const publicRateSeries = (key: SeriesKey) =>
  queryOptions({
    queryKey: ["rates", "public", "series", key],
    queryFn: async ({ signal }) => {
      const asked = { param: { key } };
      const pending = client.api.tasas.publicas[":key"].$get(asked, { init: { signal } });
      return (await answer(pending)).serie;
    },
    ...daily,
  });
