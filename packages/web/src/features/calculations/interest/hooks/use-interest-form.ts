import { dayOf } from "@foja/core/kernel/zone.rules";
import { useEffect, useMemo, useRef, useState } from "react";
import { dropDraft, freshDraft, keepDraft, readDraft } from "~/lib/forms/draft";
import { EMPTY_FORM, type InterestForm, type SegmentRow, variablesOf } from "../lib/interest-form";
import { type Computed, checked, keysOf, outcomeOf } from "../lib/outcome";
import { useBook } from "./use-book";

const KIND = "interest";

/** The form of the interest: its values, its result while typing, and its draft. */
export function useInterestForm(id: string | null, start: InterestForm = EMPTY_FORM) {
  const [draft] = useState(
    () => readDraft<InterestForm>({ kind: KIND, id }) ?? freshDraft<InterestForm>(start),
  );
  const [form, setForm] = useState(draft.values);
  const [restored, setRestored] = useState(draft.values !== draft.base);
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set());
  // Inputs are uncontrolled: a value that was not typed is shown by mounting them again.
  const [edition, setEdition] = useState(0);
  const changed = useRef(false);
  useEffect(() => {
    if (changed.current) keepDraft<InterestForm>({ kind: KIND, id }, { ...draft, values: form });
  }, [form, id, draft]);

  const change = (next: (before: InterestForm) => InterestForm, anew = false) => {
    changed.current = true;
    setForm(next);
    if (anew) setEdition((before) => before + 1);
  };
  return {
    ...{ form, edition, restored },
    ...useLive(form, touched),
    put: (path: string, value: string, anew = false) =>
      change((before) => ({ ...before, values: { ...before.values, [path]: value } }), anew),
    putRows: (next: (rows: SegmentRow[]) => SegmentRow[], anew = false) =>
      change((before) => ({ ...before, tramos: next(before.tramos) }), anew),
    touch: (path: string) => setTouched((before) => new Set(before).add(path)),
    discard: () => {
      changed.current = false;
      dropDraft({ kind: KIND, id });
      setForm(start);
      setTouched(new Set());
      setRestored(false);
      setEdition((before) => before + 1);
    },
    forget: () => dropDraft({ kind: KIND, id }),
  };
}

/** The form's current result, and its last valid one. */
function useLive(form: InterestForm, touched: ReadonlySet<string>) {
  const today = dayOf(Date.now());
  const { variables, faults } = useMemo(() => checked(variablesOf(form)), [form]);
  const { book, error, retry } = useBook(keysOf(variables));
  const outcome = useMemo(
    () => (variables && book ? outcomeOf(variables, book, today) : { faults: {} }),
    [variables, book, today],
  );
  const shown = useLast(outcome.computed);
  return {
    ...{ today, shown, variables },
    computed: outcome.computed,
    /** The series are being read. */
    waiting: variables !== undefined && !book && !error,
    seriesError: error,
    retrySeries: retry,
    /** An error of the series' data: shown at the result too, because no field is wrong. */
    refusal: Object.values(outcome.faults)[0],
    faultAt: (path: string) =>
      outcome.faults[path] ?? (touched.has(path) ? faults[path] : undefined),
  };
}

export type InterestFormState = ReturnType<typeof useInterestForm>;

/** The latest result. */
function useLast(computed: Computed | undefined): Computed | undefined {
  const [last, setLast] = useState(computed);
  if (computed && computed !== last) setLast(computed);
  return computed ?? last;
}
