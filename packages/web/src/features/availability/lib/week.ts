/** A range of hours, `HH:mm`, while being edited; `key` identifies its line. */
export type Hours = { key: string; from: string; to: string };

/** 1 is Monday, 7 Sunday. */
export const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const;
export type Weekday = (typeof WEEKDAYS)[number];

export const WEEKDAY_NAMES: Record<Weekday, string> = {
  1: "Lunes",
  2: "Martes",
  3: "Miércoles",
  4: "Jueves",
  5: "Viernes",
  6: "Sábado",
  7: "Domingo",
};

export type Week = Record<Weekday, readonly Hours[]>;
type Range = { from: string; to: string };

let made = 0;
/** A line of hours with a new key. */
export const hoursOf = ({ from, to }: Range): Hours => {
  made += 1;
  return { key: `h${made}`, from, to };
};

/** The week in the editor's form, from the stored ranges. */
export function weekOf(weekly: readonly (Range & { weekday: number })[]): Week {
  const on = (weekday: Weekday) =>
    weekly
      .filter((range) => range.weekday === weekday)
      .sort((a, b) => a.from.localeCompare(b.from))
      .map(hoursOf);
  return { 1: on(1), 2: on(2), 3: on(3), 4: on(4), 5: on(5), 6: on(6), 7: on(7) };
}

/** The ranges of a week in the stored form. */
export const weeklyOf = (week: Week): (Range & { weekday: Weekday })[] =>
  WEEKDAYS.flatMap((weekday) => week[weekday].map(({ from, to }) => ({ weekday, from, to })));

const MORNING: Range = { from: "09:00", to: "13:00" };
const LAST = 23 * 60;

const minutesOf = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3, 5));
const clockOf = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;

/** The hours of a new line: after the last ones, with an hour between. */
export function nextHours(hours: readonly Range[]): Range {
  const end = hours
    .map(({ to }) => to)
    .filter(isClock)
    .sort()
    .at(-1);
  if (!end) return MORNING;
  const from = Math.min(minutesOf(end) + 60, LAST - 60);
  return { from: clockOf(from), to: clockOf(Math.min(from + 180, LAST)) };
}

/** The week with a new line on a day. */
export const addHours = (week: Week, weekday: Weekday): Week => ({
  ...week,
  [weekday]: [...week[weekday], hoursOf(nextHours(week[weekday]))],
});

/** The week without a line. */
export const dropHours = (week: Week, weekday: Weekday, key: string): Week => ({
  ...week,
  [weekday]: week[weekday].filter((hours) => hours.key !== key),
});

/** The week with a line changed. */
export const setHours = (week: Week, weekday: Weekday, changed: Hours): Week => ({
  ...week,
  [weekday]: week[weekday].map((hours) => (hours.key === changed.key ? changed : hours)),
});

/** The week with the hours of a day copied to others, replacing theirs. */
export function copyHours(week: Week, from: Weekday, to: readonly Weekday[]): Week {
  const copied = to.map((weekday) => [weekday, week[from].map(hoursOf)] as const);
  return { ...week, ...Object.fromEntries(copied) };
}

const isClock = (text: string) => /^([01]\d|2[0-3]):[0-5]\d$|^24:00$/.test(text);

/** The error of each line of a day, by key: no hour, an end before its beginning, or an overlap. */
export function faultsOf(hours: readonly Hours[]): Record<string, string> {
  const faults = hours.flatMap((one): [string, string][] => {
    const fault = faultOf(one, hours);
    return fault ? [[one.key, fault]] : [];
  });
  return Object.fromEntries(faults);
}

function faultOf(one: Hours, all: readonly Hours[]): string | undefined {
  if (!isClock(one.from) || !isClock(one.to)) return "Escribí las dos horas, como 9:30";
  if (one.to <= one.from) return "El fin tiene que ser posterior al comienzo";
  const met = all.find(({ key, from, to }) => key !== one.key && from < one.to && to > one.from);
  return met && met.from <= one.from ? `Se superpone con ${met.from} a ${met.to}` : undefined;
}

/** A day's hours in a line: «9:00 a 13:00 y 16:00 a 19:00». */
export function hoursText(hours: readonly Range[]): string {
  const said = hours.map(({ from, to }) => `${short(from)} a ${short(to)}`);
  return said.length < 2 ? said.join("") : `${said.slice(0, -1).join(", ")} y ${said.at(-1)}`;
}

const short = (clock: string) => clock.replace(/^0/, "");

/** How long the week is open: «32 h», «7 h 30 min». */
export function openText(week: Week): string {
  const minutes = WEEKDAYS.flatMap((weekday) => week[weekday])
    .filter(({ from, to }) => isClock(from) && isClock(to) && to > from)
    .reduce((sum, { from, to }) => sum + minutesOf(to) - minutesOf(from), 0);
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return rest === 0 ? `${hours} h` : `${hours} h ${rest} min`;
}
