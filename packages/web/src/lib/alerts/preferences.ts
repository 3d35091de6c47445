import type { UpdatePreferences } from "@foja/core/telling/preferences/preferences.schema";
import { queryOptions } from "@tanstack/react-query";
import { answer } from "~/lib/api/answer";
import { client } from "~/lib/api/client";

const path = client.api.notifications.preferences;

/** The person's preferences of alerts: kinds, times and channels. */
export const readPreferences = () =>
  queryOptions({
    queryKey: ["preferences"],
    queryFn: async ({ signal }) => (await answer(path.$get({}, { init: { signal } }))).preferences,
  });

/** Changes the given preferences. */
export const changePreferences = async (json: UpdatePreferences) =>
  (await answer(path.$put({ json }))).preferences;
