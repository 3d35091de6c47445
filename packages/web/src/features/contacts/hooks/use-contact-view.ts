import { useMemo } from "react";
import { useAddress } from "~/lib/use-address";
import { type ContactView, parseView, withView } from "../lib/contact-view";

/** What of the list's address is not the view: the card that is open, and the dialog over it. */
type Places = {
  contact?: string | null;
  nuevo?: "1" | null;
  editar?: string | null;
  importar?: "1" | null;
};

/** The list's address, read and written. Nothing here scrolls the page. */
export function useContactView() {
  const { params, rewrite, place } = useAddress();
  // The same view keeps its identity while only a card is opened beside it.
  const key = withView(new URLSearchParams(), parseView(params)).toString();
  const view = useMemo(() => parseView(new URLSearchParams(key)), [key]);

  return {
    view,
    peeked: params.get("contact"),
    creating: params.has("nuevo"),
    editing: params.get("editar"),
    importing: params.has("importar"),
    change: (change: Partial<ContactView>) => rewrite((now) => withView(now, change)),
    place: (places: Places, replace = true) => place(places, replace),
  };
}

export type ContactViewState = ReturnType<typeof useContactView>;
