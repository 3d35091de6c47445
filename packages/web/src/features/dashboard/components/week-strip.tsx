import { weekdayOf } from "@foja/core/kernel/day.rules";
import { Skeleton } from "~/components/ui/skeleton";
import { cn } from "~/lib/cn";
import { useCourtDays } from "~/lib/court/use-court-days";
import { offText } from "~/lib/day-echo";
import { today } from "~/lib/due";
import { counted, formatLongDay } from "~/lib/format";
import { useComing } from "../hooks/use-coming";
import { weekOf } from "../lib/coming";

const NAMES = ["dom", "lun", "mar", "mié", "jue", "vie", "sáb"];

/** The seven days from today on: the number of lines of each, and the court's days off. */
export function WeekStrip({ userId }: { userId: string }) {
  const { coming, error } = useComing(userId);
  if (error) return null;
  if (!coming) return <Skeleton className="h-[74px] w-full rounded-md" />;
  return (
    <nav aria-label="La semana">
      <ol className="grid grid-cols-7 divide-x overflow-hidden rounded-md border bg-sheet">
        {weekOf(coming, today()).map((one) => (
          <li key={one.day}>
            <Day {...one} />
          </li>
        ))}
      </ol>
    </nav>
  );
}

const CELL = "flex h-full flex-col items-center gap-0.5 px-1 py-2 text-center";

function Day({ day, count }: { day: string; count: number }) {
  const off = useCourtDays()?.offOn(day);
  const isToday = day === today();
  const words = [
    formatLongDay(day),
    isToday && "hoy",
    off && offText(off),
    count === 0 ? "sin nada agendado" : counted(count, "asunto", "asuntos"),
  ];
  const label = words.filter(Boolean).join(", ");
  const shown = (
    <>
      <span aria-hidden className={cn("text-xs", off ? "text-ink-faint" : "text-ink-soft")}>
        {NAMES[weekdayOf(day)]}
      </span>
      <span
        aria-hidden
        className={cn(
          "text-lg tabular-nums leading-6",
          isToday ? "font-semibold text-accent" : off && "text-ink-faint",
        )}
      >
        {Number(day.slice(8))}
      </span>
      <span aria-hidden className="h-4 text-ink-soft text-xs tabular-nums leading-4">
        {count > 0 ? count : off ? "inhábil" : ""}
      </span>
      <span className="sr-only">{label}</span>
    </>
  );
  if (count === 0) return <div className={cn(CELL, off && "bg-wash")}>{shown}</div>;
  return (
    <a
      href={`#coming-${day}`}
      className={cn(CELL, "hover:bg-wash focus-visible:-outline-offset-2", off && "bg-wash")}
    >
      {shown}
    </a>
  );
}
