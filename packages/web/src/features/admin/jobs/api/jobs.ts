import { queryOptions } from "@tanstack/react-query";
import { answer } from "~/lib/api/answer";
import { client } from "~/lib/api/client";

/** The scheduled jobs, with their last runs. */
export const jobs = () =>
  queryOptions({
    queryKey: ["jobs"],
    queryFn: async ({ signal }) =>
      (await answer(client.api.admin.jobs.$get({}, { init: { signal } }))).jobs,
    refetchInterval: 60_000,
  });
