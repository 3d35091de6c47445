import type { ScheduleDeadline } from "@foja/core/agenda/scheduling/scheduling.schema";
import type { CalendarEditInput } from "@foja/core/law/deadlines/calendar.schema";
import type { JurisdictionId } from "@foja/core/law/deadlines/jurisdiction.rules";
import { queryOptions } from "@tanstack/react-query";
import { answer } from "~/lib/api/answer";
import { client } from "~/lib/api/client";

const { deadlines, calculators, folders } = client.api;
const one = deadlines.calendars[":jurisdiccion"];

type Saving = { edits: CalendarEditInput[]; dryRun?: boolean; version: number };

/** Changes the calendar over the version that was read, or only asks what would move. */
export const saveCalendar = (jurisdiccion: JurisdictionId, { version, ...json }: Saving) =>
  answer(one.$put({ param: { jurisdiccion }, json }, { headers: { "If-Match": `"${version}"` } }));

/** Puts a deadline into the agenda. Sent again under the same key it is the same deadline. */
export const scheduleDeadline = (json: ScheduleDeadline, key: string) =>
  answer(deadlines.schedule.$post({ json }, { headers: { "Idempotency-Key": key } }));

export type ScheduledDeadline = Awaited<ReturnType<typeof scheduleDeadline>>;

/** Takes out of the agenda all that a deadline put there. */
export async function unschedule({ calculator, event, task, notification }: ScheduledDeadline) {
  const { events, tasks, "folder-notifications": notices } = client.api;
  await Promise.all([
    answer(events[":id"].$delete({ param: { id: event._id } })),
    answer(tasks[":id"].$delete({ param: { id: task._id } })),
    answer(calculators[":id"].$delete({ param: { id: calculator._id } })),
    notification && answer(notices[":id"].$delete({ param: { id: notification._id } })),
  ]);
}

/** The case a deadline is for, by its name. */
export const getCase = (id: string) =>
  queryOptions({
    queryKey: ["folders", "named", id],
    queryFn: async ({ signal }) => {
      const request = { param: { id } };
      const { folder } = await answer(folders[":id"].$get(request, { init: { signal } }));
      return { _id: folder._id, folderName: folder.folderName };
    },
  });
