import { stale } from "./commit";
import { get } from "./read";
import { type ReservedItem, reservedKey } from "./reserved";
import { insert, replace, type Write } from "./write";

type AccessRules = Pick<ReservedItem, "factorDemanded" | "teamUntil">;

/** The write that changes what holds for every member of a practice. */
export async function planAccess(ownerId: string, rules: AccessRules): Promise<Write> {
  const item = await get<ReservedItem>(reservedKey(ownerId));
  if (item) return replace({ ...item, ...rules }, item, stale);
  const base = { ...reservedKey(ownerId), type: "reserved", version: 1, userId: ownerId };
  return insert<ReservedItem>({ ...base, cases: {}, ...rules }, stale);
}

/** The most reserved cases of a practice: each request reads who may see which. */
export const MOST_RESERVED = 300;

/**
 * The write after which only these people may see a case or, with null, the whole practice. It
 * belongs in the commit that writes the same on the case. Throws `full()` beyond the limit.
 */
export async function planReserved(
  ownerId: string,
  folderId: string,
  people: readonly string[] | null,
  full: () => Error,
): Promise<Write> {
  const item = await get<ReservedItem>(reservedKey(ownerId));
  const { [folderId]: _, ...others } = item?.cases ?? {};
  const cases = people ? { ...others, [folderId]: [...people] } : others;
  if (Object.keys(cases).length > MOST_RESERVED) throw full();
  if (item) return replace({ ...item, cases }, item, stale);
  const base = { ...reservedKey(ownerId), type: "reserved", version: 1, userId: ownerId };
  return insert<ReservedItem>({ ...base, cases }, stale);
}
