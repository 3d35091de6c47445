import { ApiError } from "../api/error";
import { onSessionClosed } from "../session/session";
import type { Values } from "./differences";

/**
 * What was written in a form that is not saved yet. It lives in this tab until it is: closing the
 * dialog, a refused plan or F5 lose nothing. `base` and `version` say over what it was written.
 */
export type Draft<T extends Values> = {
  values: T;
  base: T;
  version?: number;
  /** The Idempotency-Key under which the record is made, however many times it is sent. */
  key: string;
};

const PREFIX = "foja.draft.";

/** Whose draft it is: of what kind, and of which one; null is a new one. */
export type DraftOf = { kind: string; id: string | null };

const nameOf = ({ kind, id }: DraftOf) => `${PREFIX}${kind}.${id ?? "new"}`;

/** A draft of nothing yet. */
export const freshDraft = <T extends Values>(base: T, version?: number): Draft<T> => ({
  values: base,
  base,
  version,
  key: crypto.randomUUID(),
});

/** The draft that was left for a record, or for a new one. */
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

const IN_PROGRESS = "idempotency.in_progress";

/** The draft after it was sent: what was refused made nothing, and goes again under another key. */
export function afterError<T extends Values>(draft: Draft<T>, error: unknown): Draft<T> {
  const isRefusal =
    error instanceof ApiError &&
    error.status >= 400 &&
    error.status < 500 &&
    error.code !== IN_PROGRESS;
  return isRefusal ? { ...draft, key: crypto.randomUUID() } : draft;
}

/** Keeps a draft in this tab. */
export function keepDraft<T extends Values>(of: DraftOf, draft: Draft<T>): void {
  try {
    sessionStorage.setItem(nameOf(of), JSON.stringify(draft));
  } catch {
    // A full or forbidden storage only loses the convenience.
  }
}

/** Forgets the draft: it was saved, or thrown away. */
export function dropDraft(of: DraftOf): void {
  try {
    sessionStorage.removeItem(nameOf(of));
  } catch {
    // Nothing was kept.
  }
}

/** What one person wrote is not for who signs in after them. */
onSessionClosed(() => {
  try {
    const names = Object.keys(sessionStorage).filter((name) => name.startsWith(PREFIX));
    for (const name of names) sessionStorage.removeItem(name);
  } catch {
    // Nothing was kept.
  }
});
