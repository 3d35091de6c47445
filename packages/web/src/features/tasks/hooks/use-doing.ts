import { useEffect, useMemo, useRef } from "react";
import type { SelectionState } from "~/lib/lists/create-selection";
import type { TaskDoing } from "../components/task-actions";
import type { TaskRow } from "../lib/task-row";
import type { MoveTask } from "./use-move-task";
import { useShelveTasks } from "./use-shelve-tasks";
import type { TaskViewState } from "./use-task-view";

type Desk = {
  userId: string;
  state: TaskViewState;
  selection: SelectionState<TaskRow>;
  moves: MoveTask;
};

/** What the list does with its rows: the same functions at every drawing, doing the latest. */
export function useDoing({ userId, state, selection, moves }: Desk) {
  const { view, peeked, place } = state;
  const { remove, shelve } = useShelveTasks(userId);

  const leave = (ids: string[]) => {
    if (peeked && ids.includes(peeked)) place({ task: null });
  };
  const removeAll = (ids: string[]) => {
    leave(ids);
    remove(ids);
  };
  const shelveAll = (ids: string[]) => {
    leave(ids);
    shelve(ids, !view.archived);
  };
  const doing: TaskDoing = {
    peek: (id) => place({ task: id }, peeked !== null),
    edit: (id) => place({ editar: id }),
    remove: (id) => removeAll([id]),
    toggle: selection.toggle,
    tick: moves.toggle,
    shelve: (id) => shelveAll([id]),
  };

  const latest = useRef(doing);
  useEffect(() => {
    latest.current = doing;
  });
  const same: TaskDoing = useMemo(
    () => ({
      peek: (id) => latest.current.peek(id),
      edit: (id) => latest.current.edit(id),
      remove: (id) => latest.current.remove(id),
      toggle: (id, range) => latest.current.toggle(id, range),
      tick: (row) => latest.current.tick(row),
      shelve: (id) => latest.current.shelve(id),
    }),
    [],
  );
  return { doing: same, removeAll, shelveAll };
}
