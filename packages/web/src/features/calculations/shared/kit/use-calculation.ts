import { useDeferredValue, useEffect, useMemo, useRef, useState } from "react";
import { dropDraft, freshDraft, keepDraft, readDraft } from "~/lib/forms/draft";
import { type Basis, fieldsOf } from "./basis";
import type { Form, Row } from "./field";
import { variablesOf } from "./form";
import { useAside } from "./use-aside";
import { useLive } from "./use-live";

/** Up to this many rows are computed with the key that changed them. */
const MOST_AT_ONCE = 300;

/** A calculator's form: its values, its result while typing, its draft, and what was set aside. */
export function useCalculation<V, R>(calculator: Basis<V, R>, id: string | null, start: Form) {
  const { type, engine } = calculator;
  const of = { kind: `calculation-${type}`, id };
  const [draft] = useState(() => readDraft<Form>(of) ?? freshDraft<Form>(start));
  const [form, setForm] = useState(draft.values);
  const [restored, setRestored] = useState(draft.values !== draft.base);
  // Inputs are uncontrolled: a value that was not typed is shown by mounting them again.
  const [edition, setEdition] = useState(0);
  const changed = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the draft's own name does not change
  useEffect(() => {
    if (changed.current) keepDraft<Form>(of, { ...draft, values: form });
  }, [form, draft]);

  const aside = useAside(type, id);
  const typed = useMemo(() => variablesOf(form, fieldsOf(calculator, form)), [form, calculator]);
  // Thousands of rows take longer to compute than a key to type: what is typed is shown first.
  const soon = useDeferredValue(typed);
  const isLong = Object.values(form.rows).some(({ length }) => length > MOST_AT_ONCE);
  const { forgetLast, untouch, ...live } = useLive(engine, isLong ? soon : typed);

  const change = (next: (before: Form) => Form, anew = false) => {
    changed.current = true;
    setForm(next);
    if (anew) setEdition((before) => before + 1);
  };
  const forget = () => {
    changed.current = false;
    dropDraft(of);
    setRestored(false);
  };
  return {
    ...{ form, edition, restored, aside },
    ...live,
    put: (path: string, value: string, anew = false) =>
      change((before) => ({ ...before, values: { ...before.values, [path]: value } }), anew),
    putRows: (path: string, next: (rows: Row[]) => Row[], anew = false) =>
      change(
        (before) => ({
          ...before,
          rows: { ...before.rows, [path]: next(before.rows[path] ?? []) },
        }),
        anew,
      ),
    /** Drops the draft after saving; scenarios that were not saved stay aside. */
    settleAs: (savedId: string, left: readonly string[]) => {
      forget();
      aside.moveTo(savedId, left);
    },
    discard: () => {
      forget();
      setForm(start);
      aside.clear();
      forgetLast();
      untouch();
      setEdition((before) => before + 1);
    },
  };
}

export type CalculationState<V = unknown, R = unknown> = ReturnType<typeof useCalculation<V, R>>;
