import type { FolderChoice } from "~/components/folder-picker";
import { onSessionClosed } from "~/lib/session/session";
import type { EventValues } from "./event-form";

/**
 * What was written in a form that is not saved yet: it lives in this tab until it is. `base` and
 * `version` say over what it was written; `key` makes a new event one, however often it is sent.
 */
export type EventDraft = {
  values: EventValues;
  base: EventValues;
  folder: FolderChoice | null;
  version?: number;
  key: string;
};

const PREFIX = "foja.draft.event.";
const nameOf = (id: string | null) => `${PREFIX}${id ?? "new"}`;

/** The draft that was left for an event, or for a new one. */
export function readDraft(id: string | null): EventDraft | undefined {
  try {
    const draft: unknown = JSON.parse(sessionStorage.getItem(nameOf(id)) ?? "null");
    return isDraft(draft) ? draft : undefined;
  } catch {
    return undefined;
  }
}

const isDraft = (draft: unknown): draft is EventDraft =>
  typeof draft === "object" && draft !== null && "values" in draft && "key" in draft;

/** Keeps a draft in this tab. */
export function keepDraft(id: string | null, draft: EventDraft): void {
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
    for (const name of Object.keys(sessionStorage)) {
      if (name.startsWith(PREFIX)) sessionStorage.removeItem(name);
    }
  } catch {
    // Nothing was kept.
  }
});
