import { type ComponentType, Suspense, useEffect, useState } from "react";
import { closeSearch, openSearch, searchDialog } from "~/lib/search-dialog";
import { useStore } from "~/lib/store";

/** Opens the search with Ctrl+K or Cmd+K, anywhere; `Desk` is its code, loaded at its first use. */
export function SearchGate({ Desk }: { Desk: ComponentType }) {
  const { open } = useStore(searchDialog);
  // It stays mounted: a form begun in it outlives the dialog.
  const [used, setUsed] = useState(false);
  if (open && !used) setUsed(true);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== "k" || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      if (searchDialog.get().open) closeSearch();
      else openSearch();
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, []);
  return <Suspense>{used && <Desk />}</Suspense>;
}
