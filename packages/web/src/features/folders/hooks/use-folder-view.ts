import { useMemo } from "react";
import { useAddress } from "~/lib/use-address";
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
  const { params, rewrite, place } = useAddress();
  // The same view keeps its identity while only a case is opened beside it.
  const key = withView(new URLSearchParams(), parseView(params)).toString();
  const view = useMemo(() => parseView(new URLSearchParams(key)), [key]);

  return {
    view,
    peeked: params.get("causa"),
    creating: params.has("nueva"),
    editing: params.get("editar"),
    importing: params.has("importar"),
    change: (change: Partial<FolderView>) => rewrite((now) => withView(now, change)),
    place: (places: Places, replace = true) => place(places, replace),
  };
}

export type FolderViewState = ReturnType<typeof useFolderView>;
