import { isDay } from "../../kernel/day.rules";
import { instantAt } from "../../kernel/zone.rules";

const MONTHS = [
  ...["enero", "febrero", "marzo", "abril", "mayo", "junio", "julio", "agosto"],
  ...["septiembre", "octubre", "noviembre", "diciembre"],
];

const FIGURES = /\b(\d{1,2})[/.-](\d{1,2})[/.-](20\d{2})\b/g;
const WORDS = new RegExp(`\\b(\\d{1,2}) de (${MONTHS.join("|")})(?: de| del)? (20\\d{2})\\b`, "g");
const HOUR =
  /\b(?:a las |las |a )?([01]?\d|2[0-3])(?:[:.]([0-5]\d))?\s*(?:hs?|horas)\b|\ba las ([01]?\d|2[0-3])[:.]([0-5]\d)/;

const two = (number: number | string) => String(number).padStart(2, "0");

/** The first day after a given one that a folded text names. */
function dayIn(text: string, after: string): string | undefined {
  const figures = [...text.matchAll(FIGURES)].map(
    ([, day = "", month = "", year]) => `${year}-${two(month)}-${two(day)}`,
  );
  const words = [...text.matchAll(WORDS)].map(
    ([, day = "", month = "", year]) => `${year}-${two(MONTHS.indexOf(month) + 1)}-${two(day)}`,
  );
  return [...figures, ...words].filter((day) => isDay(day) && day >= after).sort()[0];
}

/** The instant that a folded text sets: a day and an hour in the practice's zone, as UTC ISO. */
export function momentIn(text: string, after: string): string | undefined {
  const day = dayIn(text, after);
  const [said, hour, minute = "00", otherHour, otherMinute] = HOUR.exec(text) ?? [];
  if (!day || !said) return undefined;
  return instantAt(
    day,
    `${two(hour ?? otherHour ?? "")}:${hour === undefined ? otherMinute : minute}`,
  );
}
