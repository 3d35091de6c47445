import { queryOptions } from "@tanstack/react-query";
import { answer } from "~/lib/api/answer";
import { client } from "~/lib/api/client";

/** What starts by the clock, with its last runs. */
export const jobs = () =>
  queryOptions({
    queryKey: ["jobs"],
    queryFn: async ({ signal }) =>
      (await answer(client.api.admin.jobs.$get({}, { init: { signal } }))).jobs,
    refetchInterval: 60_000,
  });
