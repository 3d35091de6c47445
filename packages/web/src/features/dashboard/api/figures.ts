import { queryOptions } from "@tanstack/react-query";
import { answer } from "~/lib/api/answer";
import { client } from "~/lib/api/client";

/** The figures of the practice today, and those of the days before. */
export const readFigures = (userId: string) =>
  queryOptions({
    queryKey: ["statistics", "morning", userId],
    queryFn: async ({ signal }) => {
      const request = { param: { userId }, query: { sections: "dashboard" } };
      const call = client.api.stats.unified[":userId"].$get(request, { init: { signal } });
      return (await answer(call)).data.dashboard;
    },
  });
