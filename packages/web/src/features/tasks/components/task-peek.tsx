import type { Task } from "@foja/core/practice/tasks/task.schema";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { DueMark } from "~/components/due-mark";
import { HistoryBlock } from "~/components/history/history-block";
import { LatestChange } from "~/components/latest-change";
import { EditTool } from "~/components/lists/edit-tool";
import { Peek, PeekBody } from "~/components/lists/peek";
import { Tags } from "~/components/tags";
import { Dialog } from "~/components/ui/dialog";
import { Link } from "~/components/ui/link";
import { formatDay } from "~/lib/format";
import type { Desk } from "~/lib/lists/use-desk";
import { paths } from "~/lib/paths";
import { usePeople } from "~/lib/people/people";
import { getTask } from "../api/task-records";
import type { TaskRow } from "../lib/task-row";
import { TASK_HISTORY } from "../lib/words";
import { DeadlineFacts } from "./deadline-facts";
import { TaskFiles } from "./task-files";
import { PriorityMark, StatusMark, Tick } from "./task-marks";

type CardProps = { desk: Desk<TaskRow>; id: string };

/** A task beside the list, with all it holds. */
export function TaskPeek({ desk, id }: CardProps) {
  const edit = (
    <span className="ms-auto">
      <EditTool desk={desk} id={id} />
    </span>
  );
  return (
    <Peek desk={desk} label="Vista previa de la tarea" tools={edit}>
      <TaskBody key={id} id={id} />
    </Peek>
  );
}

/** Like `TaskPeek`, where there is no space beside the list. */
export function TaskOver({ desk, id }: CardProps) {
  return (
    <Dialog open title="Tarea" onOpenChange={() => desk.place({ peeked: null })}>
      <TaskBody id={id} />
    </Dialog>
  );
}

function TaskBody({ id }: { id: string }) {
  return (
    <PeekBody of={useQuery(getTask(id))}>
      {(task) => (
        <>
          <div className="flex items-start gap-2">
            <span className="-ms-1.5">
              <Tick task={task} />
            </span>
            <h2 className="min-w-0 break-words pt-0.5 font-semibold text-lg">{task.name}</h2>
          </div>
          <LatestChange record={task} words={TASK_HISTORY} />
          <TaskFacts task={task} />
          {task.deadline && <DeadlineFacts task={task} deadline={task.deadline} />}
          {task.description && (
            <p className="mt-4 whitespace-pre-line break-words border-t pt-4 text-ink-soft">
              {task.description}
            </p>
          )}
          <TaskFiles task={task} />
          <HistoryBlock record={task} words={TASK_HISTORY} />
        </>
      )}
    </PeekBody>
  );
}

function TaskFacts({ task }: { task: Task }) {
  const { folderId, folderName, tags, dueDate, completedAt } = task;
  const { hasTeam, nameOf } = usePeople();
  const facts: [string, ReactNode][] = [
    ["Estado", <StatusMark key="status" status={task.status} />],
    ["Prioridad", <PriorityMark key="priority" priority={task.priority} />],
    ["Vencimiento", dueDate && <DueMark key="due" {...task} />],
    ["Completada", completedAt && <time dateTime={completedAt}>{formatDay(completedAt)}</time>],
    ["Responsable", hasTeam && nameOf(task.responsibleId)],
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
