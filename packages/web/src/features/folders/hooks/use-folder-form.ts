import type { Folder } from "@foja/core/folders/folder.schema";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { ApiError } from "~/lib/api/error";
import { messageOf } from "~/lib/api/messages";
import { changesOf, type Difference, differences, settle } from "~/lib/forms/differences";
import { useSchemaForm } from "~/lib/forms/use-schema-form";
import { showPlanRestriction } from "~/lib/plan-restriction";
import { createFolder } from "../api/create-folder";
import { getFolder } from "../api/get-folder";
import { updateFolder } from "../api/update-folder";
import { dropDraft, freshDraft, keepDraft, readDraft } from "../lib/folder-draft";
import { EMPTY_VALUES, type FolderValues, valuesOf } from "../lib/folder-form";

const schema = () => import("../lib/folder-form-schema").then((module) => module.folderForm);

const REUSED =
  "Ya habíamos recibido esta causa con otros datos. Fijate si está en la lista antes de guardarla otra vez.";

type FolderFormOptions = {
  /** The case being edited; null opens a new one. */
  folder: Folder | null;
  onSaved: (folder: Folder) => void;
  onClose: () => void;
};

/** The form of a case, its draft, and what to do when the server says no. */
export function useFolderForm({ folder, onSaved, onClose }: FolderFormOptions) {
  const cache = useQueryClient();
  const id = folder?._id ?? null;
  const draft = useDraft(folder);
  const form = useSchemaForm<FolderValues>(schema, draft.current.values);
  const [refusal, setRefusal] = useState<string>();
  const [stale, setStale] = useState<Difference[]>([]);
  const [restored, setRestored] = useState(isTouched(draft.current));
  const { watch } = form;

  useEffect(() => {
    const subscription = watch((values) => {
      draft.current = { ...draft.current, values: { ...draft.current.values, ...values } };
      keepDraft(id, draft.current);
    });
    return () => subscription.unsubscribe();
  }, [watch, id, draft]);

  const send = (values: FolderValues) => {
    const { base, key, version } = draft.current;
    if (!folder) return createFolder(changesOf({}, values) as FolderValues, key);
    const changes = changesOf(base, values);
    if (Object.keys(changes).length === 0) return folder;
    return updateFolder(folder._id, changes, version);
  };

  const save = async (values: FolderValues): Promise<void> => {
    setRefusal(undefined);
    try {
      const saved = await send(values);
      dropDraft(id);
      onSaved(saved);
    } catch (error) {
      await refuse(error, values);
    }
  };

  const refuse = async (error: unknown, values: FolderValues): Promise<void> => {
    if (error instanceof ApiError && error.isPlanRestriction) {
      onClose();
      showPlanRestriction(error);
    } else if (error instanceof ApiError && error.code === "version.stale" && folder) {
      await rebase(folder._id, values).catch((again) => setRefusal(messageOf(again)));
    } else if (error instanceof ApiError && error.code === "idempotency.reused") {
      draft.current = { ...draft.current, key: crypto.randomUUID() };
      setRefusal(REUSED);
    } else if (!form.applyServerErrors(error)) setRefusal(messageOf(error));
  };

  /** Somebody saved first: the form now stands over theirs, and the person chooses where they differ. */
  const rebase = async (folderId: string, values: FolderValues): Promise<void> => {
    const theirs = await cache.fetchQuery({ ...getFolder(folderId), staleTime: 0 });
    const found = differences(draft.current.base, values, valuesOf(theirs));
    draft.current = { ...draft.current, base: valuesOf(theirs), version: theirs.version };
    if (found.length === 0) return save(values);
    setStale(found);
  };

  return {
    form,
    refusal,
    stale,
    restored,
    submit: form.handleSubmit(save),
    pick: (name: string, pick: Difference["pick"]) =>
      setStale(stale.map((one) => (one.name === name ? { ...one, pick } : one))),
    saveChosen: form.handleSubmit((values) => {
      const settled = settle(values, stale);
      form.reset(settled);
      setStale([]);
      return save(settled);
    }),
    discard: () => {
      draft.current = freshDraft(folder ? valuesOf(folder) : EMPTY_VALUES, folder?.version);
      form.reset(draft.current.base);
      dropDraft(id);
      setRestored(false);
    },
  };
}

export type FolderFormState = ReturnType<typeof useFolderForm>;

function useDraft(folder: Folder | null) {
  const [first] = useState(
    () =>
      readDraft(folder?._id ?? null) ??
      freshDraft(folder ? valuesOf(folder) : EMPTY_VALUES, folder?.version),
  );
  return useRef(first);
}

const isTouched = ({ base, values }: { base: FolderValues; values: FolderValues }) =>
  Object.keys(changesOf(base, values)).length > 0;
