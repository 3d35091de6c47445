import { useEffect, useMemo, useRef, useState } from "react";
import { dropDraft, freshDraft, keepDraft, readDraft } from "~/lib/forms/draft";
import { EMPTY_FORM, type LaborForm, variablesOf } from "../lib/labor-form";
import { type Kept, outcomeOf } from "../lib/labor-result";
import { useAside } from "./use-aside";

type Left = { form: LaborForm };
const KIND = "labor";

/** What was typed, kept as a draft with every letter. */
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
    /** It was saved: there is no draft any more. */
    forget: () => {
      changed.current = false;
      dropDraft({ kind: KIND, id });
      setRestored(false);
    },
    restart: () => setLeft({ form: saved }),
  };
}

/** What comes out of the form, and the last that did while it does not hold together. */
function useOutcome(form: LaborForm) {
  const outcome = useMemo(() => outcomeOf(variablesOf(form)), [form]);
  const [last, setLast] = useState(outcome.settled);
  if (outcome.settled && outcome.settled !== last) setLast(outcome.settled);
  return { ...outcome, shown: outcome.settled ?? last, forgetLast: () => setLast(undefined) };
}

/** The fields that the person has left, whose faults are shown. */
function useTouched(faults: Record<string, string>) {
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set());
  return {
    touch: (path: string) => setTouched((before) => new Set(before).add(path)),
    untouch: () => setTouched(new Set()),
    faultAt: (path: string) => (touched.has(path) ? faults[path] : undefined),
    /** Every fault of what has no input of its own. */
    faultsUnder: (path: string) =>
      Object.entries(faults)
        .filter(([name]) => name.startsWith(path) && touched.has(path))
        .map(([, message]) => message),
  };
}

/** The form of a settlement: what is typed and set aside, what comes out, the draft it leaves. */
export function useLaborForm(id: string | null, saved: LaborForm = EMPTY_FORM) {
  const { left, restored, change, forget, restart } = useLeft(id, saved);
  const aside = useAside(id);
  const { settled, shown, faults, forgetLast } = useOutcome(left.form);
  const { untouch, ...touched } = useTouched(faults);
  // Inputs are uncontrolled: what was not typed in them is put there by making them anew.
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
    /** It was saved, without those that are left: there is no draft of it any more. */
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
