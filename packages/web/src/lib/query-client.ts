import { QueryClient } from "@tanstack/react-query";
import { isDeleted } from "./api/deletions";
import { ApiError } from "./api/error";
import { isReachable } from "./offline/state";

/** Whether a retry may help: not when the server has understood and refused. */
const mayHelp = (failures: number, error: Error) =>
  failures < 2 &&
  navigator.onLine &&
  (!(error instanceof ApiError) || error.status === 0 || error.status >= 500);

/** The cache of queries. Its data is shown at once and refreshed in the background. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      retry: mayHelp,
      // Without a network: cached data stays, and other queries fail at once.
      networkMode: "always",
      refetchOnMount: isReachable,
      refetchOnWindowFocus: isReachable,
      refetchOnReconnect: true,
      enabled: ({ queryKey }) => !queryKey.some(isDeleted),
    },
    mutations: { retry: false, networkMode: "always" },
  },
});
