import { useEffect, useMemo, useRef, useState } from "react";
import { dropDraft, freshDraft, keepDraft, readDraft } from "~/lib/forms/draft";
import { EMPTY_FORM, type LaborForm, variablesOf } from "../lib/labor-form";
import { type Kept, outcomeOf, type Settled } from "../lib/labor-result";

type Left = { form: LaborForm; kept: Kept[] };
const KIND = "labor";

/** What was typed and set aside, kept as a draft with every letter. */
function useLeft(id: string | null, saved: LaborForm) {
  const [draft] = useState(
    () => readDraft<Left>({ kind: KIND, id }) ?? freshDraft<Left>({ form: saved, kept: [] }),
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
    restart: () => setLeft({ form: saved, kept: [] }),
  };
}

/** What comes out of the form, and the last that did while it does not hold together. */
function useOutcome(form: LaborForm) {
  const outcome = useMemo(() => outcomeOf(variablesOf(form)), [form]);
  const [last, setLast] = useState(outcome.settled);
  if (outcome.settled && outcome.settled !== last) setLast(outcome.settled);
  return { ...outcome, shown: outcome.settled ?? last, forgetLast: () => setLast(undefined) };
}

/** The fields that were left, whose faults are told. */
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

/** The form of a settlement: what is typed, what comes out at once, and the draft it leaves. */
export function useLaborForm(id: string | null, saved: LaborForm = EMPTY_FORM) {
  const { left, restored, change, forget, restart } = useLeft(id, saved);
  const { settled, shown, faults, forgetLast } = useOutcome(left.form);
  const { untouch, ...touched } = useTouched(faults);
  // Inputs are uncontrolled: what was not typed in them is put there by making them anew.
  const [edition, setEdition] = useState(0);
  const changeForm = (next: (form: LaborForm) => LaborForm) =>
    change((before) => ({ ...before, form: next(before.form) }));
  const changeKept = (next: (kept: Kept[]) => Kept[]) =>
    change((before) => ({ ...before, kept: next(before.kept) }));
  return {
    ...{ form: left.form, kept: left.kept, edition, restored, settled, shown },
    ...{ ...touched, changeForm, forget },
    put: (path: string, value: string) =>
      changeForm((form) => ({ ...form, values: { ...form.values, [path]: value } })),
    keep: ({ variables }: Settled) =>
      changeKept((kept) => [...kept, { label: nextLabel(kept), variables }]),
    drop: (label: string) => changeKept((kept) => kept.filter((one) => one.label !== label)),
    discard: () => {
      forget();
      restart();
      forgetLast();
      untouch();
      setEdition(edition + 1);
    },
  };
}

export type LaborFormState = ReturnType<typeof useLaborForm>;

function nextLabel(kept: readonly Kept[]): string {
  let number = kept.length + 1;
  while (kept.some(({ label }) => label === `Escenario ${number}`)) number += 1;
  return `Escenario ${number}`;
}
