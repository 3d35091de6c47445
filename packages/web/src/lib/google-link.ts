import type { GoogleStatus } from "@foja/core/agenda/google/connection.schema";
import { queryOptions } from "@tanstack/react-query";
import { answer } from "./api/answer";
import { client } from "./api/client";

/** A synchronisation that died reports nothing: while one seems to run, its state is polled. */
const AGAIN_MS = 10_000;

/** The state of the link with Google Calendar; read again when the server announces a change. */
export const getGoogle = (userId: string) =>
  queryOptions({
    queryKey: ["google-calendar", userId],
    queryFn: async ({ signal }): Promise<GoogleStatus> => {
      const call = client.api.users[":userId"]["google-calendar-status"];
      const pending = call.$get({ param: { userId } }, { init: { signal } });
      return (await answer(pending)).googleCalendarStatus;
    },
    refetchInterval: ({ state }) => (state.data?.state === "syncing" ? AGAIN_MS : false),
  });
