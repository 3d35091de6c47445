import { isOpen } from "@foja/core/practice/tasks/task.rules";
import { TASK_STATUSES } from "@foja/core/practice/tasks/task.schema";
import { Board } from "~/components/board/board";
import { RecordLink } from "~/components/lists/record-row";
import { cn } from "~/lib/cn";
import type { Desk } from "~/lib/lists/use-desk";
import { useTaskStatus } from "../hooks/use-task-status";
import type { TaskRow } from "../lib/task-row";
import { STATUS } from "../lib/words";
import { TASKS, TaskCard, TaskMenu } from "./task-list";

const FOLDED = { folded: true } as const;
const columns = TASK_STATUSES.map((id) => {
  const { label, icon: Icon, ink } = STATUS[id];
  return { id, label, icon: <Icon className={cn(ink)} />, ...(isOpen(id) ? {} : FOLDED) };
});

/** The tasks by their state. */
export default function TasksBoard({ desk: { rows, actions } }: { desk: Desk<TaskRow> }) {
  const { move } = useTaskStatus();
  return (
    <Board
      label="Tareas por estado"
      {...{ columns, rows }}
      columnOf={(row) => row.status}
      nameOf={(row) => row.name}
      card={(row) => (
        <>
          <RecordLink
            list={TASKS}
            row={row}
            onPeek={actions.peek}
            className="line-clamp-2 break-words"
          />
          <TaskCard row={row} />
        </>
      )}
      actions={(row) => <TaskMenu {...{ row, actions }} archived={false} />}
      onMove={move}
    />
  );
}
