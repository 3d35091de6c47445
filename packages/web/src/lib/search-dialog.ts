import { createStore } from "./store";

/** Whether the search dialog is open: the header, a shortcut and the dialog itself share it. */
export const searchDialog = createStore({ open: false });

export const openSearch = (): void => searchDialog.set({ open: true });
export const closeSearch = (): void => searchDialog.set({ open: false });
