import { type FetchQueryOptions, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { DefaultValues, FieldValues } from "react-hook-form";
import { ApiError } from "../api/error";
import { messageOf } from "../api/messages";
import { showPlanRestriction } from "../plan-restriction";
import type { LoadSchema } from "./check";
import { afterError, type Draft, dropDraft, keepDraft } from "./draft";
import { useDraft, useKeptDraft } from "./use-draft";
import { useSchemaForm } from "./use-schema-form";
import { useStale } from "./use-stale";
import { useTheirs } from "./use-theirs";

type Versioned = { _id: string; version: number };

export type RecordForm<T extends FieldValues, R extends Versioned> = {
  /** The name under which drafts of this kind are stored. */
  kind: string;
  schema: LoadSchema<T>;
  empty: T;
  valuesOf: (record: R) => T;
  save: (record: R | null, values: T, draft: Draft<T>) => Promise<R>;
  /** The query of the record as stored on the server. */
  read: (id: string) => FetchQueryOptions<R, Error, R, string[]>;
  /** The message when its Idempotency-Key was used before with other data. */
  reused: string;
};

type Options<R> = {
  /** The record being edited; null creates a new one. */
  record: R | null;
  onSaved: (record: R) => void;
  onClose: () => void;
};

/** The form of a record, its draft, and the handling of the server's refusals. */
export function useRecordForm<T extends FieldValues, R extends Versioned>(
  { kind, schema, empty, valuesOf, ...rules }: RecordForm<T, R>,
  { record, onSaved, onClose }: Options<R>,
) {
  const cache = useQueryClient();
  const of = { kind, id: record?._id ?? null };
  const start = { base: record ? valuesOf(record) : empty, version: record?.version };
  const draft = useDraft(of, start);
  const form = useSchemaForm<T>(schema, draft.current.values as DefaultValues<T>);
  const kept = useKeptDraft(of, start, draft, form);
  const { theirs, unread, takeTheirs, forgetTheirs } = useTheirs({
    of,
    draft,
    form,
    record,
    valuesOf,
    edition: kept.edition,
  });
  const [refusal, setRefusal] = useState<string>();
  const [refused, setRefused] = useState<ApiError>();

  const save = async (values: T): Promise<void> => {
    setRefusal(undefined);
    setRefused(undefined);
    try {
      const saved = await rules.save(record, values, draft.current);
      dropDraft(of);
      onSaved(saved);
    } catch (error) {
      await refuse(error, values).catch((again) => setRefusal(messageOf(again)));
    }
  };
  const versions = useStale(form, save);

  const refuse = async (error: unknown, values: T): Promise<void> => {
    const code = error instanceof ApiError ? error.code : "";
    if (error instanceof ApiError) setRefused(error);
    draft.current = afterError(draft.current, error);
    if (error instanceof ApiError && error.isPlanRestriction) {
      keepDraft(of, { ...draft.current, refused: true });
      onClose();
      showPlanRestriction(error);
    } else if (code === "version.stale" && record) await rebase(record._id, values);
    else if (code === "idempotency.reused") setRefusal(rules.reused);
    else if (!form.applyServerErrors(error)) setRefusal(messageOf(error));
  };

  /** Rebases the form on the version that somebody saved first, and lets the person choose. */
  const rebase = async (id: string, values: T): Promise<void> => {
    const now = await cache.fetchQuery({ ...rules.read(id), staleTime: 0 });
    const { base } = draft.current;
    draft.current = { ...draft.current, base: valuesOf(now), version: now.version };
    if (!versions.compare(base, values, draft.current.base)) await save(values);
  };

  const discard = () => {
    kept.discard();
    forgetTheirs();
  };
  const followed = { theirs, takeTheirs };
  const { restored, offered, recover, forget } = kept;
  const submit = form.handleSubmit(async (values) => {
    if (!versions.ask(unread(values))) await save(values);
  });
  return {
    ...{ form, refusal, refused, submit, ...followed, ...versions },
    ...{ restored, discard, offered, recover, forget },
  };
}
