import { createSelection } from "~/lib/lists/create-selection";

export const useSelection = createSelection();
