import { type ComponentType, Suspense, useEffect, useState } from "react";
import { closeSearch, openSearch, searchDialog } from "~/lib/search-dialog";
import { useStore } from "~/lib/store";

/**
 * Opens the search with Ctrl+K or Cmd+K, anywhere; `Desk` is its code, loaded at its first use. What is
 * typed until then is kept for its field: the page behind would take each letter for a shortcut.
 */
export function SearchGate({ Desk }: { Desk: ComponentType }) {
  const { open } = useStore(searchDialog);
  // It stays mounted: a form begun in it outlives the dialog.
  const [used, setUsed] = useState(false);
  if (open && !used) setUsed(true);
  useEffect(() => {
    addEventListener("keydown", onKey, true);
    return () => removeEventListener("keydown", onKey, true);
  }, []);
  return <Suspense>{used && <Desk />}</Suspense>;
}

function onKey(event: KeyboardEvent): void {
  const { key } = event;
  const { open, early } = searchDialog.get();
  const isCommand = event.ctrlKey || event.metaKey;
  if (isCommand && /^k$/i.test(key)) (open ? closeSearch : openSearch)();
  else if (early !== undefined && !isCommand && key === "Escape") closeSearch();
  else if (early !== undefined && !isCommand && key.length === 1) {
    searchDialog.set({ early: early + key });
  } else return;
  event.preventDefault();
  event.stopPropagation();
}
