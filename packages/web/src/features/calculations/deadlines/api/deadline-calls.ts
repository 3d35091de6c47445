import type { ScheduleDeadline } from "@foja/core/agenda/scheduling/scheduling.schema";
import type { CalendarEditInput } from "@foja/core/law/deadlines/calendar.schema";
import type { JurisdictionId } from "@foja/core/law/deadlines/jurisdiction.rules";
import { queryOptions } from "@tanstack/react-query";
import { answer } from "~/lib/api/answer";
import { client } from "~/lib/api/client";

const { deadlines } = client.api;
const one = deadlines.calendars[":jurisdiccion"];

type Saving = { edits: CalendarEditInput[]; dryRun?: boolean; version: number };

/** Changes the calendar, if it still has the version that was read, or returns what would move. */
export const saveCalendar = (jurisdiccion: JurisdictionId, { version, ...json }: Saving) =>
  answer(one.$put({ param: { jurisdiccion }, json }, { headers: { "If-Match": `"${version}"` } }));

/** Adds a deadline to the agenda. Sent again with the same key, it is the same deadline. */
export const scheduleDeadline = async (json: ScheduleDeadline, key: string) =>
  (await answer(deadlines.schedule.$post({ json }, { headers: { "Idempotency-Key": key } }))).task;

export type ScheduledDeadline = Awaited<ReturnType<typeof scheduleDeadline>>;

/** Removes a deadline from the agenda. */
export const unschedule = ({ _id }: ScheduledDeadline) =>
  answer(client.api.tasks[":id"].$delete({ param: { id: _id } }));

/** The deadline of a task. */
export const getDeadline = (id: string) =>
  queryOptions({
    queryKey: ["tasks", "deadline", id],
    queryFn: async ({ signal }) => {
      const request = { param: { id } };
      return (await answer(client.api.tasks[":id"].$get(request, { init: { signal } }))).task;
    },
  });
