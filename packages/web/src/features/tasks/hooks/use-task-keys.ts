import { useListKeys } from "~/lib/lists/use-list-keys";
import type { TaskRow } from "../lib/task-row";
import type { TaskViewState } from "./use-task-view";

type TaskKeys = {
  rows: readonly TaskRow[];
  state: TaskViewState;
  mark: (id: string) => void;
  tick: (row: TaskRow) => void;
};

/** The list of tasks by keyboard; T ticks one off. */
export const useTaskKeys = ({ rows, state: { peeked, place }, mark, tick }: TaskKeys) =>
  useListKeys({
    rows,
    peeked,
    mark,
    peek: (id) => place({ task: id }),
    edit: (id) => place({ editar: id }),
    create: () => place({ nueva: "1" }),
    more: { t: tick },
  });
