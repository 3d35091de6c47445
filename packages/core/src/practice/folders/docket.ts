import { useOwner } from "../../kernel/actor";
import { change, get, getMany, type Write } from "../../kernel/dynamo";
import type { EntryKind } from "../kinds/kinds.rules";
import { type Tally, tallyKey, toTally } from "./docket.item";
import { fojaTaken } from "./fojas";

/** The facts of an entry that its case counts: its case, its kind, and whether it has a link. */
export type Counted = {
  folderId: string | null;
  kind: EntryKind;
  link?: string | null;
  /** The file number the entry takes: one of those that follow `fojasOf` its case. */
  filedAs?: number;
};

/** An entry that takes a file number now. */
export const filed = (entry: Counted, foja: number | null): Counted =>
  foja ? { ...entry, filedAs: foja } : entry;

/** The change of a case's counts in a commit, and the first and last file number it gives. */
type Change = { by: Tally; filed?: { first: number; last: number } };

/**
 * The writes that keep a case's counts equal to its entries, for the commit that creates, moves or
 * deletes some: `before` as they were, `after` as they will be. Filed entries take the next
 * numbers; the commit fails where another took one meanwhile, see `filing`.
 */
export function recount(
  before: Counted | Counted[] | undefined,
  ...after: (Counted | undefined)[]
): Write[] {
  const changes = new Map<string, Change>();
  for (const entry of [before].flat()) add(changes, entry, -1);
  for (const entry of after) add(changes, entry, 1);
  return [...changes].flatMap(([folderId, { by, filed }]) => {
    const changed = Object.entries(by).filter(([, count]) => count !== 0);
    return changed.length === 0 ? [] : [count(folderId, Object.fromEntries(changed), filed)];
  });
}

function add(changes: Map<string, Change>, entry: Counted | undefined, by: 1 | -1): void {
  if (!entry?.folderId) return;
  const { folderId, kind, link, filedAs } = entry;
  const change = changes.get(folderId) ?? { by: toTally(undefined) };
  change.by[kind] += by;
  if (link) change.by.links += by;
  if (filedAs) change.filed = { first: change.filed?.first ?? filedAs, last: filedAs };
  changes.set(folderId, change);
}

function count(folderId: string, by: Record<string, number>, filed: Change["filed"]): Write {
  const counters = Object.keys(by);
  const set = filed ? "SET #type = :type, #fojas = :last" : "SET #type = :type";
  const last = filed?.first === 1 ? "attribute_not_exists(#fojas)" : "#fojas = :before";
  return change(
    {
      key: tallyKey(useOwner(), folderId),
      set: `${set} ADD #version :one, ${counters.map((name) => `#${name} :${name}`).join(", ")}`,
      ...(filed && { onlyIf: last }),
      names: {
        "#type": "type",
        "#version": "version",
        ...(filed && { "#fojas": "fojas" }),
        ...Object.fromEntries(counters.map((name) => [`#${name}`, name])),
      },
      values: {
        ":type": "tally",
        ":one": 1,
        ...(filed && { ":last": filed.last }),
        ...(filed && filed.first > 1 && { ":before": filed.first - 1 }),
        ...Object.fromEntries(counters.map((name) => [`:${name}`, by[name]])),
      },
    },
    filed && fojaTaken,
  );
}

/** The number of entries of each kind in a case. */
export const tallyOf = async (folderId: string): Promise<Tally> =>
  toTally(await get(tallyKey(useOwner(), folderId)));

/** The number of entries of each kind in several cases, by case. */
export async function talliesOf(folderIds: string[]): Promise<Map<string, Tally>> {
  const items = await getMany(folderIds.map((id) => tallyKey(useOwner(), id)));
  return new Map(folderIds.map((id, i) => [id, toTally(items[i])]));
}
