import { nowIso } from "../../kernel/clock";
import { commit, getMany, put } from "../../kernel/dynamo";
import { type MutedItem, mutedKey, toMuted } from "./muted.item";

/** Which of these clients want no notices sent: they see their page all the same. */
export async function mutedAmong(
  ownerId: string,
  contactIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const items = await getMany<MutedItem>(contactIds.map((id) => mutedKey(ownerId, id)));
  return new Set(items.flatMap((item) => (item ? [item.contactId] : [])));
}

/** Sends a client no more notices. */
export const mute = (ownerId: string, contactId: string): Promise<void> =>
  commit(put(toMuted(ownerId, contactId, nowIso())));
