import { addDays, weekdayOf } from "../../kernel/day.rules";
import { holidaysOf } from "../deadlines/holiday.rules";

/** Working days after a termination in which what is owed is to be paid (LCT 255 bis and 128). */
const DAYS_TO_PAY = 4;

/**
 * The last day to pay what a termination leaves owed, after which the debtor is in default: four
 * working days (LCT, arts. 128, 137 and 255 bis). Saturdays, Sundays and national holidays are none.
 * The articles are cited from memory: to be shown as a suggestion.
 */
export function lastDayToPay(termination: string): string {
  let day = termination;
  for (let left = DAYS_TO_PAY; left > 0; ) {
    day = addDays(day, 1);
    if (isWorkday(day)) left -= 1;
  }
  return day;
}

function isWorkday(day: string): boolean {
  if (weekdayOf(day) === 0 || weekdayOf(day) === 6) return false;
  const holidays = holidaysOf(Number(day.slice(0, 4)));
  return !holidays.some((one) => one.day === day && one.kind !== "judicial");
}
