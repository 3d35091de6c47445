import { useEffect, useMemo, useRef } from "react";

/** The actions of a list on a row. */
export type RowActions = {
  peek: (id: string) => void;
  edit: (id: string) => void;
  remove: (id: string) => void;
  /** Archives the row, or unarchives it. */
  shelve: (id: string) => void;
  toggle: (id: string, range: boolean) => void;
};

/** The same functions at every render, which call the latest ones: rows need not be redrawn. */
export function useRecordActions(actions: RowActions): RowActions {
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
