import { commit, ownerPartition, put, removeAny, type Write, walk } from "../../kernel/dynamo";
import { shelfRange } from "../../kernel/records";
import { FOJA_KINDS, type FojaKind } from "../kinds/kinds.rules";
import { type DueItem, dueEntryRange, dueItemOf, type Expiring } from "./due.item";
import { batch } from "./folders";

/**
 * The writes that keep the practice's due list equal to its entries, for the commit that creates,
 * changes or deletes one: `before` as it was, `after` as it will be.
 */
export function redue(
  kind: FojaKind,
  before: Expiring | undefined,
  after: Expiring | undefined,
): Write[] {
  const was = before && dueItemOf(kind, before);
  const next = after && dueItemOf(kind, after);
  if (JSON.stringify(was) === JSON.stringify(next)) return [];
  return [...(was && was.sk !== next?.sk ? [removeAny(was)] : []), ...(next ? [put(next)] : [])];
}

/**
 * Rebuilds a practice's due list from its movements and cédulas. Returns how many items were wrong.
 * An entry that changes while it is read may stay outdated until the next run.
 */
export async function rebuildDue(ownerId: string): Promise<number> {
  let corrected = 0;
  const kept = new Map<string, string>();
  for await (const item of due(ownerId, "0", "9")) kept.set(item.sk, wordsOf(item));
  for (const kind of FOJA_KINDS) {
    for await (const item of walk({ ...shelfRange(kind, ownerId, "active"), limit: 500 })) {
      const right = dueItemOf(kind, item as unknown as Expiring);
      if (!right) continue;
      const standing = kept.get(right.sk);
      kept.delete(right.sk);
      if (standing === wordsOf(right)) continue;
      corrected += 1;
      await commit(put(right));
    }
  }
  const partition = ownerPartition(ownerId);
  for (const sk of kept.keys()) await commit(removeAny({ pk: partition, sk }));
  return corrected + kept.size;
}

const wordsOf = ({ _id, kind, folderId, title, day }: DueItem) =>
  JSON.stringify([_id, kind, folderId, title, day]);

/** Yields the entries due in a practice between two days, soonest first, as they are read. */
export const due = (ownerId: string, from: string, to: string): AsyncGenerator<DueItem> =>
  walk<DueItem>({ ...dueEntryRange(ownerId, from, to), limit: 500 });

/** A case's name, and the person responsible for it. */
export type NamedCase = { folderName: string; responsibleId: string };

/** These cases by id, without deleted ones. */
export async function namedCases(ids: readonly string[]): Promise<Map<string, NamedCase>> {
  const folders = await batch({
    folderIds: [...new Set(ids)],
    fields: ["folderName", "responsibleId"],
  });
  return new Map(
    folders.map(({ _id, folderName = "", responsibleId = "" }) => [
      _id,
      { folderName, responsibleId },
    ]),
  );
}
