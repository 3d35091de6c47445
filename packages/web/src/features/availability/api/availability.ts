import type {
  Availability,
  UpdateAvailability,
} from "@foja/core/agenda/availability/availability.schema";
import { queryOptions } from "@tanstack/react-query";
import { answer } from "~/lib/api/answer";
import { client } from "~/lib/api/client";

const path = client.api.availability;

/** When the practice receives people. */
export const readAvailability = () =>
  queryOptions({
    queryKey: ["availability"],
    queryFn: async ({ signal }): Promise<Availability> =>
      (await answer(path.$get({}, { init: { signal } }))).availability,
  });

/** Changes it, over the version that was read. */
export const saveAvailability = async (json: UpdateAvailability, version: number) =>
  (await answer(path.$put({ json }, { headers: { "If-Match": `"${version}"` } }))).availability;
