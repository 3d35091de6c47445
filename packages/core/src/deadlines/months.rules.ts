const two = (number: number) => String(number).padStart(2, "0");

/** The same day that many months later; the last of the month where it has no such day. */
export function addMonths(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  const count = year * 12 + (month - 1) + months;
  const [toYear, toMonth] = [Math.floor(count / 12), (count % 12) + 1];
  const last = new Date(Date.UTC(toYear, toMonth, 0)).getUTCDate();
  return `${toYear}-${two(toMonth)}-${two(Math.min(date, last))}`;
}
