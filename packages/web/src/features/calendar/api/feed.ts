import { queryOptions } from "@tanstack/react-query";
import { answer } from "~/lib/api/answer";
import { client } from "~/lib/api/client";

/** Whether the agenda is published, since when, and when it was last read. */
export const getFeed = () =>
  queryOptions({
    queryKey: ["calendar-feed"],
    queryFn: async ({ signal }) =>
      (await answer(client.api.calendar.feed.$get({}, { init: { signal } }))).feed,
  });

/** Publishes the agenda at a new secret URL, which is shown only now. */
export const openFeed = async () => (await answer(client.api.calendar.feed.$post())).feed;

/** Stops publishing the agenda. */
export const closeFeed = () => answer(client.api.calendar.feed.$delete());
