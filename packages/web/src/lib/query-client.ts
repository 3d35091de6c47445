import { QueryClient } from "@tanstack/react-query";
import { isDeleted } from "./api/deletions";
import { ApiError } from "./api/error";
import { isReachable } from "./offline/state";

/** Whether asking again may help: not when the server has understood and refused. */
const mayHelp = (failures: number, error: Error) =>
  failures < 2 &&
  navigator.onLine &&
  (!(error instanceof ApiError) || error.status === 0 || error.status >= 500);

/** The cache of what was read. Shown at once, refreshed behind. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      retry: mayHelp,
      // Without a network: what is known stays as it is, and what is not says so at once.
      networkMode: "always",
      refetchOnMount: isReachable,
      refetchOnWindowFocus: isReachable,
      refetchOnReconnect: true,
      enabled: ({ queryKey }) => !queryKey.some(isDeleted),
    },
    mutations: { retry: false, networkMode: "always" },
  },
});
