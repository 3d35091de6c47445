import type { Activity } from "@foja/core/practice/activities/activity.schema";
import { NOTE } from "@foja/core/practice/movements/movement.rules";
import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { messageOf } from "~/lib/api/messages";
import { today } from "~/lib/due";
import { useSchemaForm } from "~/lib/forms/use-schema-form";
import { notify } from "~/lib/notify";
import { refreshActivities } from "../api/activities";
import { addEntry, changeEntry, type EntryKind } from "../api/entries";
import { KINDS } from "../lib/activity-words";
import { type EntryValues, entryValues, toBody } from "../lib/entry-form";

const schema = () => import("../lib/entry-form-schema").then((module) => module.entryForm);

type EntryFormOptions = {
  folderId: string;
  kind: EntryKind;
  /** The entry being edited; null writes a new one. */
  entry: Activity | null;
  /** The type that a new one begins with. */
  as?: string;
  onClose: () => void;
};

/** The form of a movement or a notice. */
export function useEntryForm({ folderId, kind, entry, as, onClose }: EntryFormOptions) {
  const cache = useQueryClient();
  const form = useSchemaForm<EntryValues>(schema, entryValues(folderId, today(), entry, as));
  const [refusal, setRefusal] = useState<string>();
  const key = useRef(crypto.randomUUID());

  const save = async (): Promise<void> => {
    setRefusal(undefined);
    const body = toBody(kind, form.getValues()) as Parameters<typeof addEntry>[1];
    try {
      if (entry) await changeEntry(kind, entry._id, body, entry.version);
      else await addEntry(kind, body, key.current);
    } catch (error) {
      // Sent again with other words it is another entry.
      key.current = crypto.randomUUID();
      if (!form.applyServerErrors(error)) setRefusal(messageOf(error));
      return;
    }
    const one = as === NOTE ? NOTE : KINDS[kind].one;
    notify.success(`${one} ${one === KINDS.movement.one ? "guardado" : "guardada"}`);
    onClose();
    await refreshActivities(cache, folderId);
  };

  return { form, refusal, submit: form.handleSubmit(save) };
}
