import type { TaskPriority, TaskStatus } from "@foja/core/practice/tasks/task.schema";
import { Circle, CircleCheckBig } from "lucide-react";
import { IconButton } from "~/components/ui/icon-button";
import { cn } from "~/lib/cn";
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

type TickProps = { task: Pick<TaskRow, "name" | "status">; onToggle: () => void };

/** Ticks a task, or takes the tick back. */
export function Tick({ task: { name, status }, onToggle }: TickProps) {
  const done = status === "completada";
  const Icon = done ? CircleCheckBig : Circle;
  return (
    <IconButton
      label={done ? `Volver a pendiente: ${name}` : `Completar: ${name}`}
      aria-pressed={done}
      size="sm"
      onClick={onToggle}
      className="relative z-[1]"
    >
      <Icon aria-hidden className={done ? "text-ok" : undefined} />
    </IconButton>
  );
}

/** The labels of a task, in small. */
export const Tags = ({ tags }: { tags: readonly string[] }) => (
  <>
    {tags.map((tag) => (
      <span key={tag} className="rounded-sm bg-wash px-1.5 text-ink-soft text-xs leading-5">
        {tag}
      </span>
    ))}
  </>
);
