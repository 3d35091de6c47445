import { useEffect, useMemo, useRef, useState } from "react";
import { dropDraft, freshDraft, keepDraft, readDraft } from "~/lib/forms/draft";
import { EMPTY_FORM, type LaborForm, variablesOf } from "../lib/labor-form";
import { type Kept, outcomeOf, type Settled } from "../lib/labor-result";

type Left = { form: LaborForm; kept: Kept[] };
const KIND = "labor";

/** The form of a settlement: what is typed, what comes out at once, and the draft it leaves. */
export function useLaborForm(id: string | null, saved: LaborForm = EMPTY_FORM) {
  const [draft] = useState(
    () => readDraft<Left>({ kind: KIND, id }) ?? freshDraft<Left>({ form: saved, kept: [] }),
  );
  const [left, setLeft] = useState(draft.values);
  const [restored, setRestored] = useState(draft.values !== draft.base);
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set());
  // Inputs are uncontrolled: what was not typed in them is put there by making them anew.
  const [edition, setEdition] = useState(0);
  const changed = useRef(false);

  useEffect(() => {
    if (changed.current) keepDraft<Left>({ kind: KIND, id }, { ...draft, values: left });
  }, [left, id, draft]);

  const outcome = useMemo(() => outcomeOf(variablesOf(left.form)), [left.form]);
  const [last, setLast] = useState(outcome.settled);
  if (outcome.settled && outcome.settled !== last) setLast(outcome.settled);
  const change = (next: (before: Left) => Left) => {
    changed.current = true;
    setLeft(next);
  };
  const changeForm = (next: (form: LaborForm) => LaborForm) =>
    change((before) => ({ ...before, form: next(before.form) }));

  return {
    ...{ form: left.form, kept: left.kept, edition, restored, changeForm },
    settled: outcome.settled,
    /** What is shown while the form does not hold together. */
    shown: outcome.settled ?? last,
    faultAt: (path: string) => (touched.has(path) ? outcome.faults[path] : undefined),
    /** Every fault of a field that was left, for those that have no input of their own. */
    faultsUnder: (path: string) =>
      Object.entries(outcome.faults)
        .filter(([name]) => name.startsWith(path) && touched.has(path))
        .map(([, message]) => message),
    put: (path: string, value: string) =>
      changeForm((form) => ({ ...form, values: { ...form.values, [path]: value } })),
    touch: (path: string) => setTouched((before) => new Set(before).add(path)),
    keep: (settled: Settled) =>
      change((before) => ({
        ...before,
        kept: [...before.kept, { label: nextLabel(before.kept), variables: settled.variables }],
      })),
    drop: (label: string) =>
      change((before) => ({ ...before, kept: before.kept.filter((one) => one.label !== label) })),
    discard: () => {
      changed.current = false;
      dropDraft({ kind: KIND, id });
      setLeft({ form: saved, kept: [] });
      setLast(undefined);
      setTouched(new Set());
      setRestored(false);
      setEdition((before) => before + 1);
    },
    /** It was saved: there is no draft any more. */
    forget: () => {
      dropDraft({ kind: KIND, id });
      setRestored(false);
    },
  };
}

export type LaborFormState = ReturnType<typeof useLaborForm>;

function nextLabel(kept: readonly Kept[]): string {
  let number = kept.length + 1;
  while (kept.some(({ label }) => label === `Escenario ${number}`)) number += 1;
  return `Escenario ${number}`;
}
