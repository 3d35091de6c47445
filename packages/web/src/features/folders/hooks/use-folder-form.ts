import type { Folder } from "@foja/core/folders/folder.schema";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { ApiError } from "~/lib/api/error";
import { messageOf } from "~/lib/api/messages";
import { dropDraft } from "~/lib/forms/draft";
import { useDraft, useKeptDraft } from "~/lib/forms/use-draft";
import { useSchemaForm } from "~/lib/forms/use-schema-form";
import { useStale } from "~/lib/forms/use-stale";
import { showPlanRestriction } from "~/lib/plan-restriction";
import { getFolder } from "../api/get-folder";
import { saveFolder } from "../api/save-folder";
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
  const of = { kind: "folder", id: folder?._id ?? null };
  const start = { base: folder ? valuesOf(folder) : EMPTY_VALUES, version: folder?.version };
  const draft = useDraft(of, start);
  const form = useSchemaForm<FolderValues>(schema, draft.current.values);
  const kept = useKeptDraft(of, start, draft, form);
  const [refusal, setRefusal] = useState<string>();

  const save = async (values: FolderValues): Promise<void> => {
    setRefusal(undefined);
    try {
      const saved = await saveFolder(folder, values, draft.current);
      dropDraft(of);
      onSaved(saved);
    } catch (error) {
      await refuse(error, values).catch((again) => setRefusal(messageOf(again)));
    }
  };
  const versions = useStale(form, save);

  const refuse = async (error: unknown, values: FolderValues): Promise<void> => {
    const code = error instanceof ApiError ? error.code : "";
    if (error instanceof ApiError && error.isPlanRestriction) {
      onClose();
      showPlanRestriction(error);
    } else if (code === "version.stale" && folder) await rebase(folder._id, values);
    else if (code === "idempotency.reused") {
      draft.current = { ...draft.current, key: crypto.randomUUID() };
      setRefusal(REUSED);
    } else if (!form.applyServerErrors(error)) setRefusal(messageOf(error));
  };

  /** Somebody saved first: the form now stands over theirs, and the person chooses. */
  const rebase = async (id: string, values: FolderValues): Promise<void> => {
    const theirs = await cache.fetchQuery({ ...getFolder(id), staleTime: 0 });
    const { base } = draft.current;
    draft.current = { ...draft.current, base: valuesOf(theirs), version: theirs.version };
    if (!versions.compare(base, values, draft.current.base)) await save(values);
  };

  return { form, refusal, ...kept, ...versions, submit: form.handleSubmit(save) };
}
