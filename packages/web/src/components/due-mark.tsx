import type { DueStep } from "@foja/core/kernel/due.rules";
import type { Task } from "@foja/core/practice/tasks/task.schema";
import {
  AlarmClock,
  CalendarClock,
  CalendarDays,
  CircleAlert,
  Hourglass,
  type LucideIcon,
} from "lucide-react";
import { cn } from "~/lib/cn";
import { useCourtDays } from "~/lib/court/use-court-days";
import { dueOf, today } from "~/lib/due";
import { formatDate } from "~/lib/format";

/** The icon and colour of each step: neither is shown alone. */
const LOOKS: Record<DueStep, { icon: LucideIcon; ink: string }> = {
  overdue: { icon: CircleAlert, ink: "font-medium text-due-overdue" },
  today: { icon: AlarmClock, ink: "font-medium text-due-today" },
  tomorrow: { icon: Hourglass, ink: "text-due-tomorrow" },
  within3: { icon: CalendarClock, ink: "text-due-within3" },
  within7: { icon: CalendarDays, ink: "text-due-within7" },
  later: { icon: CalendarDays, ink: "text-ink-soft" },
};

/** The colour of each step, for components with an icon of their own. */
export const inkOfDue = (step: DueStep): string => LOOKS[step].ink;

/** When a task is due: words with the date and working days, and an icon. If done, only a date. */
export function DueMark({ dueDate, status }: Pick<Task, "dueDate" | "status">) {
  const court = useCourtDays();
  if (!dueDate) return null;
  const done = status === "completada" || status === "cancelada";
  const { text, step } = dueOf(dueDate, today(), court);
  const { icon: Icon, ink } = LOOKS[done ? "later" : step];
  return (
    <time
      dateTime={dueDate}
      title={formatDate(dueDate)}
      className={cn("inline-flex max-w-full items-start gap-1.5", done ? "text-ink-faint" : ink)}
    >
      <Icon aria-hidden className="mt-[0.2em] size-3.5 shrink-0" />
      <bdi className="min-w-0">{done ? formatDate(dueDate) : text}</bdi>
    </time>
  );
}
