import { useOwner } from "../../kernel/actor";
import { nowIso } from "../../kernel/clock";
import { commit, get, getMany, insert, replace } from "../../kernel/dynamo";
import { AppError } from "../../kernel/error";
import { type ActsItem, actsKey } from "./act.item";
import type { OfficialActs } from "./act.schema";
import { awaitedIn } from "./awaited.rules";
import { type CalendarItem, calendarKey, toItem } from "./calendar.item";
import { type CourtCalendar, calendarOf, daysOffIn, unknownIn, versionOf } from "./calendar.rules";
import type { CalendarEdit, CalendarYear } from "./calendar.schema";
import { type JurisdictionId, jurisdictionOf } from "./jurisdiction.rules";

/** The calendar of a jurisdiction for the acting practice: the built-in one with its own edits. */
export const load = (jurisdiccion: JurisdictionId): Promise<CourtCalendar> =>
  of(useOwner(), jurisdiccion);

/** The same, of a practice. */
export async function of(ownerId: string, jurisdiccion: JurisdictionId): Promise<CourtCalendar> {
  const [kept, acts] = await getMany([calendarKey(ownerId, jurisdiccion), actsKey(jurisdiccion)]);
  const { edits, version } = (kept ?? {}) as Partial<CalendarItem>;
  return calendarOf(jurisdiccion, edits, version, officialOf(acts as ActsItem | undefined));
}

/** The acts of a jurisdiction that were added for everybody, for who has no practice. */
export const official = async (jurisdiccion: JurisdictionId): Promise<OfficialActs> =>
  officialOf(await get<ActsItem>(actsKey(jurisdiccion))) ?? { acts: [], version: 0 };

const officialOf = (item: ActsItem | undefined): OfficialActs | undefined =>
  item && { acts: item.acts, version: item.version };

const stale = () =>
  new AppError("version.stale", "El calendario cambió mientras lo editabas. Revisá los datos.");

/** Throws `version.stale` where the calendar's version is not `ifVersion`. */
export function assertVersion({ version }: CourtCalendar, ifVersion: number | undefined): void {
  if (ifVersion !== undefined && ifVersion !== version) throw stale();
}

/** Replaces the practice's edits of a calendar. Throws `version.stale` if it changed meanwhile. */
export async function replaceEdits(
  read: CourtCalendar,
  edits: CalendarEdit[],
): Promise<CourtCalendar> {
  const { jurisdiccion, version } = read;
  const next = { jurisdiccion, edits, updatedAt: nowIso(), version: version + 1 };
  const item = toItem(useOwner(), next);
  await commit(version === 0 ? insert(item, stale) : replace(item, { version }, stale));
  return calendarOf(jurisdiccion, edits, version + 1, read.official);
}

/** A year of a calendar as it is answered: its non-working days, without weekends. */
export function shown(calendar: CourtCalendar, year: number): CalendarYear {
  return {
    jurisdiccion: calendar.jurisdiccion,
    name: jurisdictionOf(calendar.jurisdiccion).name,
    year,
    edits: [...calendar.edits],
    official: { ...calendar.official, acts: [...calendar.official.acts] },
    days: daysOffIn(calendar, year),
    warnings: warningsOf(calendar, year),
    calendarVersion: versionOf(calendar),
    version: calendar.version,
  };
}

/** What is not known yet of a year: its bridge days, its winter feria, the end of December. */
function warningsOf(calendar: CourtCalendar, year: number): string[] {
  const [from, to] = [`${year}-01-01`, `${year}-12-31`];
  const missing = awaitedIn(calendar, from, to).map(({ act }) => `${act}. Figura como hábil.`);
  return [...unknownIn(from, to), ...missing];
}
