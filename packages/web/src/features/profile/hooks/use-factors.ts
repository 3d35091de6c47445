import { useQuery } from "@tanstack/react-query";
import { secondFactor } from "../api/factors";
import { useActs } from "./use-acts";

/** The second factor of the account, and actions on it, after which it is read again. */
export function useFactors() {
  const { data: factors, error, refetch } = useQuery(secondFactor());
  return { factors, error, refetch, ...useActs(secondFactor().queryKey) };
}
