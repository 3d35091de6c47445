import { useMemo } from "react";
import { useSearchParams } from "react-router";
import { parseView, type TaskView, withView } from "../lib/task-view";

/** What of the address is not the view: the task beside the list, and the dialog over it. */
type Places = { task?: string | null; nueva?: "1" | null; editar?: string | null };

/** The list's address, read and written. Nothing here scrolls the page. */
export function useTaskView() {
  const [params, setParams] = useSearchParams();
  // The same view keeps its identity while only a task is opened beside it.
  const key = withView(new URLSearchParams(), parseView(params)).toString();
  const view = useMemo(() => parseView(new URLSearchParams(key)), [key]);

  const go = (next: URLSearchParams, replace: boolean) =>
    setParams(next, { replace, preventScrollReset: true });

  return {
    view,
    peeked: params.get("task"),
    creating: params.has("nueva"),
    editing: params.get("editar"),
    change: (change: Partial<TaskView>) => go(withView(params, change), true),
    /** Opening is a step that Back undoes; walking and closing are not. */
    place: (places: Places, replace = true) => {
      const next = new URLSearchParams(params);
      for (const [name, value] of Object.entries(places)) {
        if (value) next.set(name, value);
        else next.delete(name);
      }
      go(next, replace);
    },
  };
}

export type TaskViewState = ReturnType<typeof useTaskView>;
