import { addDays, weekdayOf } from "../../kernel/day.rules";
import { dateText } from "../../kernel/money.rules";
import { isVerified, SUGGESTED } from "../calculation/norm.rules";
import type { CourtAct, OfficialActs } from "./act.schema";
import type { CalendarEdit, DayOff } from "./calendar.schema";
import { CLOSED } from "./closed-list.rules";
import { feriasOf } from "./feria.rules";
import { holidaysOf } from "./holiday.rules";
import { BRIDGES_KNOWN_TO } from "./holiday-list.rules";
import type { JurisdictionId } from "./jurisdiction.rules";

/** The version of the built-in calendar: its data and rules. */
export const CALENDAR_VERSION = "1.1.1";

/** The calendar of a jurisdiction: the built-in days and the practice's edits. */
export type CourtCalendar = {
  readonly jurisdiccion: JurisdictionId;
  readonly edits: readonly CalendarEdit[];
  /** How many times the practice changed it; 0 for never. */
  readonly version: number;
  /** The acts that administrators added for every practice since the built-in calendar. */
  readonly official: OfficialActs;
  /** The feria was opened for the case, so its days are working days. */
  readonly openFeria?: boolean;
};

const NO_ACTS: OfficialActs = { acts: [], version: 0 };

/** The built-in calendar of a jurisdiction, with the acts since, and a practice's edits. */
export const calendarOf = (
  jurisdiccion: JurisdictionId,
  edits: readonly CalendarEdit[] = [],
  version = 0,
  official: OfficialActs = NO_ACTS,
): CourtCalendar => ({ jurisdiccion, edits, version, official });

/**
 * The version stated in a result: `1.1.1`, that of the acts since (`1.1.1.a2`), and the practice's
 * own (`1.1.1+3`), where there are any.
 */
export const versionOf = ({ version, official }: CourtCalendar): string =>
  `${CALENDAR_VERSION}${official.version === 0 ? "" : `.a${official.version}`}${version === 0 ? "" : `+${version}`}`;

type CalendarYear = { off: Map<string, DayOff>; ferias: Map<string, DayOff> };

const years = new WeakMap<CourtCalendar, Map<number, CalendarYear>>();

/** The non-working days of a year, without weekends; computed once per calendar. */
function yearOf(calendar: CourtCalendar, year: number): CalendarYear {
  const made = years.get(calendar) ?? new Map<number, CalendarYear>();
  years.set(calendar, made);
  const known = made.get(year) ?? makeYear(calendar, year);
  made.set(year, known);
  return known;
}

function makeYear({ edits, jurisdiccion, official }: CourtCalendar, year: number): CalendarYear {
  const off = new Map<string, DayOff>();
  const ferias = new Map<string, DayOff>();
  for (const { from, to, verificado, ...feria } of feriasOf(year, jurisdiccion)) {
    const said = {
      kind: "feria",
      own: false,
      verificado: isVerified(verificado),
      ...feria,
    } as const;
    for (const date of daysOf(from, to))
      for (const map of [off, ferias]) map.set(date, { date, ...said });
  }
  for (const { day: date, verificado, ...holiday } of holidaysOf(year)) {
    // A day of the courts that is also a holiday or in a feria counts as that, which is certain.
    if (holiday.kind === "judicial" && off.has(date)) continue;
    off.set(date, { date, own: false, verificado: isVerified(verificado), ...holiday });
  }
  for (const closed of closedIn(jurisdiccion, year)) {
    if (!off.has(closed.date)) off.set(closed.date, closed);
  }
  const into = { off, ferias };
  for (const act of official.acts) apply(act, year, into, (date, kind) => actDay(act, kind, date));
  for (const edit of edits) apply(edit, year, into, (date, kind) => ownDay(edit, kind, date));
  return into;
}

/** The days of a year that a jurisdiction's courts closed by their own acts. */
const closedIn = (jurisdiccion: JurisdictionId, year: number): DayOff[] =>
  CLOSED.filter(
    ({ valor }) => valor.jurisdiccion === jurisdiccion && valor.day.startsWith(`${year}-`),
  ).map(({ norma, verificado, fuente, valor: { day: date, name: reason } }) => ({
    ...{ date, reason, norma, fuente: `${norma}. ${fuente}`, own: false },
    kind: "asueto",
    verificado: isVerified(verificado),
  }));

