import { type Key, ownerPartition, type Stored } from "../../kernel/dynamo";
import type { CalendarEdit } from "./calendar.schema";
import type { JurisdictionId } from "./jurisdiction.rules";

/** A practice's edits of the calendar of one jurisdiction: one item for all. */
export type CalendarItem = Stored<{
  jurisdiccion: JurisdictionId;
  edits: CalendarEdit[];
  updatedAt: string;
}>;

export const calendarKey = (ownerId: string, jurisdiccion: JurisdictionId): Key => ({
  pk: ownerPartition(ownerId),
  sk: `COURTCALENDAR#${jurisdiccion}`,
});

export const toItem = (
  ownerId: string,
  kept: { jurisdiccion: JurisdictionId; edits: CalendarEdit[]; updatedAt: string; version: number },
): CalendarItem => ({ ...calendarKey(ownerId, kept.jurisdiccion), type: "courtCalendar", ...kept });
