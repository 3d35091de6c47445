import { readClock } from "@foja/core/kernel/clock-text.rules";
import { type Leaning, readDay } from "@foja/core/kernel/day-text.rules";
import { courtDays } from "./court/use-court-days";
import { today } from "./due";

export type { Leaning };

/**
 * A typed date as `YYYY-MM-DD`; a text that is no date stays as it is, for the schema to refuse.
 * Working days («+5 hábiles») are counted once the court's days are loaded.
 */
export function toIsoDate(typed: string, leaning: Leaning = "near"): string {
  const on = today();
  const said = readDay(typed, { today: on, leaning });
  if (!said) return typed.trim();
  return "day" in said ? said.day : (courtDays()?.add(on, said.working) ?? typed.trim());
}

const WHOLE = /^\s*(?:\d{1,2}([/.-])\d{1,2}\1(?:\d{4}|\d{2})|\d{8})\s*$/;

/** A date of a file as `YYYY-MM-DD`, only if complete: nobody sees how it is understood. */
export const toWholeDate = (written: string): string =>
  WHOLE.test(written) ? toIsoDate(written, "back") : written.trim();

/** Whether the typed text is a number of working days, which needs the court's calendar. */
export function isInWorkingDays(typed: string): boolean {
  const said = readDay(typed, { today: today() });
  return said !== undefined && "working" in said;
}

/** A stored date in the local format, `dd/mm/aaaa`; any other text as it is. */
export function toTypedDate(iso: string): string {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(iso);
  return match ? `${match[3]}/${match[2]}/${match[1]}` : iso;
}

/** A typed hour as `HH:mm`; a text that is no hour stays as it is, for the schema to refuse. */
export const toClock = (typed: string): string => readClock(typed) ?? typed.trim();
