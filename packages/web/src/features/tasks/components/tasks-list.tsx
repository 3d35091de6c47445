import { lazy, type RefObject, Suspense } from "react";
import { Button } from "~/components/ui/button";
import { EmptyState } from "~/components/ui/empty-state";
import { SkeletonRows } from "~/components/ui/skeleton";
import { messageOf } from "~/lib/api/messages";
import type { SelectionState } from "~/lib/lists/create-selection";
import type { MoveTask } from "../hooks/use-move-task";
import type { TaskViewState } from "../hooks/use-task-view";
import type { Tasks } from "../hooks/use-tasks";
import type { TaskRow } from "../lib/task-row";
import type { TaskDoing } from "./task-actions";
import { TaskCards } from "./task-cards";
import { TasksEmpty } from "./tasks-empty";
import { TasksTable } from "./tasks-table";

const TasksBoard = lazy(() => import("./tasks-board"));

type TasksListProps = {
  tasks: Tasks;
  state: TaskViewState;
  selection: SelectionState<TaskRow>;
  width: number;
  wide: boolean;
  doing: TaskDoing;
  moves: MoveTask;
  reveal: RefObject<((index: number) => void) | null>;
};

/** The tasks in each of their lives: on their way, failed, none, a list or a board. */
export function TasksList(props: TasksListProps) {
  const { tasks, state, selection, width, wide, doing, moves, reveal } = props;
  const { rows, total, error, isPending } = tasks;
  const { view, change, place, peeked } = state;
  if (isPending) return <SkeletonRows rows={8} label="Cargando las tareas" />;
  if (error) {
    return (
      <EmptyState action={<Button onClick={tasks.retry}>Intentar de nuevo</Button>}>
        {messageOf(error)}
      </EmptyState>
    );
  }
  if (rows.length === 0 && !tasks.isReadingMore) {
    const onCreate = () => place({ nueva: "1" });
    return <TasksEmpty {...{ view, onCreate }} hidden={total > 0} onChange={change} />;
  }
  const { archived } = view;
  if (view.board) {
    return (
      <Suspense fallback={<SkeletonRows rows={8} label="Cargando el tablero" />}>
        <TasksBoard rows={rows} doing={doing} onMove={moves.move} />
      </Suspense>
    );
  }
  if (!wide) return <TaskCards {...{ rows, archived, doing }} marked={selection.ids} />;
  return (
    <TasksTable
      {...{ rows, width, archived, selection, peeked, doing, reveal }}
      sort={view.sort}
      onSort={(sort) => change({ sort })}
    />
  );
}
