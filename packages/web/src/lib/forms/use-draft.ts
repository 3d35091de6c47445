import { useEffect, useRef, useState } from "react";
import type { FieldValues } from "react-hook-form";
import { changesOf } from "./differences";
import { type Draft, type DraftOf, dropDraft, freshDraft, keepDraft, readDraft } from "./draft";
import type { SchemaForm } from "./use-schema-form";

/** What a form starts from: values, and the version of the record that they were read from. */
export type Start<T extends FieldValues> = { base: T; version?: number };

/** The draft of a form: the stored one, or a fresh one. */
export function useDraft<T extends FieldValues>(of: DraftOf, { base, version }: Start<T>) {
  const [first] = useState<Draft<T>>(() => readDraft<T>(of) ?? freshDraft(base, version));
  return useRef(first);
}

/** Stores the draft at every change. Returns whether it was restored, and how to discard it. */
export function useKeptDraft<T extends FieldValues>(
  { kind, id }: DraftOf,
  start: Start<T>,
  draft: ReturnType<typeof useDraft<T>>,
  form: SchemaForm<T>,
) {
  const [restored, setRestored] = useState(() => {
    const { base, values } = draft.current;
    return Object.keys(changesOf(base, values)).length > 0;
  });
  const { watch } = form;

  useEffect(() => {
    const subscription = watch((values) => {
      draft.current = { ...draft.current, values: { ...draft.current.values, ...values } };
      keepDraft({ kind, id }, draft.current);
    });
    return () => subscription.unsubscribe();
  }, [watch, kind, id, draft]);

  return {
    restored,
    discard: () => {
      draft.current = freshDraft(start.base, start.version);
      form.reset(draft.current.base);
      dropDraft({ kind, id });
      setRestored(false);
    },
  };
}
