import { TASK_STATUSES, type TaskStatus } from "@foja/core/practice/tasks/task.schema";
import { Board } from "~/components/board/board";
import { cn } from "~/lib/cn";
import type { TaskRow } from "../lib/task-row";
import { STATUS } from "../lib/words";
import { TaskActions, type TaskDoing } from "./task-actions";
import { CardBody } from "./task-cards";

const columns = TASK_STATUSES.map((id) => {
  const { label, icon: Icon, ink } = STATUS[id];
  return { id, label, icon: <Icon className={cn(ink)} /> };
});

type TasksBoardProps = {
  rows: readonly TaskRow[];
  doing: TaskDoing;
  onMove: (row: TaskRow, to: TaskStatus) => void;
};

/** The tasks by their state. */
export default function TasksBoard({ rows, doing, onMove }: TasksBoardProps) {
  return (
    <Board
      label="Tareas por estado"
      {...{ columns, rows, onMove }}
      columnOf={(row) => row.status}
      nameOf={(row) => row.name}
      card={(row) => <CardBody row={row} onPeek={doing.peek} />}
      actions={(row) => <TaskActions row={row} archived={false} doing={doing} />}
    />
  );
}
