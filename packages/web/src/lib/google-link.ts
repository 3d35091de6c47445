import type { GoogleStatus } from "@foja/core/agenda/google/connection.schema";
import { queryOptions } from "@tanstack/react-query";
import { answer } from "./api/answer";
import { client } from "./api/client";

/** A synchronisation that died says nothing: while one seems under way it is asked for again. */
const AGAIN_MS = 10_000;

/** How the link with Google Calendar stands; read again whenever the server says that it moved. */
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
