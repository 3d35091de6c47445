import { useMemo } from "react";
import { useSearchParams } from "react-router";
import { type FolderView, parseView, withView } from "../lib/folder-view";

/** What of the list's address is not the view: the case beside it, and the dialog over it. */
type Places = {
  causa?: string | null;
  nueva?: "1" | null;
  importar?: "1" | null;
  editar?: string | null;
};

/** The list's address, read and written. Nothing here scrolls the page. */
export function useFolderView() {
  const [params, setParams] = useSearchParams();
  // The same view keeps its identity while only a case is opened beside it.
  const key = withView(new URLSearchParams(), parseView(params)).toString();
  const view = useMemo(() => parseView(new URLSearchParams(key)), [key]);

  const go = (next: URLSearchParams, replace: boolean) =>
    setParams(next, { replace, preventScrollReset: true });

  return {
    view,
    peeked: params.get("causa"),
    creating: params.has("nueva"),
    editing: params.get("editar"),
    importing: params.has("importar"),
    change: (change: Partial<FolderView>) => go(withView(params, change), true),
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

export type FolderViewState = ReturnType<typeof useFolderView>;
