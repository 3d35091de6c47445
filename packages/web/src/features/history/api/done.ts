import { infiniteQueryOptions } from "@tanstack/react-query";
import { answer } from "~/lib/api/answer";
import { client } from "~/lib/api/client";

const LIMIT = "50";

/** The acts of a person of the practice, page by page, the latest first. */
export const doneBy = (personId: string) =>
  infiniteQueryOptions({
    queryKey: ["history", "by", personId],
    queryFn: async ({ pageParam: cursor, signal }) => {
      const query = { personId, limit: LIMIT, ...(cursor && { cursor }) };
      return answer(client.api.history.$get({ query }, { init: { signal } }));
    },
    initialPageParam: "",
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
