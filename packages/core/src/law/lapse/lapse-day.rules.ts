import { addDays, addMonths } from "../../kernel/day.rules";
import { type CourtCalendar, feriaOn } from "../deadlines/calendar.rules";

/**
 * The last day of a term of months that runs from an act: the same date that many months later,
 * plus one day for each day of feria in between (CPCCN art. 311), those in the added days included.
 */
export function lapseDay(calendar: CourtCalendar, lastAct: string, months: number): string {
  const plain = addMonths(lastAct, months);
  let [end, looked, rested] = [plain, lastAct, 0];
  while (looked < end) {
    looked = addDays(looked, 1);
    if (feriaOn(calendar, looked)) rested += 1;
    end = addDays(plain, rested);
  }
  return end;
}
