import { useQuery } from "@tanstack/react-query";
import { retryLoading } from "~/lib/retry-loading";

/** What checks and computes, once it is asked for: the schemas are heavier than all else of a page. */
export function useEngine(wanted: boolean) {
  const { data, error, refetch } = useQuery({
    queryKey: ["interest engine"],
    queryFn: () => retryLoading(() => import("../lib/outcome")),
    enabled: wanted,
    staleTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
  });
  const retry = () => {
    if (error) void refetch();
  };
  return { engine: data, error, retry };
}
