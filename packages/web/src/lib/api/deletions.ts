import type { RecordKind } from "@foja/core/kernel/records/record.rules";
import { purgeAt } from "@foja/core/kernel/records/record.rules";
import type { DeletedRecord } from "./error";

type Fetch = (input: RequestInfo | URL, init?: RequestInit) => Promise<Response>;

/** The path of a record itself, not of a list under it, such as a contact's cases. */
const RECORD = /^\/api\/[a-z-]+\/([a-z]{3}_[0-9A-HJKMNP-TV-Z]{26})(\/restore)?$/;

/** When each record was deleted, in epoch ms, by id. */
const deleted = new Map<unknown, number>();

/** Whether this is the id of a record that was deleted in this tab and not restored since. */
export const isDeleted = (id: unknown): boolean => deleted.has(id);

/** A record that was deleted in this tab and not restored since, as the API would describe it. */
export function deletedHere(kind: RecordKind, _id: string): DeletedRecord | undefined {
  const at = deleted.get(_id);
  if (at === undefined) return undefined;
  return { kind, _id, with: null, since: new Date(at).toISOString(), until: purgeAt(at) };
}

/**
 * Notes which records are deleted from this tab, so that they are not requested again while their
 * card is still closing: the answer could only be a 404.
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
    // A refused deletion leaves the record there; a restoration brings it back.
    if (response.ok === Boolean(restoring)) deleted.delete(id);
    return response;
  };
}
