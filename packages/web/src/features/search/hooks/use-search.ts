import type { SearchResult } from "@foja/core/practice/search/search.schema";
import { useEffect, useRef, useState } from "react";
import { messageOf } from "~/lib/api/messages";
import { searchServer } from "../api/search";
import { type Loaded, searchLoaded } from "../lib/local-search";
import { rememberSearch } from "../lib/recent";

/** A pause in typing after which suggestions are looked for. */
const DEBOUNCE_MS = 300;

type Found = { of: string; results: SearchResult[]; from: "local" | "server" };

/** The search as it goes: what is typed, what was found and where, and the way to ask the server. */
export function useSearch(readLoaded: () => Loaded) {
  const [text, setText] = useState("");
  const [found, setFound] = useState<Found>();
  const [failure, setFailure] = useState<string>();
  const [busy, setBusy] = useState(false);
  const running = useRef<AbortController>(undefined);
  const sought = text.trim();

  useEffect(() => {
    if (sought === "" || found?.of === sought) return;
    const timer = setTimeout(() => {
      setFound({ of: sought, results: searchLoaded(readLoaded(), sought), from: "local" });
    }, DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [sought, found?.of, readLoaded]);
  useEffect(() => () => running.current?.abort(), []);

  const type = (next: string) => {
    running.current?.abort();
    setBusy(false);
    setFailure(undefined);
    setText(next);
  };

  /** Asks the server, whatever was found here. */
  const ask = async (): Promise<void> => {
    if (sought === "" || busy) return;
    const controller = new AbortController();
    running.current = controller;
    rememberSearch(sought);
    setBusy(true);
    setFailure(undefined);
    try {
      const results = await searchServer(sought, controller.signal);
      setFound({ of: sought, results, from: "server" });
    } catch (error) {
      if (!controller.signal.aborted) setFailure(messageOf(error));
    } finally {
      if (!controller.signal.aborted) setBusy(false);
    }
  };

  const current = found?.of === sought && sought !== "" ? found : undefined;
  return { text, sought, type, ask, busy, failure, found: current };
}

export type Search = ReturnType<typeof useSearch>;
