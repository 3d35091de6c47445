/** The practices' time zone: stored times are UTC, a day that a person names is a day here. */
export const ZONE = "America/Argentina/Buenos_Aires";

let parts: Intl.DateTimeFormat | undefined;

/** Created at first use: it takes longer than everything else in this file. */
function formatter(): Intl.DateTimeFormat {
  parts ??= new Intl.DateTimeFormat("en-CA", {
    timeZone: ZONE,
    dateStyle: "short",
    timeStyle: "medium",
    hourCycle: "h23",
  });
  return parts;
}

const HOUR_MS = 3_600_000;
/** Between these the offset is of whole hours, and changes only when an hour of UTC begins. */
const [REGULAR, UNKNOWN] = [Date.UTC(1931, 0), Date.UTC(2200, 0)];
const MOST_KNOWN = 2000;
/** The offset of the zone, in ms, in each hour since 1970 that was asked for: a list asks often. */
const offsets = new Map<number, number>();

function offsetIn(hour: number): number {
  const known = offsets.get(hour);
  if (known !== undefined) return known;
  const [date, time] = formatted(hour * HOUR_MS);
  const offset = Date.parse(`${date}T${time}.000Z`) - hour * HOUR_MS;
  if (offsets.size >= MOST_KNOWN) offsets.clear();
  offsets.set(hour, offset);
  return offset;
}

function formatted(instant: number): [date: string, time: string] {
  const [date = "", time = ""] = formatter().format(instant).split(", ");
  return [date, time];
}

/** The local date and time of an instant, as if it were UTC: `YYYY-MM-DD`, `HH:mm:ss`. */
function localOf(instant: number): [date: string, time: string] {
  if (!(instant >= REGULAR && instant < UNKNOWN)) return formatted(instant);
  const offset = offsetIn(Math.floor(instant / HOUR_MS));
  const iso = new Date(instant + offset).toISOString();
  return [iso.slice(0, 10), iso.slice(11, 19)];
}

/** The day, `YYYY-MM-DD`, on which an instant (UTC ISO or milliseconds) falls in the practice. */
export const dayOf = (instant: string | number) => localOf(new Date(instant).getTime())[0];

/** The time, `HH:mm`, shown by clocks in the practice at an instant. */
export const timeOf = (instant: string | number) =>
  localOf(new Date(instant).getTime())[1].slice(0, 5);

/** A moment in words, by clocks in the practice: «24 de noviembre de 2026 a las 00:05». */
export const momentText = (instant: string | number): string =>
  new Intl.DateTimeFormat("es-AR", {
    ...{ timeZone: ZONE, dateStyle: "long", timeStyle: "short", hourCycle: "h23" },
  }).format(new Date(instant));

/** The instant, UTC ISO, at which clocks in the practice show a time (`HH:mm`) of a day. */
export function instantAt(day: string, time: string): string {
  const shown = Date.parse(`${day}T${time}:00.000Z`);
  // UTC−3 today; other offsets in some summers and decades.
  const [date, clock] = localOf(shown);
  const offset = Date.parse(`${date}T${clock}.000Z`) - shown;
  return new Date(shown - offset).toISOString();
}

/** The instant, UTC ISO, at which a day of the practice begins. */
export const startOfDay = (day: string): string => instantAt(day, "00:00");
