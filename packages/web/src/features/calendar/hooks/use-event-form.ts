import type { Event } from "@foja/core/events/event.schema";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import type { FolderChoice } from "~/components/folder-picker";
import { ApiError } from "~/lib/api/error";
import { messageOf } from "~/lib/api/messages";
import { useSchemaForm } from "~/lib/forms/use-schema-form";
import { useStale } from "~/lib/forms/use-stale";
import { createEvent, updateEvent } from "../api/event-calls";
import { getEvent } from "../api/event-list";
import { dropDraft, type EventDraft, keepDraft, readDraft } from "../lib/event-draft";
import { bodyOf, changedBody, choiceOf, type EventValues, valuesOf } from "../lib/event-form";

const schema = () => import("../lib/event-form-schema").then((module) => module.eventForm);

type Options = {
  /** The event being edited; null makes a new one. */
  event: Event | null;
  /** What a new one begins with. */
  initial: { values: EventValues; folder: FolderChoice | null };
  onSaved: (event: Event) => void;
};

const fresh = ({ event, initial }: Omit<Options, "onSaved">): EventDraft => {
  const values = event ? valuesOf(event) : initial.values;
  const folder = event ? choiceOf(event) : initial.folder;
  return { values, base: values, folder, version: event?.version, key: crypto.randomUUID() };
};

/** The form of an event, its draft, and what to do when the server says no. */
export function useEventForm(options: Options) {
  const { event, onSaved } = options;
  const id = event?._id ?? null;
  const cache = useQueryClient();
  const [first] = useState(() => readDraft(id) ?? fresh(options));
  const draft = useRef(first);
  const form = useSchemaForm<EventValues>(schema, first.values);
  const [folder, setFolder] = useState(first.folder);
  const [refusal, setRefusal] = useState<string>();
  const [restored, setRestored] = useState(
    Object.keys(changedBody(first.base, first.values)).length > 0,
  );
  useKept(id, draft, form.watch);

  const save = async (values: EventValues): Promise<void> => {
    setRefusal(undefined);
    try {
      const saved = await send(event, values, draft.current);
      dropDraft(id);
      onSaved(saved);
    } catch (error) {
      await refuse(error, values).catch((again) => setRefusal(messageOf(again)));
    }
  };
  const versions = useStale(form, save);

  const refuse = async (error: unknown, values: EventValues): Promise<void> => {
    const code = error instanceof ApiError ? error.code : "";
    if (code === "version.stale" && id) return rebase(id, values);
    if (code === "idempotency.reused") draft.current.key = crypto.randomUUID();
    if (!form.applyServerErrors(error)) setRefusal(messageOf(error));
  };

  /** Somebody saved first: the form now stands over theirs, and the person chooses. */
  const rebase = async (eventId: string, values: EventValues): Promise<void> => {
    const theirs = await cache.fetchQuery({ ...getEvent(eventId), staleTime: 0 });
    const { base } = draft.current;
    draft.current = { ...draft.current, base: valuesOf(theirs), version: theirs.version };
    names.current.set(theirs.folderId ?? "", theirs.folderName ?? "");
    if (!versions.compare(base, values, draft.current.base)) await save(values);
  };

  const names = useRef(new Map([[folder?._id ?? "", folder?.folderName ?? ""]]));
  return {
    form,
    refusal,
    restored,
    ...versions,
    submit: form.handleSubmit(save),
    folder,
    chooseFolder: (choice: FolderChoice | null) => {
      setFolder(choice);
      if (choice) names.current.set(choice._id, choice.folderName);
      draft.current.folder = choice;
      form.setValue("folderId", choice?._id ?? "", { shouldDirty: true });
    },
    folderNameOf: (folderId: string) => names.current.get(folderId) ?? "Otra causa",
    discard: () => {
      draft.current = fresh(options);
      form.reset(draft.current.base);
      setFolder(draft.current.folder);
      dropDraft(id);
      setRestored(false);
    },
  };
}

function send(event: Event | null, values: EventValues, draft: EventDraft): Promise<Event> {
  if (!event) return createEvent(bodyOf(values), draft.key);
  const changes = changedBody(draft.base, values);
  if (Object.keys(changes).length === 0) return Promise.resolve(event);
  return updateEvent(event._id, changes, draft.version);
}

type Watch = ReturnType<typeof useSchemaForm<EventValues>>["watch"];

function useKept(id: string | null, draft: { current: EventDraft }, watch: Watch) {
  useEffect(() => {
    const subscription = watch((values) => {
      draft.current = { ...draft.current, values: { ...draft.current.values, ...values } };
      keepDraft(id, draft.current);
    });
    return () => subscription.unsubscribe();
  }, [watch, id, draft]);
}
