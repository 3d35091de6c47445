import { useQuery } from "@tanstack/react-query";
import { rateList } from "../api/rates";
import { FALLBACK } from "./rate-choices";

/**
 * The rates to choose from; while the list cannot be read, a short one that the screen tells of.
 * For a visitor, none then.
 */
export function useRates(visitor = false) {
  const { data, error, refetch } = useQuery(rateList(visitor));
  const failed = error !== null && !data;
  const rates = data ?? (failed && !visitor ? FALLBACK : []);
  const waiting = !data && !failed;
  return { rates, waiting, error: failed ? error : null, retry: () => void refetch() };
}
