import { addDays } from "@foja/core/kernel/day.rules";
import { shortDay } from "@foja/core/kernel/short-day.rules";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { useState } from "react";
import { Card } from "~/components/ui/card";
import { IconButton } from "~/components/ui/icon-button";
import { cn } from "~/lib/cn";
import { useCourtOf } from "~/lib/court/use-court-of";
import { today } from "~/lib/due";
import { type Draft, mondayOf, type OpenDay, weekFrom } from "../lib/open-days";
import { hoursText, openText } from "../lib/week";

/** The week that results from what is being edited, hour by hour. */
export function WeekPreview({ draft }: { draft: Draft }) {
  const court = useCourtOf(draft.jurisdiction);
  const [monday, setMonday] = useState(() => mondayOf(today()));
  const days = weekFrom(monday, draft, court?.offOn);
  const now = today();
  const tools = (
    <span className="flex">
      <IconButton label="Semana anterior" onClick={() => setMonday(addDays(monday, -7))}>
        <ChevronLeft aria-hidden className="rtl:-scale-x-100" />
      </IconButton>
      <IconButton label="Semana siguiente" onClick={() => setMonday(addDays(monday, 7))}>
        <ChevronRight aria-hidden className="rtl:-scale-x-100" />
      </IconButton>
    </span>
  );
  return (
    <Card title="Cómo queda la semana" actions={tools} flush>
      <ol aria-live="polite" className="divide-y">
        {days.map((one) => (
          <Day key={one.day} one={one} now={now} />
        ))}
      </ol>
      <p className="border-t px-5 py-3 text-ink-soft text-sm">
        En una semana común se atiende {openText(draft.week)}.
      </p>
    </Card>
  );
}

function Day({ one: { day, hours, because }, now }: { one: OpenDay; now: string }) {
  return (
    <li className={cn("px-5 py-2", day < now && "text-ink-faint")}>
      <p className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span className="font-medium tabular-nums">{shortDay(day, now)}</span>
        <span className={cn("tabular-nums", hours.length === 0 && "text-ink-faint")}>
          {hours.length > 0 ? hoursText(hours) : (because ?? "No se atiende")}
        </span>
      </p>
      {hours.length > 0 && because && <p className="text-end text-ink-soft text-sm">{because}</p>}
      <Bar hours={hours} />
    </li>
  );
}

const OPENS = 7 * 60;
const CLOSES = 22 * 60;
const minutesOf = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3, 5));
const share = (clock: string) =>
  Math.min(100, Math.max(0, ((minutesOf(clock) - OPENS) / (CLOSES - OPENS)) * 100));

/** The day from 7 to 22 as a bar, filled where it is open. */
function Bar({ hours }: Pick<OpenDay, "hours">) {
  return (
    <span aria-hidden className="relative mt-1.5 block h-1.5 rounded-sm bg-wash">
      {hours
        .filter(({ from, to }) => share(to) > share(from))
        .map(({ from, to }) => (
          <span
            key={`${from} ${to}`}
            className="absolute inset-y-0 rounded-sm bg-accent"
            style={{ insetInlineStart: `${share(from)}%`, width: `${share(to) - share(from)}%` }}
          />
        ))}
    </span>
  );
}
