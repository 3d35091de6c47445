import { useEffect, useMemo, useRef } from "react";
import type { RowActions } from "~/lib/lists/use-row-actions";

/** What the list does with a row; `shelve` archives it, or takes it back from the archive. */
export type ContactRowActions = RowActions & { shelve: (id: string) => void };

/** The same functions at every drawing, doing what the latest ones do: rows need not be redrawn. */
export function useContactActions(actions: ContactRowActions): ContactRowActions {
  const latest = useRef(actions);
  useEffect(() => {
    latest.current = actions;
  });
  return useMemo(
    () => ({
      peek: (id) => latest.current.peek(id),
      edit: (id) => latest.current.edit(id),
      remove: (id) => latest.current.remove(id),
      shelve: (id) => latest.current.shelve(id),
      toggle: (id, range) => latest.current.toggle(id, range),
    }),
    [],
  );
}
