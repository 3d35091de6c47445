import { useEffect, useMemo, useRef, useState } from "react";
import { dropDraft, freshDraft, keepDraft, readDraft } from "~/lib/forms/draft";
import { EMPTY_FORM, type LaborForm, variablesOf } from "../lib/labor-form";
import { type Kept, outcomeOf } from "../lib/labor-result";
import { useAside } from "./use-aside";

type Left = { form: LaborForm };
const KIND = "labor";

/** The form's values, stored as a draft at every change. */
function useLeft(id: string | null, saved: LaborForm) {
  const [draft] = useState(
    () => readDraft<Left>({ kind: KIND, id }) ?? freshDraft<Left>({ form: saved }),
  );
  const [left, setLeft] = useState(draft.values);
  const [restored, setRestored] = useState(draft.values !== draft.base);
  const changed = useRef(false);

  useEffect(() => {
    if (changed.current) keepDraft<Left>({ kind: KIND, id }, { ...draft, values: left });
  }, [left, id, draft]);

  return {
    ...{ left, restored },
    change: (next: (before: Left) => Left) => {
      changed.current = true;
      setLeft(next);
    },
    /** Drops the draft, once it was saved. */
    forget: () => {
      changed.current = false;
      dropDraft({ kind: KIND, id });
      setRestored(false);
    },
    restart: () => setLeft({ form: saved }),
  };
}

/** The form's result, or the last valid one while the form has errors. */
function useOutcome(form: LaborForm) {
  const outcome = useMemo(() => outcomeOf(variablesOf(form)), [form]);
  const [last, setLast] = useState(outcome.settled);
  if (outcome.settled && outcome.settled !== last) setLast(outcome.settled);
  return { ...outcome, shown: outcome.settled ?? last, forgetLast: () => setLast(undefined) };
}

/** The fields that the person has left, whose errors are shown. */
function useTouched(faults: Record<string, string>) {
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set());
  return {
    touch: (path: string) => setTouched((before) => new Set(before).add(path)),
    untouch: () => setTouched(new Set()),
    faultAt: (path: string) => (touched.has(path) ? faults[path] : undefined),
    /** The errors of values without an input of their own. */
    faultsUnder: (path: string) =>
      Object.entries(faults)
        .filter(([name]) => name.startsWith(path) && touched.has(path))
        .map(([, message]) => message),
  };
}

/** The form of a settlement: its values, those set aside, its result and its draft. */
export function useLaborForm(id: string | null, saved: LaborForm = EMPTY_FORM) {
  const { left, restored, change, forget, restart } = useLeft(id, saved);
  const aside = useAside(id);
  const { settled, shown, faults, forgetLast } = useOutcome(left.form);
  const { untouch, ...touched } = useTouched(faults);
  // Inputs are uncontrolled: a value that was not typed is shown by mounting them again.
  const [edition, setEdition] = useState(0);
  const changeForm = (next: (form: LaborForm) => LaborForm) =>
    change((before) => ({ form: next(before.form) }));
  return {
    ...{ form: left.form, kept: aside.kept, edition, restored, settled, shown },
    ...{ ...touched, changeForm },
    put: (path: string, value: string) =>
      changeForm((form) => ({ ...form, values: { ...form.values, [path]: value } })),
    keep: (one: Kept) => aside.change([...aside.kept, one]),
    drop: (label: string) => aside.change(aside.kept.filter((one) => one.label !== label)),
    /** Drops the draft after saving; the scenarios that were not saved are kept. */
    settleAs: (savedId: string, left: Kept[]) => {
      forget();
      aside.moveTo(savedId, left);
    },
    discard: () => {
      forget();
      restart();
      aside.change([]);
      forgetLast();
      untouch();
      setEdition(edition + 1);
    },
  };
}

export type LaborFormState = ReturnType<typeof useLaborForm>;
