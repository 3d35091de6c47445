import { onSessionClosed } from "~/lib/session/session";
import type { FolderValues } from "./folder-form";

/**
 * What was written in a form that is not saved yet. It lives in this tab until it is: closing the
 * dialog, a refused plan or F5 lose nothing. `base` and `version` say over what it was written.
 */
export type FolderDraft = {
  values: FolderValues;
  base: FolderValues;
  version?: number;
  /** The Idempotency-Key under which this case is opened, however many times it is sent. */
  key: string;
};

const PREFIX = "foja.draft.folder.";
const nameOf = (id: string | null) => `${PREFIX}${id ?? "new"}`;

/** A draft of nothing yet. */
export const freshDraft = (base: FolderValues, version?: number): FolderDraft => ({
  values: base,
  base,
  version,
  key: crypto.randomUUID(),
});

/** The draft that was left for a case, or for a new one. */
export function readDraft(id: string | null): FolderDraft | undefined {
  try {
    const draft: unknown = JSON.parse(sessionStorage.getItem(nameOf(id)) ?? "null");
    return isDraft(draft) ? draft : undefined;
  } catch {
    return undefined;
  }
}

const isDraft = (draft: unknown): draft is FolderDraft =>
  typeof draft === "object" && draft !== null && "values" in draft && "key" in draft;

/** Keeps a draft in this tab. */
export function keepDraft(id: string | null, draft: FolderDraft): void {
  try {
    sessionStorage.setItem(nameOf(id), JSON.stringify(draft));
  } catch {
    // A full or forbidden storage only loses the convenience.
  }
}

/** Forgets the draft: it was saved, or thrown away. */
export function dropDraft(id: string | null): void {
  try {
    sessionStorage.removeItem(nameOf(id));
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
