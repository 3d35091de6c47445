import { useEffect, useMemo, useRef } from "react";
import type { RowActions } from "../components/folder-row-line";

/** The same functions at every drawing, doing what the latest ones do: rows need not be redrawn. */
export function useRowActions(actions: RowActions): RowActions {
  const latest = useRef(actions);
  useEffect(() => {
    latest.current = actions;
  });
  return useMemo(
    () => ({
      peek: (id) => latest.current.peek(id),
      edit: (id) => latest.current.edit(id),
      remove: (id) => latest.current.remove(id),
      toggle: (id, range) => latest.current.toggle(id, range),
    }),
    [],
  );
}
