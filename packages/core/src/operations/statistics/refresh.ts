import { again } from "../../kernel/again";
import { chunks } from "../../kernel/chunks";
import { nowIso } from "../../kernel/clock";
import { commit, get, isStale, replace } from "../../kernel/dynamo";
import { changesOf } from "./changes";
import { type CountedItem, countedKey } from "./counted.item";
import { gather } from "./gather";
import { recordsOf } from "./records-of";
import { ensureState } from "./state";
import type { Ref } from "./truth";

/** Records counted in one transaction at first; fewer where that is more than a transaction takes. */
const AT_ONCE = 12;
const MOST_WRITES = 96;

/**
 * Brings the counters to what a record is now. It may come late, repeated, or twice at once: the
 * record's last contribution is replaced under its version, in the transaction that moves the
 * counters by the difference. What alters no counter writes nothing.
 */
export async function refresh(ownerId: string, kind: Ref["kind"], id: string): Promise<void> {
  await ensureState(ownerId);
  await refreshAll(ownerId, [{ kind, id }]);
}

/** The same for several, in as few transactions as they fit in. Answers how many were not right. */
export async function refreshAll(ownerId: string, refs: readonly Ref[]): Promise<number> {
  let changed = 0;
  for (const some of chunks(refs, AT_ONCE)) {
    changed += await refreshSome(ownerId, some);
    for (const { kind, id } of some) if (kind === "folder") await followCase(ownerId, id);
  }
  return changed;
}

/** Another run that counted one of them meanwhile was right as well: they are looked at again. */
const refreshSome = (ownerId: string, refs: readonly Ref[]): Promise<number> =>
  again(() => attempt(ownerId, refs), isStale);

async function attempt(ownerId: string, refs: readonly Ref[]): Promise<number> {
  const { writes, changed } = changesOf(await gather(ownerId, refs), nowIso());
  if (writes.length === 0) return 0;
  if (writes.length > MOST_WRITES && refs.length > 1) {
    const half = Math.ceil(refs.length / 2);
    const first = await refreshSome(ownerId, refs.slice(0, half));
    return first + (await refreshSome(ownerId, refs.slice(half)));
  }
  await commit(...writes);
  return changed;
}

/**
 * Counts again what hides with a case, after the case went or came back, was reserved or opened: its
 * contribution says that this is still to be done, so that a run that was cut short is gone on with.
 */
async function followCase(ownerId: string, folderId: string): Promise<void> {
  const key = countedKey(ownerId, "folder", folderId);
  const before = await get<CountedItem>(key);
  if (!before?.following) return;
  const whole = before.reserved !== undefined;
  for await (const refs of recordsOf(ownerId, folderId, whole)) await refreshAll(ownerId, refs);
  const isDone = await again(async () => {
    const now = await get<CountedItem>(key);
    if (!now || now.there !== before.there || now.reserved !== before.reserved) return false;
    const done: CountedItem = { ...now, following: false };
    await commit(replace(done, now));
    return true;
  }, isStale);
  // The case turned once more meanwhile.
  if (!isDone) await followCase(ownerId, folderId);
}