type ClosedKind = Exclude<CalendarEdit["kind"], "habil">;
type Said = Pick<CalendarEdit, "from" | "to" | "kind">;

/** Applies an act or a practice's edit: it overrides what was before, and the last one wins. */
function apply(
  edit: Said,
  year: number,
  { off, ferias }: CalendarYear,
  say: (date: string, kind: ClosedKind) => DayOff,
): void {
  const from = edit.from > `${year}-01-01` ? edit.from : `${year}-01-01`;
  const to = edit.to < `${year}-12-31` ? edit.to : `${year}-12-31`;
  for (const date of daysOf(from, to)) {
    if (edit.kind === "habil") {
      off.delete(date);
      ferias.delete(date);
      continue;
    }
    const said = say(date, edit.kind);
    off.set(date, said);
    if (edit.kind === "feria") ferias.set(date, said);
  }
}

const CALLED = { inhabil: "Día inhábil", asueto: "Asueto", feria: "Feria" } as const;

const calledDay = (reason: string, kind: ClosedKind, date: string) => ({
  ...{ date, kind },
  reason: `${CALLED[kind]}: ${reason}`,
  verificado: true,
});

const ownDay = (edit: CalendarEdit, kind: ClosedKind, date: string): DayOff => ({
  ...calledDay(edit.reason, kind, date),
  norma: "Calendario del estudio",
  fuente: edit.source ?? "Cargado por el estudio",
  own: true,
});

const actDay = (act: CourtAct, kind: ClosedKind, date: string): DayOff => ({
  ...calledDay(act.reason, kind, date),
  norma: act.norma,
  fuente: `${act.norma}, del ${dateText(act.dictado)}${act.dictado > date ? ", posterior al día" : ""}`,
  own: false,
});

/** Every day of a span, both ends included. */
export function daysOf(from: string, to: string): string[] {
  const days: string[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day);
  return days;
}

const WEEKEND: Record<number, string> = { 0: "Domingo", 6: "Sábado" };
const numberOf = (day: string) => Number(day.slice(0, 4));

function weekend(date: string): DayOff | undefined {
  const reason = WEEKEND[weekdayOf(date)];
  if (!reason) return undefined;
  const norma = "CPCCN art. 152";
  const fuente = "Los días hábiles van de lunes a viernes";
  return { date, kind: "finDeSemana", reason, norma, verificado: true, fuente, own: false };
}

/** Why a day is not a working day; undefined when it is. */
export function dayOff(calendar: CourtCalendar, day: string): DayOff | undefined {
  const special = yearOf(calendar, numberOf(day)).off.get(day);
  if (special && !(calendar.openFeria && special.kind === "feria")) return special;
  return weekend(day);
}

/** The feria in which a day is, whatever else the day is. */
export const feriaOn = (calendar: CourtCalendar, day: string): DayOff | undefined =>
  calendar.openFeria ? undefined : yearOf(calendar, numberOf(day)).ferias.get(day);

export const isWorking = (calendar: CourtCalendar, day: string): boolean =>
  dayOff(calendar, day) === undefined;

/** The day itself if it is a working day, or else the next working day. */
export function workingFrom(calendar: CourtCalendar, day: string): string {
  let next = day;
  while (!isWorking(calendar, next)) next = addDays(next, 1);
  return next;
}

/** The non-working days of a year, in order, without weekends. */
export const daysOffIn = (calendar: CourtCalendar, year: number): DayOff[] =>
  [...yearOf(calendar, year).off.values()].sort((a, b) => a.date.localeCompare(b.date));

/** The years of two days, and those between. */
export function yearsIn(from: string, to: string): number[] {
  const [first, last] = [numberOf(from), numberOf(to)];
  return Array.from({ length: last - first + 1 }, (_, i) => first + i);
}

/** Warnings for the years whose bridge days are not known. */
export function unknownIn(from: string, to: string): string[] {
  const unknown = yearsIn(from, to).filter((year) => year > BRIDGES_KNOWN_TO);
  if (unknown.length === 0) return [];
  const which = unknown.length > 3 ? `${unknown[0]} a ${numberOf(to)}` : unknown.join(", ");
  return [
    `${SUGGESTED}: los días no laborables con fines turísticos de ${which} todavía no están cargados.`,
  ];
}
