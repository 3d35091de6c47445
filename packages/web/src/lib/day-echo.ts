import { daysBetween } from "@foja/core/kernel/day.rules";
import type { Leaning } from "@foja/core/kernel/day-text.rules";
import { shortDay } from "@foja/core/kernel/short-day.rules";
import type { CourtDays } from "./court/court-days";
import { today, workingText } from "./due";

type Options = {
  leaning?: Leaning;
  /** The day is a deadline's: its plazo de gracia is shown, too. */
  grace?: boolean;
  court?: CourtDays;
  on?: string;
};

/** Beyond this many days the year is shown. */
const PLAIN_DAYS = 60;
/** Beyond this many days the number of working days is not shown. */
const FAR_DAYS = 400;

/**
 * How a typed day was understood, in short: «lun 30/11 · 5 hábiles · gracia hasta mar 1/12 9:30».
 * For a day that is not a working day, why; for a date that lies in the past by its nature, only
 * the day.
 */
export function echoOf(day: string, { leaning, grace, court, on = today() }: Options): string {
  const away = daysBetween(on, day);
  // Of another semester, «mar 15/9» could be of any year.
  const date = `${nameOf(away)}${shortDay(day, Math.abs(away) > PLAIN_DAYS ? "" : on)}`;
  if (!court || Math.abs(away) > FAR_DAYS || leaning === "back") return date;
  const off = court.offOn(day);
  const left = day === on ? undefined : workingText(court.between(on, day));
  const until = grace && !off && day >= on ? graceText(court.graceAfter(day), on) : undefined;
  return [date, off && offText(off), left, until].filter(Boolean).join(" · ");
}

const NAMES: Record<string, string> = { "-1": "ayer, ", "0": "hoy, ", "1": "mañana, " };
const nameOf = (away: number) => NAMES[String(away)] ?? "";

/** Why a day is not a working day, in a few words. */
export const offText = ({ kind, reason }: { kind: string; reason: string }): string =>
  kind === "finDeSemana" ? "inhábil" : reason;

const graceText = ({ day, clock }: { day: string; clock: string }, on: string) =>
  `gracia hasta ${shortDay(day, on)} ${clock.replace(/^0/, "")}`;
