import { useListKeys } from "~/lib/lists/use-list-keys";
import type { FolderRow } from "../lib/folder-row";
import type { FolderViewState } from "./use-folder-view";

type FolderKeys = {
  rows: readonly FolderRow[];
  state: FolderViewState;
  mark: (id: string) => void;
};

/** The list of cases by keyboard. */
export const useFolderKeys = ({ rows, state: { peeked, place }, mark }: FolderKeys) =>
  useListKeys({
    rows,
    peeked,
    mark,
    peek: (id) => place({ causa: id }),
    edit: (id) => place({ editar: id }),
    create: () => place({ nueva: "1" }),
  });
