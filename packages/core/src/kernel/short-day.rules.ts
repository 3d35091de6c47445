import { weekdayOf } from "./day.rules";

const SHORT = ["dom", "lun", "mar", "mié", "jue", "vie", "sáb"];

/** A day in short, «lun 30/11», with its year if it is not today's: «mar 30/11/2027». */
export function shortDay(day: string, today: string): string {
  const [year = "", month, date] = day.split("-");
  const written = `${SHORT[weekdayOf(day)] ?? ""} ${Number(date)}/${Number(month)}`;
  return year === today.slice(0, 4) ? written : `${written}/${year}`;
}
