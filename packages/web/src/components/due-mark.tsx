import type { Task } from "@foja/core/practice/tasks/task.schema";
import { AlarmClock, CalendarDays, CircleAlert } from "lucide-react";
import { cn } from "~/lib/cn";
import { dueOf } from "~/lib/due";
import { formatDate } from "~/lib/format";

const INK = {
  danger: "text-danger",
  warn: "text-warn",
  accent: "text-accent",
  ok: "text-ok",
  neutral: "text-ink-soft",
} as const;

const SIGN = { overdue: CircleAlert, today: AlarmClock, tomorrow: AlarmClock } as const;

/** How near the due date is: words and a sign, the colour only helps. Done, it is only a date. */
export function DueMark({ dueDate, status }: Pick<Task, "dueDate" | "status">) {
  if (!dueDate) return null;
  const done = status === "completada" || status === "cancelada";
  const { text, tone, step } = dueOf(dueDate);
  const Icon = (!done && step in SIGN && SIGN[step as keyof typeof SIGN]) || CalendarDays;
  return (
    <time
      dateTime={dueDate}
      title={formatDate(dueDate)}
      className={cn(
        "inline-flex items-center gap-1.5 whitespace-nowrap",
        done ? "text-ink-faint" : INK[tone],
      )}
    >
      <Icon aria-hidden className="size-3.5 shrink-0" />
      {done ? formatDate(dueDate) : text}
    </time>
  );
}
