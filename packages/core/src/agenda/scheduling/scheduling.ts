import type * as z from "zod";
import { Users } from "../../accounts/users";
import { inPractice, seeingAll } from "../../kernel/actor";
import { seenOf } from "../../kernel/dynamo";
import { Calendars } from "../../law/deadlines";
import { type CourtCalendar, calendarOf, versionOf } from "../../law/deadlines/calendar.rules";
import type { updateCalendar } from "../../law/deadlines/calendar.schema";
import { ENGINE_VERSION } from "../../law/deadlines/deadline.rules";
import type { JurisdictionId } from "../../law/deadlines/jurisdiction.rules";
import { Losing } from "../../practice/losing";
import { joinAll } from "./join";
import { recomputeOpen } from "./recompute";
import type { DeadlineChange } from "./scheduling.schema";

type CalendarInput = z.output<typeof updateCalendar>;

/**
 * Changes the practice's calendar of a jurisdiction and recomputes its open deadlines. Returns
 * which moved, from when to when. A dry run writes nothing. Throws `version.stale`.
 */
export async function changeCalendar(
  jurisdiccion: JurisdictionId,
  { edits, dryRun = false }: CalendarInput,
  ifVersion?: number,
): Promise<{ calendar: CourtCalendar; changes: DeadlineChange[] }> {
  const read = await Calendars.load(jurisdiccion);
  Calendars.assertVersion(read, ifVersion);
  const calendar = dryRun
    ? calendarOf(jurisdiccion, edits, read.version, read.official)
    : await Calendars.replaceEdits(read, edits);
  // Deadlines move with their courts, also those hidden from who edits the calendar.
  const changes = await seeingAll(() =>
    recomputeOpen(
      async ({ calendario }) => (calendario.jurisdiccion === jurisdiccion ? calendar : undefined),
      { because: "el cambio de calendario", dryRun },
    ),
  );
  return { calendar, changes: changes.filter(isSeen) };
}

const isSeen = ({ folderId }: DeadlineChange) => !folderId || seenOf([folderId]).length > 0;

/**
 * Recomputes, practice by practice, the open deadlines that an earlier calendar or engine counted:
 * those of a new release, and those left by an interrupted change of calendar. Before that it joins
 * those that an earlier release had scheduled as four records.
 */
export async function recomputeAll() {
  const done = { practices: 0, joined: 0, moved: 0 };
  for await (const ownerId of Users.everyone()) {
    done.practices += 1;
    done.joined += await inPractice(ownerId, joinAll);
    done.moved += (await inPractice(ownerId, recomputePractice)).length;
    await Losing.recount(ownerId);
  }
  return done;
}

/** Recomputes the open deadlines of the acting practice. */
export function recomputePractice(): Promise<DeadlineChange[]> {
  const calendars = new Map<JurisdictionId, Promise<CourtCalendar>>();
  const load = (jurisdiccion: JurisdictionId) => {
    const loading = calendars.get(jurisdiccion) ?? Calendars.load(jurisdiccion);
    calendars.set(jurisdiccion, loading);
    return loading;
  };
  return recomputeOpen(
    async ({ engineVersion, calendario }) => {
      const calendar = await load(calendario.jurisdiccion);
      const current =
        engineVersion === ENGINE_VERSION && calendario.version === versionOf(calendar);
      return current ? undefined : calendar;
    },
    { because: "la actualización del calendario judicial", dryRun: false, alerts: true },
  );
}
