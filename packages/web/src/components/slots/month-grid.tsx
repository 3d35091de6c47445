import { monthAfter } from "@foja/core/kernel/day.rules";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { IconButton } from "~/components/ui/icon-button";
import { cn } from "~/lib/cn";
import { dayByKey, monthOf, weeksOf } from "~/lib/slots/month";
import { spokenDay, spokenMonth } from "~/lib/slots/zone-words";

type MonthGridProps = {
  /** `YYYY-MM`. */
  month: string;
  /** The number of free times of each day; undefined while being read. */
  free: ReadonlyMap<string, number> | undefined;
  chosen?: string;
  /** The first and the last month that can be shown. */
  first: string;
  last: string;
  onMonth: (month: string) => void;
  onPick: (day: string) => void;
};

const WEEKDAYS = [
  ["lunes", "lu"],
  ["martes", "ma"],
  ["miércoles", "mi"],
  ["jueves", "ju"],
  ["viernes", "vi"],
  ["sábado", "sá"],
  ["domingo", "do"],
] as const;

/**
 * A month of days to choose from, each with its number of free times. It is one tab stop; arrows,
 * Home, End, Page Up and Down move among its days, also into the month before or after.
 */
export function MonthGrid(props: MonthGridProps) {
  const { month, free, first, last, onMonth } = props;
  return (
    <div>
      <div className="mb-2 flex items-center justify-between gap-2">
        <h3 aria-live="polite" className="font-semibold first-letter:uppercase">
          {spokenMonth(month)}
        </h3>
        <span className="flex">
          <IconButton
            label="Mes anterior"
            disabled={month <= first}
            onClick={() => onMonth(monthAfter(month, -1))}
          >
            <ChevronLeft aria-hidden className="rtl:-scale-x-100" />
          </IconButton>
          <IconButton
            label="Mes siguiente"
            disabled={month >= last}
            onClick={() => onMonth(monthAfter(month, 1))}
          >
            <ChevronRight aria-hidden className="rtl:-scale-x-100" />
          </IconButton>
        </span>
      </div>
      <Days {...props} />
      <p role="status" className={cn("mt-2 min-h-5 text-ink-soft text-sm", free && "sr-only")}>
        {free ? freeDaysText(free, month) : "Buscando horarios libres…"}
      </p>
    </div>
  );
}

/** «5 días con horarios libres en agosto de 2026.» */
function freeDaysText(free: ReadonlyMap<string, number>, month: string): string {
  const days = [...free.keys()].filter((day) => monthOf(day) === month).length;
  const found = days === 0 ? "Ningún día" : days === 1 ? "1 día" : `${days} días`;
  return `${found} con horarios libres en ${spokenMonth(month)}.`;
}

function Days({ month, free, chosen, first, last, onMonth, onPick }: MonthGridProps) {
  const table = useRef<HTMLTableElement>(null);
  const [walked, setWalked] = useState<string>();
  const stop = stopOf(month, walked ?? chosen, free);

  // The day moved to may be in a month that is rendered only now.
  useEffect(() => {
    const day = walked && table.current?.querySelector<HTMLElement>(`[data-day="${walked}"]`);
    if (day && table.current?.dataset.month === month) day.focus();
  }, [walked, month]);

  const onKeyDown = (event: KeyboardEvent) => {
    const day = (event.target as HTMLElement).dataset.day;
    const to = day && dayByKey(day, event.key);
    if (!to) return;
    event.preventDefault();
    if (monthOf(to) < first || monthOf(to) > last) return;
    setWalked(to);
    if (monthOf(to) !== month) onMonth(monthOf(to));
  };

  return (
    <table
      ref={table}
      data-month={month}
      aria-label={`Días de ${spokenMonth(month)}`}
      aria-busy={!free}
      className="w-full table-fixed border-separate border-spacing-0.5"
      onKeyDown={onKeyDown}
    >
      <thead>
        <tr>
          {WEEKDAYS.map(([name, short]) => (
            <th key={name} scope="col" className="h-7 font-normal text-ink-faint text-sm">
              <abbr title={name} className="no-underline">
                {short}
              </abbr>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(month).map((week) => (
          <tr key={week.find(Boolean)}>
            {week.map((day, i) => (
              <td key={day ?? `${WEEKDAYS[i]?.[0]}`} className="p-0 text-center">
                {day && (
                  <DayButton
                    day={day}
                    count={free && (free.get(day) ?? 0)}
                    chosen={day === chosen}
                    isStop={day === stop}
                    onPick={() => {
                      setWalked(undefined);
                      onPick(day);
                    }}
                  />
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The one day of the month that the Tab key reaches. */
function stopOf(
  month: string,
  wanted: string | undefined,
  free: ReadonlyMap<string, number> | undefined,
): string {
  if (wanted && monthOf(wanted) === month) return wanted;
  const days = [...(free?.keys() ?? [])].filter((day) => monthOf(day) === month).sort();
  return days[0] ?? `${month}-01`;
}

type DayProps = {
  day: string;
  /** Undefined while being read. */
  count: number | undefined;
  chosen: boolean;
  isStop: boolean;
  onPick: () => void;
};

function DayButton({ day, count, chosen, isStop, onPick }: DayProps) {
  const isFree = count !== undefined && count > 0;
  return (
    <button
      type="button"
      data-day={day}
      tabIndex={isStop ? 0 : -1}
      aria-label={`${spokenDay(day)}${countText(count)}`}
      aria-pressed={isFree ? chosen : undefined}
      aria-disabled={!isFree || undefined}
      onClick={isFree ? onPick : undefined}
      className={cn(
        "mx-auto grid h-11 w-full max-w-14 place-content-center rounded-md tabular-nums transition-colors focus-visible:-outline-offset-2",
        count === 0 && "cursor-default text-ink-faint line-through decoration-line-strong",
        count === undefined && "cursor-default",
        isFree && !chosen && "bg-accent-wash font-semibold text-accent hover:bg-wash",
        isFree && chosen && "bg-accent font-semibold text-on-accent",
      )}
    >
      {Number(day.slice(8))}
    </button>
  );
}

/** «, 3 horarios»: the number of free times of a day, once known. */
function countText(count: number | undefined): string {
  if (count === undefined) return "";
  if (count === 0) return ", sin horarios";
  return count === 1 ? ", 1 horario" : `, ${count} horarios`;
}
