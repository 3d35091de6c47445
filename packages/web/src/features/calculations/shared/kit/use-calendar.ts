import { type CourtCalendar, calendarOf } from "@foja/core/law/deadlines/calendar.rules";
import type { JurisdictionId } from "@foja/core/law/deadlines/jurisdiction.rules";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { getCalendar } from "~/lib/court/calendar-call";

/** The practice's calendar of a jurisdiction; the built-in one until its own changes are read. */
export function useCalendar(jurisdiccion: JurisdictionId): {
  calendar: CourtCalendar;
  /** The practice's changes could not be read: the calendar lacks them. */
  failed: boolean;
} {
  const { calendar = calendarOf(jurisdiccion), failed } = useNeededCalendar(jurisdiccion);
  return { calendar, failed };
}

/** The same, of what a calculation needs: none where it needs none, or for a visitor. */
export function useNeededCalendar(jurisdiccion: JurisdictionId | undefined) {
  const { data, isError } = useQuery({
    ...getCalendar(jurisdiccion ?? "PJN"),
    enabled: jurisdiccion !== undefined,
  });
  const calendar = useMemo(
    () => jurisdiccion && calendarOf(jurisdiccion, data?.edits, data?.version, data?.official),
    [jurisdiccion, data],
  );
  return { calendar, failed: isError && !data };
}
