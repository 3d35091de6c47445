import { addDays, addMonths } from "../../kernel/day.rules";
import { type CourtCalendar, dayOff, daysOf, feriaOn, workingFrom } from "./calendar.rules";
import type { CountLine } from "./deadline.schema";
import { counted, noted, skipped } from "./line.rules";
import type { LocalMoment } from "./moment.rules";

/** The counted days after the notice, and the due day. */
export type Count = { lines: CountLine[]; due: string };

/** Counts working days: day 1 is the first after the notice. */
export function countWorking(notified: string, quantity: number, calendar: CourtCalendar): Count {
  const lines: CountLine[] = [];
  let day = notified;
  for (let count = 0; count < quantity; ) {
    day = addDays(day, 1);
    const off = dayOff(calendar, day);
    if (!off) count += 1;
    lines.push(off ? skipped(off) : counted(day, count));
  }
  return { lines, due: day };
}

type Ferias = { leaveOut: boolean };

const LEFT_OUT = ": se descuenta (CPCCN art. 311)";

/** Counts every day; if the last is not a working day, it is due on the next working day. */
export function countCalendar(
  notified: string,
  quantity: number,
  calendar: CourtCalendar,
  { leaveOut }: Ferias,
): Count {
  const lines: CountLine[] = [];
  let day = notified;
  for (let count = 0; count < quantity; ) {
    day = addDays(day, 1);
    const feria = leaveOut ? feriaOn(calendar, day) : undefined;
    if (!feria) count += 1;
    lines.push(feria ? skipped(feria, LEFT_OUT) : counted(day, count));
  }
  return settled(lines, day, calendar);
}

/** Counts months from date to date, then the days added for distance. */
export function countMonths(
  notified: string,
  months: number,
  extraDays: number,
  calendar: CourtCalendar,
  { leaveOut }: Ferias,
): Count {
  const lines = Array.from({ length: months }, (_, i) =>
    counted(addMonths(notified, i + 1), i + 1),
  );
  const end = addDays(addMonths(notified, months), extraDays);
  if (extraDays > 0) lines.push(noted(end, `Más ${extraDays} por la distancia`));
  if (!leaveOut) return settled(lines, end, calendar);
  const ferias = daysOf(addDays(notified, 1), end).flatMap((day) => feriaOn(calendar, day) ?? []);
  const later = extended(end, ferias.length, calendar);
  const all = [...lines, ...[...ferias, ...later.ferias].map((off) => skipped(off, LEFT_OUT))];
  all.sort((a, b) => a.fecha.localeCompare(b.fecha));
  if (later.day > end) all.push(noted(later.day, `Más ${ferias.length} por las ferias`));
  return settled(all, later.day, calendar);
}

/** Adds that many days, leaving out the ferias in between. */
function extended(from: string, days: number, calendar: CourtCalendar) {
  const ferias = [];
  let day = from;
  for (let left = days; left > 0; ) {
    day = addDays(day, 1);
    const feria = feriaOn(calendar, day);
    if (feria) ferias.push(feria);
    else left -= 1;
  }
  return { day, ferias };
}

const MOVED = "Vence: primer día hábil después del último día";

/** Moves a last day that is not a working day to the next one that is. */
function settled(lines: CountLine[], last: string, calendar: CourtCalendar): Count {
  const due = workingFrom(calendar, last);
  if (due === last) return { lines, due };
  const [ending] = lines.slice(-1);
  const off = dayOff(calendar, last);
  const kept = ending && off && ending.cuenta !== null && ending.fecha === last;
  const said = kept
    ? { ...ending, motivo: off.reason, verificado: off.verificado, fuente: off.fuente }
    : ending;
  const skips = daysOf(addDays(last, kept ? 1 : 0), addDays(due, -1)).flatMap(
    (day) => dayOff(calendar, day) ?? [],
  );
  const before = lines.slice(0, -1);
  const after = [...skips.map((skip) => skipped(skip)), noted(due, MOVED)];
  return { lines: [...before, ...(said ? [said] : []), ...after], due };
}

const DAY = 24 * 60;

/** Counts hours over working days: those of other days do not run. */
export function countHours(
  { day: first, minute }: LocalMoment,
  hours: number,
  calendar: CourtCalendar,
): { lines: CountLine[]; due: LocalMoment } {
  const lines: CountLine[] = [];
  const total = hours * 60;
  let [run, day, from] = [0, first, minute];
  for (; ; day = addDays(day, 1), from = 0) {
    const off = dayOff(calendar, day);
    if (off) {
      lines.push(skipped(off));
      continue;
    }
    const used = Math.min(DAY - from, total - run);
    run += used;
    lines.push(counted(day, Math.round((run / 60) * 100) / 100));
    if (run === total && from + used < DAY) return { lines, due: { day, minute: from + used } };
    if (run === total) break;
  }
  // A term that ends at midnight ends when the next working day begins.
  const next = workingFrom(calendar, addDays(day, 1));
  for (const date of daysOf(addDays(day, 1), addDays(next, -1))) {
    const off = dayOff(calendar, date);
    if (off) lines.push(skipped(off));
  }
  lines.push(noted(next, "Vence al comenzar el día"));
  return { lines, due: { day: next, minute: 0 } };
}
