import type {
  Availability,
  UpdateAvailability,
} from "@foja/core/agenda/availability/availability.schema";
import { queryOptions } from "@tanstack/react-query";
import { answer } from "~/lib/api/answer";
import { client } from "~/lib/api/client";

const path = client.api.availability;

/** The hours in which the practice receives people. */
export const readAvailability = () =>
  queryOptions({
    queryKey: ["availability"],
    queryFn: async ({ signal }): Promise<Availability> =>
      (await answer(path.$get({}, { init: { signal } }))).availability,
  });

/** Changes the hours, if they still have the version that was read. */
export const saveAvailability = async (json: UpdateAvailability, version: number) =>
  (await answer(path.$put({ json }, { headers: { "If-Match": `"${version}"` } }))).availability;
