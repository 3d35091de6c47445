import { isRefusal } from "../api/error";
import { onSessionClosed } from "../session/session";
import { changesOf, type Values } from "./differences";

/**
 * The unsaved values of a form. They stay in this tab until they are saved: closing the dialog, a
 * refused plan or F5 lose nothing. A dialog that opens again offers them and begins without them.
 * `base` and `version` are those of the record being edited.
 */
export type Draft<T extends Values> = {
  values: T;
  base: T;
  version?: number;
  /** The Idempotency-Key of the creation, the same however many times it is sent. */
  key: string;
  /** The plan refused it when it was sent: the next dialog goes on with it. */
  refused?: boolean;
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

/** Whether anything in a draft differs from what it began with. */
export const isChanged = <T extends Values>({ base, values }: Draft<T>): boolean =>
  Object.keys(changesOf(base, values)).length > 0;

/**
 * Stores what was written. A draft without changes is not stored, and leaves the stored one of an
 * earlier dialog in its place.
 */
export function followDraft<T extends Values>(of: DraftOf, draft: Draft<T>): void {
  if (isChanged(draft)) keepDraft(of, draft);
  else if (readDraft<T>(of)?.key === draft.key) dropDraft(of);
}

/** The stored draft that a dialog offers: its first changed field names it. */
export type Offer<T extends Values> = { draft: Draft<T>; name: string; value: unknown };

/** The offer of a stored draft; undefined for one without changes. */
export function offerOf<T extends Values>(draft: Draft<T> | undefined): Offer<T> | undefined {
  if (!draft) return undefined;
  const written = Object.entries(changesOf(draft.base, draft.values));
  const [name, value] = written.find(([, said]) => typeof said === "string") ?? written[0] ?? [];
  return name === undefined ? undefined : { draft, name, value };
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
