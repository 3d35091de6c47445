import type * as z from "zod";
import { Users } from "../../accounts/users";
import { inPractice } from "../../kernel/actor";
import { Calendars } from "../../law/deadlines";
import { type CourtCalendar, calendarOf, versionOf } from "../../law/deadlines/calendar.rules";
import type { updateCalendar } from "../../law/deadlines/calendar.schema";
import { ENGINE_VERSION } from "../../law/deadlines/deadline.rules";
import { deadlineResult } from "../../law/deadlines/deadline.schema";
import type { JurisdictionId } from "../../law/deadlines/jurisdiction.rules";
import { Calculators } from "../../practice/calculators";
import { recomputeOne, recomputeOpen } from "./recompute";
import type { DeadlineChange } from "./scheduling.schema";

type CalendarInput = z.output<typeof updateCalendar>;

/**
 * Changes the practice's calendar of a jurisdiction and recomputes its open deadlines: answers
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
    ? calendarOf(jurisdiccion, edits, read.version)
    : await Calendars.replaceEdits(read, edits);
  const changes = await recomputeOpen(
    async ({ variables }) => (variables.jurisdiccion === jurisdiccion ? calendar : undefined),
    { because: "el cambio de calendario", dryRun },
  );
  return { calendar, changes };
}

/**
 * Recomputes a saved calculation, see `Calculators.recompute`. A scheduled deadline does not move
 * alone: its event, its task and its notice go with it.
 */
export async function recompute(id: string, given: Parameters<typeof Calculators.recompute>[1]) {
  const calculator = await Calculators.get(id);
  const kept = deadlineResult.safeParse(calculator.result);
  if (!calculator.links || given.dryRun || !kept.success) return Calculators.recompute(id, given);
  const { difference } = await Calculators.recompute(id, { ...given, dryRun: true });
  const calendar = await Calendars.load(kept.data.calendario.jurisdiccion);
  const moved = await recomputeOne(calculator, calendar, "el nuevo cálculo");
  if (!moved) return Calculators.recompute(id, given);
  return { calculator: await Calculators.get(id), difference };
}

/**
 * Recomputes, practice by practice, the open deadlines that an earlier calendar or engine
 * counted: those of a new release, and those that a change of calendar cut short left behind.
 */
export async function recomputeAll(): Promise<{ practices: number; moved: number }> {
  const done = { practices: 0, moved: 0 };
  for await (const ownerId of Users.everyone()) {
    done.practices += 1;
    done.moved += (await inPractice(ownerId, recomputePractice)).length;
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
    async ({ result }) => {
      const kept = deadlineResult.safeParse(result);
      if (!kept.success) return undefined;
      const calendar = await load(kept.data.calendario.jurisdiccion);
      const { engineVersion, calendario } = kept.data;
      const current =
        engineVersion === ENGINE_VERSION && calendario.version === versionOf(calendar);
      return current ? undefined : calendar;
    },
    { because: "la actualización del calendario judicial", dryRun: false },
  );
}
