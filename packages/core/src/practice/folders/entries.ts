import { useOwner } from "../../kernel/actor";
import { type Item, pageOf, type Range } from "../../kernel/dynamo";
import { shelfRange } from "../../kernel/records";
import type { EntryKind } from "../kinds/kinds.rules";
import { tallyOf } from "./docket";
import { entryRange } from "./docket.item";
import { get } from "./folders";

type Asked = { limit: number; cursor?: string } & Pick<Range, "attributes">;
type Wanted<T> = (entry: T) => boolean;

const all = () => true;

/**
 * One page of the entries of a kind that are wanted: of a case, the latest date first, or of the
 * practice, the newest first. Throws `folder.not_found`.
 */
export async function listEntries<T extends Item>(
  kind: EntryKind,
  { folderId, limit, cursor }: Asked & { folderId?: string },
  wanted: Wanted<T> = all,
) {
  if (!folderId) {
    return pageOf<T>({ ...shelfRange(kind, useOwner(), "active"), limit }, wanted, cursor);
  }
  const found = entriesOf<T>(kind, folderId, { limit, cursor }, wanted);
  const [page] = await Promise.all([found, get(folderId)]);
  return page;
}

/** One page of the entries of a kind in a case, the latest date first; none where there is no case. */
export async function entriesOf<T extends Item>(
  kind: EntryKind,
  folderId: string,
  { cursor, ...asked }: Asked,
  wanted: Wanted<T> = all,
) {
  // The file of a case may be long, and is read to its end for what it does not hold.
  const isEmpty = cursor === undefined && (await tallyOf(folderId))[kind] === 0;
  if (isEmpty) return { items: [], nextCursor: undefined };
  return pageOf<T>({ ...entryRange(useOwner(), folderId), ...asked, type: kind }, wanted, cursor);
}
