import { useMemo } from "react";
import { useAddress } from "~/lib/use-address";
import { parseView, type TaskView, withView } from "../lib/task-view";

/** What of the address is not the view: the task beside the list, and the dialog over it. */
type Places = { task?: string | null; nueva?: "1" | null; editar?: string | null };

/** The list's address, read and written. Nothing here scrolls the page. */
export function useTaskView() {
  const { params, rewrite, place } = useAddress();
  // The same view keeps its identity while only a task is opened beside it.
  const key = withView(new URLSearchParams(), parseView(params)).toString();
  const view = useMemo(() => parseView(new URLSearchParams(key)), [key]);

  return {
    view,
    peeked: params.get("task"),
    creating: params.has("nueva"),
    editing: params.get("editar"),
    change: (change: Partial<TaskView>) => rewrite((now) => withView(now, change)),
    place: (places: Places, replace = true) => place(places, replace),
  };
}

export type TaskViewState = ReturnType<typeof useTaskView>;
