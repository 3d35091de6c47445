import { useQuery } from "@tanstack/react-query";
import { rateList } from "../api/rates";
import { FALLBACK } from "../lib/rate-choices";

/** The rates to choose from; while the list cannot be read, a short one that says so. */
export function useRates() {
  const { data, error, refetch } = useQuery(rateList());
  const failed = error !== null && !data;
  return { rates: data ?? (failed ? FALLBACK : []), failed, retry: () => void refetch() };
}
