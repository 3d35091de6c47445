import { dayOf } from "@foja/core/kernel/zone.rules";
import type { Engine } from "@foja/core/law/engines/engine.rules";
import { useMemo, useState } from "react";
import { type Checked, type Computed, checked, type Outcome, outcomeOf } from "./outcome";
import { useBook } from "./use-book";
import { useNeededCalendar } from "./use-calendar";

const NOTHING = { faults: {} };

/** What typed variables come to: the current result, the last valid one, and each field's error. */
export function useLive<V, R>(engine: Engine<V, R> | undefined, typed: unknown, visitor = false) {
  const today = dayOf(Date.now());
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set());
  const { variables, faults }: Checked<V> = useMemo(
    () => (engine ? checked(engine, typed) : NOTHING),
    [engine, typed],
  );
  const needs = variables && engine?.needs?.(variables);
  const keys = needs?.series?.map(({ key }) => key) ?? [];
  const { book, error, retry } = useBook(keys, visitor);
  const { calendar } = useNeededCalendar(visitor ? undefined : needs?.calendar);
  const outcome: Outcome<V, R> = useMemo(
    () =>
      engine && variables && book
        ? outcomeOf(engine, variables, { book, today, calendar })
        : NOTHING,
    [engine, variables, book, today, calendar],
  );
  const [last, setLast] = useState<Computed<V, R> | undefined>(outcome.computed);
  if (outcome.computed && outcome.computed !== last) setLast(outcome.computed);
  // What published data refuse is no error of a field: the place of the result says it, once.
  const refused = engine?.needs ? outcome.faults : NOTHING.faults;
  const all = engine?.needs ? faults : { ...faults, ...outcome.faults };
  return {
    ...{ today, variables, book },
    computed: outcome.computed,
    shown: outcome.computed ?? last,
    /** The series are being read. */
    waiting: variables !== undefined && !book && !error,
    seriesError: error,
    retrySeries: retry,
    refusal: Object.values<string>(refused)[0],
    touch: (path: string) => setTouched((before) => new Set(before).add(path)),
    faultAt: (path: string): string | undefined =>
      touched.has(path) ? Reflect.get(all, path) : undefined,
    /** The first error of a list of rows that has no input of its own. */
    faultUnder: (path: string): string | undefined =>
      touched.has(path)
        ? Object.entries(all).find(([name]) => name.startsWith(path))?.[1]
        : undefined,
    forgetLast: () => setLast(undefined),
    untouch: () => setTouched(new Set()),
  };
}
