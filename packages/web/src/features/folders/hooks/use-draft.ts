import type { Folder } from "@foja/core/folders/folder.schema";
import { useEffect, useRef, useState } from "react";
import { changesOf } from "~/lib/forms/differences";
import type { SchemaForm } from "~/lib/forms/use-schema-form";
import { dropDraft, type FolderDraft, freshDraft, keepDraft, readDraft } from "../lib/folder-draft";
import { EMPTY_VALUES, type FolderValues, valuesOf } from "../lib/folder-form";

const startOf = (folder: Folder | null): FolderDraft =>
  freshDraft(folder ? valuesOf(folder) : EMPTY_VALUES, folder?.version);

/** The draft of a form: what was left of it the last time, or a fresh one. */
export function useDraft(folder: Folder | null) {
  const [first] = useState(() => readDraft(folder?._id ?? null) ?? startOf(folder));
  return useRef(first);
}

/** Keeps the draft with every letter. Says whether it was restored, and how to throw it away. */
export function useKeptDraft(
  folder: Folder | null,
  draft: ReturnType<typeof useDraft>,
  form: SchemaForm<FolderValues>,
) {
  const id = folder?._id ?? null;
  const [restored, setRestored] = useState(() => {
    const { base, values } = draft.current;
    return Object.keys(changesOf(base, values)).length > 0;
  });
  const { watch } = form;

  useEffect(() => {
    const subscription = watch((values) => {
      draft.current = { ...draft.current, values: { ...draft.current.values, ...values } };
      keepDraft(id, draft.current);
    });
    return () => subscription.unsubscribe();
  }, [watch, id, draft]);

  return {
    restored,
    discard: () => {
      draft.current = startOf(folder);
      form.reset(draft.current.base);
      dropDraft(id);
      setRestored(false);
    },
  };
}
