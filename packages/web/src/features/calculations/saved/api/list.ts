import { infiniteQueryOptions } from "@tanstack/react-query";
import { CALCULATORS } from "~/features/calculations/shared/api/calls";
import { answer } from "~/lib/api/answer";
import { client } from "~/lib/api/client";
import { FIRST_PAGE, nextPage } from "~/lib/lists/pages";
import { ROW_FIELDS, toRow } from "../lib/calculator-row";

/** The practice's calculations, newest first, page by page. */
export const calculatorList = (userId: string, archived: boolean) =>
  infiniteQueryOptions({
    queryKey: [...CALCULATORS, "list", userId, archived ? "archived" : "active"],
    queryFn: async ({ pageParam: { limit, cursor }, signal }) => {
      const query = {
        limit: String(limit),
        fields: ROW_FIELDS,
        archived: archived ? ("true" as const) : ("false" as const),
        ...(cursor && { cursor }),
      };
      const request = { param: { userId }, query };
      const pending = client.api.calculators.user[":userId"].$get(request, { init: { signal } });
      const { calculators, nextCursor } = await answer(pending);
      return { rows: calculators.map(toRow), nextCursor };
    },
    initialPageParam: FIRST_PAGE,
    getNextPageParam: nextPage,
  });
