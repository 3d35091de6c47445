import { useListKeys } from "~/lib/lists/use-list-keys";
import type { ContactRow } from "../lib/contact-row";
import type { ContactViewState } from "./use-contact-view";

type ContactKeys = {
  rows: readonly ContactRow[];
  state: ContactViewState;
  mark: (id: string) => void;
};

/** The list of contacts by keyboard. */
export const useContactKeys = ({ rows, state: { peeked, place }, mark }: ContactKeys) =>
  useListKeys({
    rows,
    peeked,
    mark,
    peek: (id) => place({ contact: id }),
    edit: (id) => place({ editar: id }),
    create: () => place({ nuevo: "1" }),
  });
