import type { DayCellInfo, DayHeaderInfo, ListDayHeaderInnerInfo } from "@fullcalendar/react";
import { cn } from "~/lib/cn";
import { useCourtDays } from "~/lib/court/use-court-days";
import { offText } from "~/lib/day-echo";
import { today } from "~/lib/due";

/** A day of the calendar's grid, which uses the practice's wall clock as if it were UTC. */
export const gridDay = (date: Date): string => date.toISOString().slice(0, 10);

/** Beyond this many days, working days are not counted. */
const COUNTED_AT_MOST = 60;

/** Why a day is not a working day, or how many working days are left until it. */
function useCourtDay(date: Date) {
  const court = useCourtDays();
  const [day, now] = [gridDay(date), today()];
  const off = court?.offOn(day);
  if (!court || off || day <= now) return { reason: off && offText(off), left: undefined };
  const left = court.between(now, day);
  return { reason: undefined, left: left <= COUNTED_AT_MOST ? left : undefined };
}

const leftTitle = (left: number) =>
  left === 1 ? "Queda 1 día hábil" : `Quedan ${left} días hábiles`;

/** The number of working days left, in a corner: «3 háb.». */
const Left = ({ left }: { left: number }) => (
  <span title={leftTitle(left)} className="shrink-0 text-[0.6875rem] text-ink-faint leading-4">
    <bdi aria-hidden>{left} háb.</bdi>
    <span className="sr-only">{leftTitle(left)}</span>
  </span>
);

/** The head of a day of the month: its number, and its working days or day off. */
export function DayCellHead({ date, text, isToday }: DayCellInfo) {
  const { reason, left } = useCourtDay(date);
  // A weekend's column shows it already.
  const named = reason === "inhábil" ? undefined : reason?.replace(/^Feriado: /, "");
  return (
    <span className="flex h-4.5 w-full min-w-0 items-center justify-end gap-1.5" title={reason}>
      {named && (
        <span className="w-0 min-w-0 flex-1 truncate ps-1.5 text-start text-[0.6875rem] text-ink-soft leading-4">
          {named}
        </span>
      )}
      {left !== undefined && <Left left={left} />}
      <span
        className={cn(
          "shrink-0 text-sm tabular-nums",
          isToday && "rounded-sm bg-accent px-1.5 font-semibold text-on-accent",
        )}
      >
        {text}
      </span>
    </span>
  );
}

/** The head of a day's column: its name, and below it its working days or day off. */
export function DayColumnHead({ date, text }: DayHeaderInfo) {
  const { reason, left } = useCourtDay(date);
  return (
    <span className="block min-w-0 text-center">
      {text}
      <span
        title={reason}
        className="block min-h-4 truncate font-normal text-[0.6875rem] text-ink-soft leading-4"
      >
        {reason ?? (left !== undefined && <Left left={left} />)}
      </span>
    </span>
  );
}

/** The head of a day of the agenda; working days or the day off are in its first half. */
export function AgendaDayHead({ date, text, level }: ListDayHeaderInnerInfo) {
  const { reason, left } = useCourtDay(date);
  return (
    <span>
      {text}
      {level === 0 && reason && (
        <span className="ms-2 font-normal text-ink-soft text-sm">{reason}</span>
      )}
      {level === 0 && left !== undefined && (
        <span className="ms-2 font-normal">
          <Left left={left} />
        </span>
      )}
    </span>
  );
}
