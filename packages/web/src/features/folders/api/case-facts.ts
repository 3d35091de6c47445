import type { CaseFacts } from "@foja/core/operations/statistics/statistics.schema";
import { queryOptions } from "@tanstack/react-query";
import { answer } from "~/lib/api/answer";
import { client } from "~/lib/api/client";
import { everyPage } from "~/lib/records/pages";

/** Which cases are counted: those quiet for so many days, or due without a task. */
export type Which = "quiet60" | "quiet120" | "quiet180" | "withoutTask";

/** The counts of these cases, by case; they change with the practice's figures. */
export const caseFacts = (userId: string, which: Which) =>
  queryOptions({
    queryKey: ["statistics", "cases", userId, which],
    queryFn: async ({ signal }): Promise<ReadonlyMap<string, CaseFacts>> => {
      const rows = await everyPage(async (cursor) => {
        const query = { which, limit: "1000", ...(cursor && { cursor }) };
        const request = { param: { userId }, query };
        const call = client.api.stats.cases[":userId"].$get(request, { init: { signal } });
        const { cases, nextCursor } = await answer(call);
        return { rows: cases, nextCursor };
      });
      return new Map(rows.map((one) => [one._id, one]));
    },
  });
