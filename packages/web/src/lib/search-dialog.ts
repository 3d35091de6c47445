import { createStore } from "./store";

type SearchState = {
  open: boolean;
  /** What was typed before the dialog had a field: it takes it over, and there is none. */
  early?: string | undefined;
};

/** Whether the search dialog is open: the header, a shortcut and the dialog itself share it. */
export const searchDialog = createStore<SearchState>({ open: false });

export const openSearch = (): void => searchDialog.set({ open: true, early: "" });
export const closeSearch = (): void => searchDialog.set({ open: false, early: undefined });
