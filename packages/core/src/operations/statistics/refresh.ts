import { again } from "../../kernel/again";
import { chunks } from "../../kernel/chunks";
import { nowIso } from "../../kernel/clock";
import { commit, get, getMany, isStale, replace } from "../../kernel/dynamo";
import { changesOf } from "./changes";
import { type CountedItem, countedKey } from "./counted.item";
import { gather } from "./gather";
import { recordsOf } from "./records-of";
import { ensureState } from "./state";
import type { Ref } from "./truth";

/** Records counted in one transaction at first; fewer where it exceeds a transaction's limit. */
const AT_ONCE = 40;
const MOST_WRITES = 96;

/**
 * Updates the counters to a record's present state. It may run late, repeatedly, or concurrently:
 * the record's last contribution is replaced at its version, in the transaction that adds the
 * difference to the counters. Writes nothing where no counter changes.
 */
export const refresh = (ownerId: string, kind: Ref["kind"], id: string): Promise<void> =>
  refreshMany(ownerId, [{ kind, id }]);

/** Like `refresh`, for several different records. */
export async function refreshMany(ownerId: string, refs: readonly Ref[]): Promise<void> {
  await ensureState(ownerId);
  await refreshAll(ownerId, refs);
}

/** Counts several, in as few transactions as possible. Returns how many were wrong. */
export async function refreshAll(ownerId: string, refs: readonly Ref[]): Promise<number> {
  let changed = 0;
  for (const some of chunks(refs, AT_ONCE)) {
    changed += await refreshSome(ownerId, some);
    for (const id of await followed(ownerId, some)) await followCase(ownerId, id);
  }
  return changed;
}

/** Another run that counted one of them meanwhile was right too: they are read again. */
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

/** The cases among these whose recounting is pending. */
async function followed(ownerId: string, refs: readonly Ref[]): Promise<string[]> {
  const ids = refs.flatMap(({ kind, id }) => (kind === "folder" ? [id] : []));
  const found = await getMany<CountedItem>(ids.map((id) => countedKey(ownerId, "folder", id)));
  return ids.filter((_, n) => found[n]?.following);
}

/**
 * Recounts what is hidden with a case, after it was deleted, restored, reserved or opened: its
 * contribution marks this as pending, so that an interrupted run is continued.
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
  // The case changed again meanwhile.
  if (!isDone) await followCase(ownerId, folderId);
}
