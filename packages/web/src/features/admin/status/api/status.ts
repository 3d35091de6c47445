import { queryOptions } from "@tanstack/react-query";
import { answer } from "~/lib/api/answer";
import { client } from "~/lib/api/client";

/** The state of the server, read again every 30 s. */
export const serverStatus = () =>
  queryOptions({
    queryKey: ["server-status"],
    queryFn: async ({ signal }) =>
      (await answer(client.api.admin["server-status"].$get({}, { init: { signal } }))).status,
    refetchInterval: 30_000,
  });
