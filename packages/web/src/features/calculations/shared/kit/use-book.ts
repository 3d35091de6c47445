import type { SeriesBook } from "@foja/core/law/rates/rate.rules";
import type { SeriesKey, SeriesStretch } from "@foja/core/law/rates/rate.schema";
import { type UseQueryResult, useQueries } from "@tanstack/react-query";
import { publicRateSeries, rateSeries } from "../api/rates";

export type BookState = {
  /** The series, once all of them are read. */
  book: SeriesBook | undefined;
  error: Error | null;
  retry: () => void;
};

/** The series of a calculation, each read once; a visitor reads the public ones. */
export const useBook = (keys: readonly SeriesKey[], visitor = false): BookState =>
  useQueries({ queries: keys.map(visitor ? publicRateSeries : rateSeries), combine: joined });

function joined(results: UseQueryResult<SeriesStretch>[]): BookState {
  const series = results.flatMap(({ data }) => data ?? []);
  const failed = results.filter(({ error, data }) => error && !data);
  return {
    book:
      series.length === results.length
        ? Object.fromEntries(series.map((one) => [one.key, one]))
        : undefined,
    error: failed[0]?.error ?? null,
    retry: () => {
      for (const { refetch } of failed) void refetch();
    },
  };
}
