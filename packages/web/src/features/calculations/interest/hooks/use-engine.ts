import { useQuery } from "@tanstack/react-query";
import { retryLoading } from "~/lib/retry-loading";

/** The engine with its schemas, loaded on demand: they are larger than the rest of a page. */
export function useEngine(wanted: boolean) {
  const { data, error, refetch } = useQuery({
    queryKey: ["interest engine"],
    queryFn: async () =>
      (await retryLoading(() => import("@foja/core/law/engines/interest.rules"))).INTEREST,
    enabled: wanted,
    staleTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
  });
  const retry = () => {
    if (error) void refetch();
  };
  return { engine: data, error, retry };
}
