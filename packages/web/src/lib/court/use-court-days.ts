import { QueryObserver } from "@tanstack/react-query";
import { useEffect } from "react";
import { whenIdle } from "../idle";
import { queryClient } from "../query-client";
import { retryLoading } from "../retry-loading";
import { onSessionClosed } from "../session/session";
import { token } from "../session/store";
import { createStore, useStore } from "../store";
import { getCalendar } from "./calendar-call";
import type { CourtDays } from "./court-days";

/** The court whose days are counted where no other is named. */
const USUAL = "PJN";
const store = createStore<{ days?: CourtDays }>({});

let loading: Promise<CourtDays | undefined> | undefined;
let stop: (() => void) | undefined;

/** The court's days if they are loaded. */
export const courtDays = (): CourtDays | undefined => store.get().days;

/**
 * Loads the court's days once: the built-in calendar first, then the practice's own changes, which
 * are followed until the session ends. Undefined when their code does not arrive.
 */
export function loadCourtDays(): Promise<CourtDays | undefined> {
  loading ??= load().catch(() => {
    loading = undefined;
    return undefined;
  });
  return loading;
}

async function load(): Promise<CourtDays> {
  const { courtDaysOf } = await retryLoading(() => import("./court-days"));
  const days = courtDaysOf(USUAL);
  store.set({ days });
  if (token.get() === null) {
    // A visitor's days are the built-in calendar; after signing in they are loaded again.
    loading = undefined;
    return days;
  }
  const observer = new QueryObserver(queryClient, {
    ...getCalendar(USUAL),
    staleTime: Number.POSITIVE_INFINITY,
  });
  let known: unknown;
  stop = observer.subscribe(({ data }) => {
    if (!data || data === known) return;
    known = data;
    store.set({ days: courtDaysOf(USUAL, data.edits, data.version, data.official) });
  });
  return days;
}

onSessionClosed(() => {
  stop?.();
  [stop, loading] = [undefined, undefined];
  store.set({ days: undefined });
});

/** The court's days, loaded when the page is idle; undefined until then. */
export function useCourtDays(): CourtDays | undefined {
  const { days } = useStore(store);
  useEffect(() => {
    const isWhole = courtDays() && (stop || token.get() === null);
    if (!isWhole) whenIdle(() => void loadCourtDays());
  }, []);
  return days;
}
