import { queryOptions } from "@tanstack/react-query";
import { answer } from "~/lib/api/answer";
import { client } from "~/lib/api/client";

/** The open deadlines, by their event and its task. With the tasks: that is what they change with. */
export const openDeadlines = (userId: string) =>
  queryOptions({
    queryKey: ["tasks", "deadlines", userId],
    queryFn: async ({ signal }) =>
      (await answer(client.api.deadlines.open.$get({}, { init: { signal } }))).deadlines,
  });
