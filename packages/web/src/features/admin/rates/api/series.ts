import type { SeriesKey, UploadSeries } from "@foja/core/law/rates/rate.schema";
import { type QueryClient, queryOptions } from "@tanstack/react-query";
import { answer } from "~/lib/api/answer";
import { client } from "~/lib/api/client";

/** The state of every series. */
export const seriesStandings = () =>
  queryOptions({
    queryKey: ["rates", "admin"],
    queryFn: async ({ signal }) =>
      (await answer(client.api.admin.tasas.$get({}, { init: { signal } }))).series,
  });

/** Adds the rows of a CSV to a series; with `dryRun` only returns what would change. */
export const uploadSeries = (key: SeriesKey, json: Partial<UploadSeries>) =>
  answer(client.api.admin.tasas[":key"].csv.$post({ param: { key }, json }));

/** Reads again every query that shows rates or their values. */
export const refreshRates = (cache: QueryClient) =>
  cache.invalidateQueries({ queryKey: ["rates"] });
