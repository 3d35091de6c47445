import { isRefusal } from "../api/error";
import { onSessionClosed } from "../session/session";
import type { Values } from "./differences";

/**
 * The unsaved values of a form. They stay in this tab until they are saved: closing the dialog, a
 * refused plan or F5 lose nothing. `base` and `version` are those of the record being edited.
 */
export type Draft<T extends Values> = {
  values: T;
  base: T;
  version?: number;
  /** The Idempotency-Key of the creation, the same however many times it is sent. */
  key: string;
};

const PREFIX = "foja.draft.";

/** The record of a draft: its kind and id; a null id is a new record. */
export type DraftOf = { kind: string; id: string | null };

const nameOf = ({ kind, id }: DraftOf) => `${PREFIX}${kind}.${id ?? "new"}`;

/** A draft without changes. */
export const freshDraft = <T extends Values>(base: T, version?: number): Draft<T> => ({
  values: base,
  base,
  version,
  key: crypto.randomUUID(),
});

/** The stored draft of a record, or of a new one. */
export function readDraft<T extends Values>(of: DraftOf): Draft<T> | undefined {
  try {
    const draft: unknown = JSON.parse(sessionStorage.getItem(nameOf(of)) ?? "null");
    return isDraft<T>(draft) ? draft : undefined;
  } catch {
    return undefined;
  }
}

const isDraft = <T extends Values>(draft: unknown): draft is Draft<T> =>
  typeof draft === "object" && draft !== null && "values" in draft && "key" in draft;

/** The draft after it was sent: a refused creation made nothing, so the next has another key. */
export const afterError = <T extends Values>(draft: Draft<T>, error: unknown): Draft<T> =>
  isRefusal(error) ? { ...draft, key: crypto.randomUUID() } : draft;

/** Stores a draft in this tab. */
export function keepDraft<T extends Values>(of: DraftOf, draft: Draft<T>): void {
  try {
    sessionStorage.setItem(nameOf(of), JSON.stringify(draft));
  } catch {
    // If the storage is full or forbidden, only the draft is lost.
  }
}

/** Deletes the stored draft, once it was saved or discarded. */
export function dropDraft(of: DraftOf): void {
  try {
    sessionStorage.removeItem(nameOf(of));
  } catch {
    // Nothing was stored.
  }
}

/** A draft must not be seen by the next person who signs in. */
onSessionClosed(() => {
  try {
    const names = Object.keys(sessionStorage).filter((name) => name.startsWith(PREFIX));
    for (const name of names) sessionStorage.removeItem(name);
  } catch {
    // Nothing was stored.
  }
});
