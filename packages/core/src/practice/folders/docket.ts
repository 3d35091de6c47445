import { useOwner } from "../../kernel/actor";
import { change, get, getMany, type Write } from "../../kernel/dynamo";
import { type EntryKind, type Tally, tallyKey, toTally } from "./docket.item";

/** An entry as far as its case counts it: where it is, what it is, whether it leads to a paper. */
export type Counted = { folderId: string | null; kind: EntryKind; link?: string | null };

/**
 * The writes that keep the counts of a case equal to its entries, for the commit that makes, moves
 * or removes some: `before` as they were, `after` as they will be.
 */
export function recount(
  before: Counted | Counted[] | undefined,
  ...after: (Counted | undefined)[]
): Write[] {
  const sums = new Map<string, Tally>();
  for (const entry of [before].flat()) add(sums, entry, -1);
  for (const entry of after) add(sums, entry, 1);
  return [...sums].flatMap(([folderId, by]) => {
    const changed = Object.entries(by).filter(([, count]) => count !== 0);
    return changed.length === 0 ? [] : [count(folderId, Object.fromEntries(changed))];
  });
}

function add(sums: Map<string, Tally>, entry: Counted | undefined, by: 1 | -1): void {
  if (!entry?.folderId) return;
  const sum = sums.get(entry.folderId) ?? toTally(undefined);
  sum[entry.kind] += by;
  if (entry.link) sum.links += by;
  sums.set(entry.folderId, sum);
}

function count(folderId: string, by: Record<string, number>): Write {
  const names = Object.keys(by);
  return change({
    key: tallyKey(useOwner(), folderId),
    set: `SET #type = :type ADD #version :one, ${names.map((name) => `#${name} :${name}`).join(", ")}`,
    names: {
      "#type": "type",
      "#version": "version",
      ...Object.fromEntries(names.map((name) => [`#${name}`, name])),
    },
    values: {
      ":type": "tally",
      ":one": 1,
      ...Object.fromEntries(names.map((name) => [`:${name}`, by[name]])),
    },
  });
}

/** How many entries of each kind a case holds. */
export const tallyOf = async (folderId: string): Promise<Tally> =>
  toTally(await get(tallyKey(useOwner(), folderId)));

/** Those of several cases, by the case. */
export async function talliesOf(folderIds: string[]): Promise<Map<string, Tally>> {
  const items = await getMany(folderIds.map((id) => tallyKey(useOwner(), id)));
  return new Map(folderIds.map((id, i) => [id, toTally(items[i])]));
}
