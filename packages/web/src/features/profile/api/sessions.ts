import { queryOptions } from "@tanstack/react-query";
import { answer } from "~/lib/api/answer";
import { client } from "~/lib/api/client";

/** The devices with a session of the account. */
export const sessionList = () =>
  queryOptions({
    queryKey: ["sessions"],
    queryFn: async ({ signal }) => {
      const { sessions } = await answer(client.api.sessions.$get({}, { init: { signal } }));
      return sessions;
    },
  });

/** Ends one of them. */
export const endSession = (id: string) =>
  answer(client.api.sessions[":id"].$delete({ param: { id } }));

/** Ends all but this one. */
export const endOtherSessions = () => answer(client.api.sessions.$delete());

/** Names this device. */
export const renameDevice = (device: string) =>
  answer(client.api.sessions.current.$patch({ json: { device } }));
