import { useEffect } from "react";
import { createStore, useStore } from "./store";

const store = createStore({ open: 0 });

/** Counts the dialog that calls it as open, as long as it is shown. */
export function useCountedOpen(): void {
  useEffect(() => {
    store.set({ open: store.get().open + 1 });
    return () => store.set({ open: store.get().open - 1 });
  }, []);
}

/** Whether any dialog is open. */
export const useAnyDialog = (): boolean => useStore(store).open > 0;
