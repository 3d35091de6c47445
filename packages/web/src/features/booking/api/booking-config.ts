import type { Availability } from "@foja/core/agenda/availability/availability.schema";
import type { BookingConfig, BookingConfigInput } from "@foja/core/agenda/booking/booking.schema";
import { queryOptions } from "@tanstack/react-query";
import { answer } from "~/lib/api/answer";
import { client } from "~/lib/api/client";

const path = client.api["booking-config"];

/** The practice's configuration of its booking page. */
export const readConfig = () =>
  queryOptions({
    queryKey: ["booking-config"],
    queryFn: async ({ signal }): Promise<BookingConfig> =>
      (await answer(path.$get({}, { init: { signal } }))).bookingConfig,
  });

/** Changes the configuration, if it still has the version that was read. */
export const saveConfig = async (json: BookingConfigInput, version: number) =>
  (await answer(path.$put({ json }, { headers: { "If-Match": `"${version}"` } }))).bookingConfig;

/** The hours of the practice, from which the free times follow. */
export const readHours = () =>
  queryOptions({
    queryKey: ["availability"],
    queryFn: async ({ signal }): Promise<Availability> =>
      (await answer(client.api.availability.$get({}, { init: { signal } }))).availability,
  });
