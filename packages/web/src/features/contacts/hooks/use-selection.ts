import { createSelection, type SelectionState as State } from "~/lib/lists/create-selection";
import type { ContactRow } from "../lib/contact-row";

export const useSelection = createSelection();
export type SelectionState = State<ContactRow>;
