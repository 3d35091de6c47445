import { createSelection, type SelectionState as State } from "~/lib/lists/create-selection";
import type { FolderRow } from "../lib/folder-row";

export const useSelection = createSelection();
export type SelectionState = State<FolderRow>;
