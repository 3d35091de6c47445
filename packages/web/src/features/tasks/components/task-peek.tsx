import type { Task } from "@foja/core/practice/tasks/task.schema";
import { useQuery } from "@tanstack/react-query";
import { ChevronDown, ChevronUp, Pencil, X } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { DueMark } from "~/components/due-mark";
import { EmptyState } from "~/components/ui/empty-state";
import { IconButton } from "~/components/ui/icon-button";
import { Skeleton } from "~/components/ui/skeleton";
import { messageOf } from "~/lib/api/messages";
import { formatDay } from "~/lib/format";
import { paths } from "~/lib/paths";
import { getTask } from "../api/task-list";
import type { MoveTask } from "../hooks/use-move-task";
import { TaskFiles } from "./task-files";
import { PriorityMark, StatusMark, Tags, Tick } from "./task-marks";

type TaskPeekProps = {
  id: string;
  moves: MoveTask;
  onWalk: (by: 1 | -1) => void;
  onEdit: () => void;
  onClose: () => void;
};

/** A task beside the list, with all it holds. */
export function TaskPeek({ id, moves, onWalk, onEdit, onClose }: TaskPeekProps) {
  return (
    <aside
      aria-label="Vista previa de la tarea"
      className="sticky top-[4.5rem] flex max-h-[calc(100dvh-5.5rem)] animate-appear flex-col rounded-md border bg-sheet"
    >
      <header className="flex h-12 shrink-0 items-center gap-0.5 border-b ps-2 pe-1.5">
        <IconButton label="Tarea anterior (K)" size="sm" onClick={() => onWalk(-1)}>
          <ChevronUp aria-hidden />
        </IconButton>
        <IconButton label="Tarea siguiente (J)" size="sm" onClick={() => onWalk(1)}>
          <ChevronDown aria-hidden />
        </IconButton>
        <IconButton label="Editar (E)" size="sm" className="ms-auto" onClick={onEdit}>
          <Pencil aria-hidden />
        </IconButton>
        <IconButton label="Cerrar la vista previa (Esc)" size="sm" onClick={onClose}>
          <X aria-hidden />
        </IconButton>
      </header>
      <div className="min-h-0 flex-1 overflow-y-auto px-5 pt-4 pb-5">
        <TaskBody key={id} id={id} moves={moves} />
      </div>
    </aside>
  );
}

/** All there is of a task, wherever it is opened. */
export function TaskBody({ id, moves }: { id: string; moves: MoveTask }): ReactNode {
  const { data: task, error } = useQuery(getTask(id));
  if (error && !task) return <EmptyState>{messageOf(error)}</EmptyState>;
  if (!task) return <BodySkeleton />;
  return (
    <>
      <div className="flex items-start gap-2">
        <span className="-ms-1.5">
          <Tick task={task} onToggle={() => moves.toggle(task)} />
        </span>
        <h2 className="min-w-0 break-words pt-0.5 font-semibold text-lg">{task.name}</h2>
      </div>
      <TaskFacts task={task} />
      {task.description && (
        <p className="mt-4 whitespace-pre-line break-words border-t pt-4 text-ink-soft">
          {task.description}
        </p>
      )}
      <TaskFiles task={task} />
    </>
  );
}

function TaskFacts({ task }: { task: Task }) {
  const { folderId, folderName, tags, dueDate, completedAt } = task;
  const facts: [string, ReactNode][] = [
    ["Estado", <StatusMark key="status" status={task.status} />],
    ["Prioridad", <PriorityMark key="priority" priority={task.priority} />],
    ["Vencimiento", dueDate && <DueMark key="due" {...task} />],
    ["Completada", completedAt && <time dateTime={completedAt}>{formatDay(completedAt)}</time>],
    [
      "Causa",
      folderId && (
        <Link className="link" to={paths.folders.details(folderId)}>
          {folderName}
        </Link>
      ),
    ],
    [
      "Etiquetas",
      tags.length > 0 && (
        <span className="flex flex-wrap gap-1">
          <Tags tags={tags} />
        </span>
      ),
    ],
  ];
  return (
    <dl className="mt-4 grid grid-cols-[6.5rem_minmax(0,1fr)] gap-x-3 gap-y-2">
      {facts.map(
        ([label, value]) =>
          value && (
            <div key={label} className="contents">
              <dt className="text-ink-faint">{label}</dt>
              <dd className="break-words">{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}

function BodySkeleton() {
  return (
    <div role="status" aria-label="Cargando la tarea" className="space-y-4">
      <Skeleton className="h-6 w-4/5" />
      <Skeleton className="w-24" />
      <Skeleton className="w-3/5" />
      <Skeleton className="w-2/5" />
    </div>
  );
}
