import { useEffect, useEffectEvent, useRef, useState } from "react";
import { messageOf } from "~/lib/api/messages";
import { isReachable } from "~/lib/offline/state";
import { searchServer } from "../api/search";
import { addBatch, asksServer, type Batches } from "../lib/batches";
import { type Loaded, searchLoaded } from "../lib/local-search";
import { rememberSearch } from "../lib/recent";

/**
 * The pause in typing, in ms, after which suggestions are searched, and the server asked if they
 * are few.
 */
export const DEBOUNCE_MS = 300;

type Found = { of: string; shown: Batches; from: "local" | "server" };

/**
 * The state of a search, which begins with what was typed `early`: text, results, their origin, and a
 * function to ask the server.
 */
export function useSearch(loaded: Loaded, early = "") {
  const [text, setText] = useState(early);
  const [found, setFound] = useState<Found>();
  const [failure, setFailure] = useState<string>();
  const [busy, setBusy] = useState(false);
  const running = useRef<AbortController>(undefined);
  const sought = text.trim();
  const current = found?.of === sought && sought !== "" ? found : undefined;

  /** Asks the server, and shows its answer by `show`. */
  const request = async (show: (answered: Batches[number], now?: Found) => Batches) => {
    const controller = new AbortController();
    running.current = controller;
    setBusy(true);
    setFailure(undefined);
    try {
      const results = await searchServer(sought, controller.signal);
      setFound((now) => {
        const same = now?.of === sought ? now : undefined;
        return { of: sought, shown: show(results, same), from: "server" };
      });
    } catch (error) {
      if (!controller.signal.aborted) setFailure(messageOf(error));
    } finally {
      if (!controller.signal.aborted) setBusy(false);
    }
  };

  const look = useEffectEvent(() => {
    if (current || busy) return;
    const shown = addBatch([], searchLoaded(loaded, sought));
    setFound({ of: sought, shown, from: "local" });
    if (!asksServer(sought, shown) || !isReachable()) return;
    void request((results, now) => addBatch(now?.shown ?? [], results));
  });
  useEffect(() => {
    if (sought === "") return;
    const timer = setTimeout(look, DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [sought]);

  // A list that is loaded meanwhile adds its matches.
  const extend = useEffectEvent((now: Loaded) => {
    if (!current || current.from === "server") return;
    const shown = addBatch(current.shown, searchLoaded(now, sought));
    if (shown !== current.shown) setFound({ ...current, shown });
  });
  useEffect(() => extend(loaded), [loaded]);
  useEffect(() => () => running.current?.abort(), []);

  const type = (next: string) => {
    setText(next);
    if (next.trim() === sought) return;
    running.current?.abort();
    setBusy(false);
    setFailure(undefined);
  };

  /** Asks the server, whatever was found locally. */
  const ask = async (): Promise<void> => {
    if (sought === "" || busy) return;
    rememberSearch(sought);
    await request((results) => addBatch([], results));
  };

  return { text, sought, type, ask, busy, failure, found: current };
}

export type Search = ReturnType<typeof useSearch>;
