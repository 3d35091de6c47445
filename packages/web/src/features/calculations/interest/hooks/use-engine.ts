import { useQuery } from "@tanstack/react-query";
import { retryLoading } from "~/lib/retry-loading";

/** The schemas and the engine, loaded on demand: they are larger than the rest of a page. */
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
