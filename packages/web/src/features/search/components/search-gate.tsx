import { useQueryClient } from "@tanstack/react-query";
import { lazy, Suspense, useCallback, useEffect } from "react";
import { closeSearch, openSearch, searchDialog } from "~/lib/search-dialog";
import { useStore } from "~/lib/store";
import type { Loaded } from "../lib/local-search";
import type { SearchAction } from "./actions";

const SearchDialog = lazy(() => import("./search-dialog"));

type GateProps = {
  readLoaded: (cache: ReturnType<typeof useQueryClient>) => Loaded;
  actions: SearchAction[];
};

/** Opens the search with Ctrl+K or Cmd+K, anywhere; its code arrives with the first of them. */
export function SearchGate({ readLoaded, actions }: GateProps) {
  const cache = useQueryClient();
  const { open } = useStore(searchDialog);
  const read = useCallback(() => readLoaded(cache), [readLoaded, cache]);
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
  return <Suspense>{open && <SearchDialog readLoaded={read} actions={actions} />}</Suspense>;
}
