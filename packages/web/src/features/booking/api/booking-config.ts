import type { Availability } from "@foja/core/agenda/availability/availability.schema";
import type { BookingConfig, BookingConfigInput } from "@foja/core/agenda/booking/booking.schema";
import { queryOptions } from "@tanstack/react-query";
import { answer } from "~/lib/api/answer";
import { client } from "~/lib/api/client";

const path = client.api["booking-config"];

/** The booking page as the practice configures it. */
export const readConfig = () =>
  queryOptions({
    queryKey: ["booking-config"],
    queryFn: async ({ signal }): Promise<BookingConfig> =>
      (await answer(path.$get({}, { init: { signal } }))).bookingConfig,
  });

/** Changes what it carries, over the version that was read. */
export const saveConfig = async (json: BookingConfigInput, version: number) =>
  (await answer(path.$put({ json }, { headers: { "If-Match": `"${version}"` } }))).bookingConfig;

/** When the practice receives people: what is offered follows from it. */
export const readHours = () =>
  queryOptions({
    queryKey: ["availability"],
    queryFn: async ({ signal }): Promise<Availability> =>
      (await answer(client.api.availability.$get({}, { init: { signal } }))).availability,
  });
