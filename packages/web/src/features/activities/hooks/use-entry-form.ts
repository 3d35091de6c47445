import type { Activity } from "@foja/core/practice/activities/activity.schema";
import { type FojaKind, NOTE } from "@foja/core/practice/kinds/kinds.rules";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { ApiError } from "~/lib/api/error";
import { messageOf } from "~/lib/api/messages";
import { today } from "~/lib/due";
import { changesOf } from "~/lib/forms/differences";
import { afterError, dropDraft } from "~/lib/forms/draft";
import { useDraft, useKeptDraft } from "~/lib/forms/use-draft";
import { useSchemaForm } from "~/lib/forms/use-schema-form";
import { useTheirs } from "~/lib/forms/use-theirs";
import { KINDS } from "~/lib/kinds/kinds";
import { notify } from "~/lib/notify";
import { refreshActivities } from "../api/activities";
import { addEntry, changeEntry } from "../api/entries";
import { type EntryValues, entryValues, toBody } from "../lib/entry-form";

const schema = () => import("../lib/entry-form-schema").then((module) => module.entryForm);

type EntryFormOptions = {
  folderId: string;
  kind: FojaKind;
  /** The entry being edited; null creates one. */
  entry: Activity | null;
  /** The type of a new entry. */
  as?: string;
  onClose: () => void;
};

const STALE =
  "Alguien la cambió mientras la editabas. Mirá arriba qué cambió, y guardá otra vez lo tuyo.";

/** The form of an entry with a foja, its draft, and what a colleague saves meanwhile. */
export function useEntryForm({ folderId, kind, entry, as = "", onClose }: EntryFormOptions) {
  const cache = useQueryClient();
  const valuesOf = (one: Activity | null) => entryValues(folderId, today(), one, as);
  const of = { kind: `${kind}.${as}.${folderId}`, id: entry?._id ?? null };
  const start = { base: valuesOf(entry), version: entry?.version };
  const draft = useDraft<EntryValues>(of, start);
  const form = useSchemaForm<EntryValues>(schema, draft.current.values);
  const { discard, edition, ...kept } = useKeptDraft(of, start, draft, form);
  const followed = useTheirs({ of, draft, form, record: entry, valuesOf, edition });
  const [refusal, setRefusal] = useState<string>();

  const send = (): Promise<unknown> => {
    const { base, version, key } = draft.current;
    const values = form.getValues();
    if (!entry || version === undefined) return addEntry(kind, toBody(kind, values), key);
    const changes = changesOf(base, values);
    if (Object.keys(changes).length === 0) return Promise.resolve();
    return changeEntry(kind, entry._id, toBody(kind, changes), version);
  };

  const save = async (): Promise<void> => {
    setRefusal(undefined);
    try {
      await send();
    } catch (error) {
      draft.current = afterError(draft.current, error);
      await refuse(error);
      return;
    }
    dropDraft(of);
    const { name, ending } = KINDS[kind];
    notify.success(as === NOTE ? "Nota guardada" : `${name} guardad${ending}`);
    onClose();
    await refreshActivities(cache, folderId);
  };

  const refuse = async (error: unknown): Promise<void> => {
    const isStale = error instanceof ApiError && error.code === "version.stale";
    // The entry is read again and the form follows it: see `useTheirs`.
    if (isStale) await refreshActivities(cache, folderId);
    if (!form.applyServerErrors(error)) setRefusal(isStale ? STALE : messageOf(error));
  };

  const submit = form.handleSubmit(save);
  return {
    ...{ form, refusal, submit, ...kept, ...followed },
    discard: () => {
      discard();
      followed.forgetTheirs();
    },
  };
}
