import type { Line } from "@foja/core/agenda/lines/line.schema";
import { addDays } from "@foja/core/kernel/day.rules";
import { dayOf } from "@foja/core/kernel/zone.rules";
import { dayText } from "@foja/core/law/deadlines/text.rules";
import { linesOf } from "~/lib/agenda-lines";

export type { Line };

/** How many days ahead are shown, not counting today; more for hearings, which are prepared. */
export const DAYS_AHEAD = 7;
export const DAYS_READ = 45;

export type Day = { key: string; title: string; lines: Line[] };

/**
 * The overdue lines, oldest first; the next ones, by day; the hearings of the next weeks; and
 * whether the lists are complete.
 */
export type Coming = { overdue: Line[]; days: Day[]; hearings: Line[]; complete: boolean };

type Agenda = { overdue: readonly Line[]; lines: readonly Line[]; complete: boolean };

/** The agenda of the dashboard, without what has ended; of one person, or of everybody. */
export function comingOf(
  { overdue, lines, complete }: Agenda,
  now: string,
  whose: string | null = null,
): Coming {
  const today = dayOf(now);
  const ahead = linesOf(lines, whose).filter((line) => !isOver(line, now));
  const near = ahead.filter(({ day }) => day <= addDays(today, DAYS_AHEAD));
  const hearings = ahead.filter(({ eventType }) => eventType === "audiencia");
  return { overdue: linesOf(overdue, whose), days: byDay(near, today), hearings, complete };
}

/** The number of lines of each day of the week that begins today. */
export function weekOf(
  { days }: Pick<Coming, "days">,
  today: string,
): { day: string; count: number }[] {
  return Array.from({ length: 7 }, (_, away) => {
    const day = addDays(today, away);
    return { day, count: days.find(({ key }) => key === day)?.lines.length ?? 0 };
  });
}

/** An appointment is over once it ended; a due date, at the end of its day. */
const isOver = ({ eventType, end, day }: Line, now: string) =>
  end !== null && end <= now && (eventType !== "vencimiento" || day < dayOf(now));

function byDay(lines: readonly Line[], today: string): Day[] {
  const days = new Map<string, Line[]>();
  for (const line of lines) days.set(line.day, [...(days.get(line.day) ?? []), line]);
  return [...days].map(([key, lines]) => ({ key, title: titleOf(key, today), lines }));
}

function titleOf(key: string, today: string): string {
  if (key === today) return `Hoy, ${dayText(key)}`;
  if (key === addDays(today, 1)) return `Mañana, ${dayText(key)}`;
  const text = dayText(key);
  return text.charAt(0).toLocaleUpperCase("es-AR") + text.slice(1);
}
