import { queryOptions } from "@tanstack/react-query";
import { EVENTS } from "~/lib/agenda";
import { answer } from "~/lib/api/answer";
import { client } from "~/lib/api/client";

/** One event, whole. */
export const getEvent = (id: string) =>
  queryOptions({
    queryKey: [...EVENTS, "one", id],
    queryFn: async ({ signal }) => {
      const request = { param: { id } };
      return (await answer(client.api.events.id[":id"].$get(request, { init: { signal } }))).event;
    },
  });
