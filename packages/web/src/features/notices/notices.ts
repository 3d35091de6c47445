import { queryOptions } from "@tanstack/react-query";
import { answer } from "~/lib/api/answer";
import { client } from "~/lib/api/client";

const { notices } = client.api;

/** The sentences for clients that wait for somebody's decision. */
export const waitingNotices = () =>
  queryOptions({
    queryKey: ["notices"],
    queryFn: async ({ signal }) => {
      const asked = { query: { status: "proposed" as const, limit: "100" } };
      return (await answer(notices.$get(asked, { init: { signal } }))).notices;
    },
  });

export const decideNotice = (
  id: string,
  json: { text?: string; status?: "approved" | "dismissed" },
) => answer(notices[":id"].$patch({ param: { id }, json }));
