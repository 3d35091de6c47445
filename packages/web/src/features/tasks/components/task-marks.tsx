import type { TaskPriority, TaskStatus } from "@foja/core/practice/tasks/task.schema";
import { Circle, CircleCheckBig, Paperclip } from "lucide-react";
import { IconButton } from "~/components/ui/icon-button";
import { cn } from "~/lib/cn";
import { useTaskStatus } from "../hooks/use-task-status";
import type { TaskRow } from "../lib/task-row";
import { PRIORITY, STATUS } from "../lib/words";

type WordProps = { label: string; icon: typeof Circle; ink: string };

const Word = ({ label, icon: Icon, ink }: WordProps) => (
  <span className="inline-flex items-center gap-1.5 whitespace-nowrap">
    <Icon aria-hidden className={cn("size-3.5 shrink-0", ink)} />
    {label}
  </span>
);

export const StatusMark = ({ status }: { status: TaskStatus }) => <Word {...STATUS[status]} />;

export const PriorityMark = ({ priority }: { priority: TaskPriority }) => (
  <Word {...PRIORITY[priority]} />
);

type TickProps = { task: Pick<TaskRow, "_id" | "name" | "status"> };

/** A checkbox that marks a task as done, or as not done. */
export function Tick({ task }: TickProps) {
  const { name, status } = task;
  const { toggle } = useTaskStatus();
  const done = status === "completada";
  const Icon = done ? CircleCheckBig : Circle;
  return (
    <IconButton
      label={done ? `Volver a pendiente: ${name}` : `Completar: ${name}`}
      aria-pressed={done}
      size="sm"
      onClick={() => toggle(task)}
      className="relative z-[1]"
    >
      <Icon aria-hidden className={done ? "text-ok" : undefined} />
    </IconButton>
  );
}

/** The number of files of a task. */
export function Files({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <span className="inline-flex shrink-0 items-center gap-1 text-ink-faint text-xs">
      <Paperclip aria-hidden className="size-3.5" />
      {count}
      <span className="sr-only">{count === 1 ? "archivo" : "archivos"}</span>
    </span>
  );
}
