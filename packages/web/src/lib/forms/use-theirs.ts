import type { HistoryEntry } from "@foja/core/operations/history/history.schema";
import { type RefObject, useEffect, useRef, useState } from "react";
import type { FieldValues, Path, PathValue } from "react-hook-form";
import { changesSince } from "../history/since";
import type { NameOf } from "../history/words";
import { type Difference, differences } from "./differences";
import { type Draft, type DraftOf, followDraft } from "./draft";
import type { SchemaForm } from "./use-schema-form";

/** What somebody else saved while the form was open. */
export type Theirs = {
  /** The fields that they changed to another value than the form's. */
  fields: string[];
  /** Those of `fields` also changed here: the form keeps its value until theirs is chosen. */
  kept: Difference[];
  /** The changes with their authors, the latest first; empty while not known. */
  done: HistoryEntry[];
  nameOf: NameOf;
};

type Versioned = { _id: string; version: number };

type Options<T extends FieldValues, R extends Versioned> = {
  of: DraftOf;
  draft: RefObject<Draft<T>>;
  form: SchemaForm<T>;
  /** The record as stored on the server; null for a new one. */
  record: R | null;
  valuesOf: (record: R) => T;
  /** Which draft stands in the form: another may be of an earlier version. */
  edition: number;
};

/** Within this time after a change arrived the person may not have read it before clicking. */
const READING_MS = 2000;

const NOTHING: Theirs = { fields: [], kept: [], done: [], nameOf: () => "" };

/**
 * Keeps an open form up to date with its record: what somebody else saves is written into the
 * fields that were not changed here, and shown next to those that were. Nothing typed is lost, and
 * saving then replaces their version.
 */
export function useTheirs<T extends FieldValues, R extends Versioned>(options: Options<T, R>) {
  const { of, draft, form, record, valuesOf, edition } = options;
  const [theirs, setTheirs] = useState<Theirs>(NOTHING);
  const { busy } = form;
  /** The version before the first change that others made. */
  const since = useRef<number>(undefined);
  /** The differences to choose from, and when the last change arrived; in time for a click now. */
  const arrived = useRef<{ kept: Difference[]; at: number }>(undefined);

  /** Sets a field to the value that they saved, which is in the draft's new base. */
  const take = (name: string) =>
    form.setValue(name as Path<T>, draft.current.base[name] as PathValue<T, Path<T>>);

  const follow = (now: R, from: number): void => {
    const [base, values] = [draft.current.base, form.getValues()];
    const found = differences(base, values, valuesOf(now));
    draft.current = { ...draft.current, base: valuesOf(now), version: now.version };
    followDraft(of, draft.current);
    for (const { name, pick } of found) if (pick === "theirs") take(name);
    if (found.length === 0) return;
    const isFound = ({ name }: Difference) => found.some((one) => one.name === name);
    const withFound = (before: readonly Difference[]) => [
      ...before.filter((one) => !isFound(one)),
      ...found.filter(({ pick }) => pick === "mine"),
    ];
    arrived.current = { kept: withFound(arrived.current?.kept ?? []), at: performance.now() };
    setTheirs((before) => ({
      ...before,
      fields: [...new Set([...before.fields, ...found.map(({ name }) => name)])],
      kept: withFound(before.kept),
    }));
    since.current ??= from;
    void changesSince(now._id, since.current)
      .then(({ entries: done, nameOf }) => setTheirs((before) => ({ ...before, done, nameOf })))
      // Without the authors, the changed fields are still shown.
      .catch(() => undefined);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: a version is followed once.
  useEffect(() => {
    const from = draft.current.version;
    // A version that this form is saving is not somebody else's.
    if (busy || !record || from === undefined || record.version <= from) return;
    follow(record, from);
  }, [busy, record?.version, edition]);

  return {
    theirs,
    /** Their values of fields that were changed here, if they arrived too late to be read. */
    unread: (values: T): Difference[] => {
      const { kept, at } = arrived.current ?? { kept: [], at: 0 };
      if (performance.now() - at > READING_MS) return [];
      return kept.map((one) => ({ ...one, mine: values[one.name] ?? null }));
    },
    /** Sets a field that was changed here to the value that they saved. */
    takeTheirs: (name: string) => {
      arrived.current = undefined;
      if (theirs.kept.some((kept) => kept.name === name)) take(name);
      setTheirs(({ kept, ...rest }) => ({
        ...rest,
        kept: kept.filter((one) => one.name !== name),
      }));
    },
    forgetTheirs: () => {
      since.current = undefined;
      arrived.current = undefined;
      setTheirs(NOTHING);
    },
  };
}
