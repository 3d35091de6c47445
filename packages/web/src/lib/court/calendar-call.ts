import type { JurisdictionId } from "@foja/core/law/deadlines/jurisdiction.rules";
import { queryOptions } from "@tanstack/react-query";
import { answer } from "~/lib/api/answer";
import { client } from "~/lib/api/client";

const one = client.api.deadlines.calendars[":jurisdiccion"];

/** A year of the practice's calendar of a jurisdiction, with all its edits. */
export const getCalendar = (jurisdiccion: JurisdictionId, year?: number) =>
  queryOptions({
    queryKey: ["court-calendars", jurisdiccion, year ?? "now"],
    queryFn: async ({ signal }) => {
      const query = year === undefined ? {} : { year: String(year) };
      const request = { param: { jurisdiccion }, query };
      return (await answer(one.$get(request, { init: { signal } }))).calendar;
    },
  });

/** The acts of a jurisdiction since the built-in calendar, for who has no account. */
export const getOfficialActs = (jurisdiccion: JurisdictionId) =>
  queryOptions({
    queryKey: ["court-calendars", "official", jurisdiccion],
    queryFn: async ({ signal }) => {
      const asked = client.api.deadlines.acts[":jurisdiccion"].$get(
        { param: { jurisdiccion } },
        { init: { signal } },
      );
      return (await answer(asked)).official;
    },
  });
