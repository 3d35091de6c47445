import { useEffect, useRef, useState } from "react";
import type { FieldValues } from "react-hook-form";
import {
  type Draft,
  type DraftOf,
  dropDraft,
  followDraft,
  freshDraft,
  isChanged,
  offerOf,
  readDraft,
} from "./draft";
import type { SchemaForm } from "./use-schema-form";

/** What a form starts from: values, and the version of the record that they were read from. */
export type Start<T extends FieldValues> = { base: T; version?: number };

/** The draft of a form: a fresh one, or the stored one that a plan refused when it was sent. */
export function useDraft<T extends FieldValues>(of: DraftOf, { base, version }: Start<T>) {
  const [first] = useState<Draft<T>>(() => {
    const stored = readDraft<T>(of);
    return stored?.refused ? stored : freshDraft(base, version);
  });
  return useRef(first);
}

/**
 * Stores the draft at every change. Returns whether the form began with a stored draft, what an
 * earlier dialog left, and how to go on with it or without.
 */
export function useKeptDraft<T extends FieldValues>(
  { kind, id }: DraftOf,
  start: Start<T>,
  draft: ReturnType<typeof useDraft<T>>,
  form: SchemaForm<T>,
) {
  const [restored, setRestored] = useState(() => isChanged(draft.current));
  const [offer, setOffer] = useState(() =>
    restored ? undefined : offerOf(readDraft<T>({ kind, id })),
  );
  /** Another draft stands in the form. */
  const [edition, setEdition] = useState(0);
  const { watch } = form;

  useEffect(() => {
    const subscription = watch((values) => {
      draft.current = { ...draft.current, values: { ...draft.current.values, ...values } };
      followDraft({ kind, id }, draft.current);
    });
    return () => subscription.unsubscribe();
  }, [watch, kind, id, draft]);

  const goOnWith = (next: Draft<T>) => {
    draft.current = next;
    form.reset(next.values);
    setOffer(undefined);
    setEdition((before) => before + 1);
  };
  return {
    ...{ restored, edition },
    offered: offer && { name: offer.name, value: offer.value },
    recover: () => {
      if (offer) goOnWith(offer.draft);
    },
    /** Forgets the offered draft; what is being written stays. */
    forget: () => {
      dropDraft({ kind, id });
      followDraft({ kind, id }, draft.current);
      setOffer(undefined);
    },
    discard: () => {
      goOnWith(freshDraft(start.base, start.version));
      dropDraft({ kind, id });
      setRestored(false);
    },
  };
}
