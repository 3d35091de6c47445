import type { RecordKind } from "@foja/core/kernel/records/record.rules";
import { purgeAt } from "@foja/core/kernel/records/record.rules";
import type { DeletedRecord } from "./error";

type Fetch = (input: RequestInfo | URL, init?: RequestInit) => Promise<Response>;

/** A call on a record itself: not on what hangs from it, as a contact's cases do. */
const RECORD = /^\/api\/[a-z-]+\/([a-z]{3}_[0-9A-HJKMNP-TV-Z]{26})(\/restore)?$/;

/** When each was deleted, in ms. */
const deleted = new Map<unknown, number>();

/** Whether this is the identifier of a record that was deleted here and is not back. */
export const isDeleted = (id: unknown): boolean => deleted.has(id);

/** A record that was deleted here and is not back, as the API would speak of it. */
export function deletedHere(kind: RecordKind, _id: string): DeletedRecord | undefined {
  const at = deleted.get(_id);
  if (at === undefined) return undefined;
  return { kind, _id, with: null, since: new Date(at).toISOString(), until: purgeAt(at) };
}

/**
 * Notes which records are deleted from here, so that nobody asks for them again while their card
 * is still closing: the answer could only be that there is none.
 */
export function notingDeletions(fetch: Fetch): Fetch {
  return async (input, init) => {
    const { pathname } = new URL(String(input), "http://foja");
    const [, id, restoring] = RECORD.exec(pathname) ?? [];
    const deleting = init?.method === "DELETE" && !restoring;
    if (!id || !(deleting || restoring)) return fetch(input, init);
    if (deleting) deleted.set(id, Date.now());
    const response = await fetch(input, init).catch((error: unknown) => {
      if (deleting) deleted.delete(id);
      throw error;
    });
    // Refused, it is still there; restored, it is there again.
    if (response.ok === Boolean(restoring)) deleted.delete(id);
    return response;
  };
}
