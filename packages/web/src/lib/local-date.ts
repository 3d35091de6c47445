import { readClock } from "@foja/core/kernel/clock-text.rules";
import { type Leaning, readDay } from "@foja/core/kernel/day-text.rules";
import { courtDays } from "./court/use-court-days";
import { today } from "./due";

export type { Leaning };

/**
 * What was typed as `YYYY-MM-DD`; what is no date stays as it is, for the schema to refuse. Working
 * days («+5 hábiles») are counted once the court's days are here.
 */
export function toIsoDate(typed: string, leaning: Leaning = "near"): string {
  const on = today();
  const said = readDay(typed, { today: on, leaning });
  if (!said) return typed.trim();
  return "day" in said ? said.day : (courtDays()?.add(on, said.working) ?? typed.trim());
}

const WHOLE = /^\s*(?:\d{1,2}([/.-])\d{1,2}\1(?:\d{4}|\d{2})|\d{8})\s*$/;

/** A date of a file as `YYYY-MM-DD`: only a whole one, since nobody sees how it is understood. */
export const toWholeDate = (written: string): string =>
  WHOLE.test(written) ? toIsoDate(written, "back") : written.trim();

/** Whether what was typed is a number of working days, which ask for the court's calendar. */
export function isInWorkingDays(typed: string): boolean {
  const said = readDay(typed, { today: today() });
  return said !== undefined && "working" in said;
}

/** A stored date as it is written here, `dd/mm/aaaa`; anything else as it is. */
export function toTypedDate(iso: string): string {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(iso);
  return match ? `${match[3]}/${match[2]}/${match[1]}` : iso;
}

/** What was typed as `HH:mm`; what is no hour stays as it is, for the schema to refuse. */
export const toClock = (typed: string): string => readClock(typed) ?? typed.trim();
