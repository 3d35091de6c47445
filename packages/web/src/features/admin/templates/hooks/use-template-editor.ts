import type { Template, TemplateInput } from "@foja/core/outreach/templates/template.schema";
import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { ApiError } from "~/lib/api/error";
import { messageOf } from "~/lib/api/messages";
import { check, type Faults, type LoadSchema } from "~/lib/forms/check";
import { dropDraft, freshDraft, keepDraft, readDraft } from "~/lib/forms/draft";
import { notify } from "~/lib/notify";
import { refreshTemplates, saveTemplate, sendTest } from "../api/templates";
import { bodyOf, draftOf, newDraft, type TemplateDraft } from "../lib/draft";

const loadSchema: LoadSchema<TemplateInput> = async () =>
  (await import("@foja/core/outreach/templates/template.schema")).saveTemplate;

const faultsOf = (error: unknown): Faults =>
  error instanceof ApiError
    ? Object.fromEntries((error.body.details ?? []).map(({ path, message }) => [path, message]))
    : {};

/** A template being edited: stored in this tab until it is saved. */
export function useTemplateEditor(template: Template | null) {
  const cache = useQueryClient();
  const of = { kind: "template", id: template?._id ?? null };
  const [known, setKnown] = useState(template);
  const [left] = useState(() => readDraft<TemplateDraft>(of)?.values);
  const [draft, setDraft] = useState(() => left ?? (template ? draftOf(template) : newDraft()));
  const [isChanged, setChanged] = useState(left !== undefined);
  const [wasRestored, setRestored] = useState(left !== undefined);
  const [faults, setFaults] = useState<Faults>({});
  const [refusal, setRefusal] = useState<string>();
  const [busy, setBusy] = useState(false);

  const latest = useRef(draft);

  const start = (from: Template | null) => {
    dropDraft(of);
    setKnown(from);
    latest.current = from ? draftOf(from) : newDraft();
    setDraft(latest.current);
    setChanged(false);
    setRestored(false);
    setFaults({});
    setRefusal(undefined);
  };
  const refuse = (found: Faults, message?: string) => {
    setFaults(found);
    setRefusal(message);
  };

  /** Saves the template; returns it, or undefined if it was refused. */
  const save = async (): Promise<Template | undefined> => {
    if (busy) return undefined;
    setBusy(true);
    try {
      const body = await bodyOf(draft);
      const found = await check(loadSchema, body);
      const [first] = Object.values(found);
      refuse(found, first);
      if (first) return undefined;
      const saved = await saveTemplate(known, body);
      // What was changed while it was being saved stays, to be saved next.
      if (latest.current === draft) start(saved);
      else setKnown(saved);
      await refreshTemplates(cache);
      return saved;
    } catch (error) {
      refuse(faultsOf(error), messageOf(error));
      return undefined;
    } finally {
      setBusy(false);
    }
  };

  const test = async (): Promise<Template | undefined> => {
    const saved = isChanged || !known ? await save() : known;
    if (!saved) return undefined;
    await sendTest(saved._id).then(notify.success, (error) => notify.error(messageOf(error)));
    return saved;
  };

  return {
    ...{ draft, known, faults, refusal, busy, isChanged, wasRestored, save, test },
    set: (fields: Partial<TemplateDraft>) => {
      const next = { ...latest.current, ...fields };
      latest.current = next;
      setDraft(next);
      setChanged(true);
      keepDraft(of, { ...freshDraft(next), values: next });
    },
    /** Starts again from the saved version. */
    restart: start,
    discard: () => start(known),
  };
}

export type TemplateEditor = ReturnType<typeof useTemplateEditor>;
