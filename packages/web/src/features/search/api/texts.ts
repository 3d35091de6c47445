import { queryOptions } from "@tanstack/react-query";
import { answer } from "~/lib/api/answer";
import { client } from "~/lib/api/client";

const MOST = "5";
const FRESH_MS = 30_000;

/** The documents whose text has what is sought: the page of each that has it first. */
export const searchTexts = (q: string) =>
  queryOptions({
    queryKey: ["documents", "texts", q],
    staleTime: FRESH_MS,
    queryFn: async ({ signal }) => {
      const query = { q, limit: MOST, onePerDocument: "true" as const };
      const asked = client.api.documents.search.$get({ query }, { init: { signal } });
      return (await answer(asked)).hits;
    },
  });
