import { createStore } from "./store";

/** Whether the panel of Apariencia is open: the header and the search share it. */
export const appearancePanel = createStore({ open: false });
