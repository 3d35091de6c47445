import { dayOf, instantAt, timeOf } from "../../kernel/zone.rules";
import { MOMENT } from "./countable.rules";

/** A local time in the practice's zone: the day and its minute. */
export type LocalMoment = { day: string; minute: number };

const two = (number: number) => String(number).padStart(2, "0");

/** A minute of the day as `HH:mm`. */
export const clockAt = (minute: number): string =>
  `${two(Math.floor(minute / 60))}:${two(minute % 60)}`;

const minuteOf = (clock: string): number => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));

/** Only today's offset is treated as local, even in summers that had another. */
const isOurs = (offset: string | undefined): offset is "-03:00" | undefined =>
  offset === undefined || offset === "-03:00";

/** The local time of an instant, written with an offset, without one, or as a date. */
export function localMoment(text: string): LocalMoment {
  const [, day = "", hour, minute, , offset] = MOMENT.exec(text) ?? [];
  if (hour === undefined) return { day, minute: 0 };
  if (isOurs(offset)) return { day, minute: minuteOf(`${hour}:${minute}`) };
  return { day: dayOf(text), minute: minuteOf(timeOf(text)) };
}

/** A local time in the format of another text: same precision, same offset. */
export function writtenLike(model: string, { day, minute }: LocalMoment): string {
  const [, , , , seconds = "", offset] = MOMENT.exec(model) ?? [];
  const clock = clockAt(minute);
  if (isOurs(offset)) return `${day}T${clock}${seconds}${offset ?? ""}`;
  const shown = Date.parse(instantAt(day, clock)) + minutesAhead(offset) * 60_000;
  return `${new Date(shown).toISOString().slice(0, 16)}${seconds}${offset}`;
}

function minutesAhead(offset: string): number {
  if (offset === "Z") return 0;
  const minutes = minuteOf(offset.slice(1));
  return offset.startsWith("-") ? -minutes : minutes;
}
