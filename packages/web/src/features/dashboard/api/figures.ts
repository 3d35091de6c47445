import { queryOptions } from "@tanstack/react-query";
import { answer } from "~/lib/api/answer";
import { client } from "~/lib/api/client";

/** The figures of the practice today and of the days before, and those of each of its people. */
export const readFigures = (userId: string) =>
  queryOptions({
    queryKey: ["statistics", "morning", userId],
    queryFn: async ({ signal }) => {
      const request = { param: { userId }, query: { sections: "dashboard,people" } };
      const call = client.api.stats.unified[":userId"].$get(request, { init: { signal } });
      const { dashboard, people = [] } = (await answer(call)).data;
      return { dashboard, people };
    },
  });
