import { useEffect, useRef, useState } from "react";
import type { FieldValues } from "react-hook-form";
import { changesOf } from "./differences";
import { type Draft, type DraftOf, dropDraft, freshDraft, keepDraft, readDraft } from "./draft";
import type { SchemaForm } from "./use-schema-form";

/** What a form starts from: its values, and the version of the record they were read from. */
export type Start<T extends FieldValues> = { base: T; version?: number };

/** The draft of a form: what was left of it the last time, or a fresh one. */
export function useDraft<T extends FieldValues>(of: DraftOf, { base, version }: Start<T>) {
  const [first] = useState<Draft<T>>(() => readDraft<T>(of) ?? freshDraft(base, version));
  return useRef(first);
}

/** Keeps the draft with every letter. Says whether it was restored, and how to throw it away. */
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
