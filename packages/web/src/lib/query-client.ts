import { QueryClient } from "@tanstack/react-query";
import { isDeleted } from "./api/deletions";
import { ApiError } from "./api/error";

/** Whether asking again may help: not when the server has understood and refused. */
const mayHelp = (failures: number, error: Error) =>
  failures < 2 && (!(error instanceof ApiError) || error.status === 0 || error.status >= 500);

/** The cache of what was read. Shown at once, refreshed behind. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      retry: mayHelp,
      refetchOnWindowFocus: true,
      enabled: ({ queryKey }) => !queryKey.some(isDeleted),
    },
    mutations: { retry: false },
  },
});
