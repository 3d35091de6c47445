import { holds, type Item, tryCommit, type Write } from "../../kernel/dynamo";
import { type Base, type Kept, type Planned, recordKey } from "../../kernel/records";
import type { Shelf } from "../../kernel/records/record.rules";
import type { InCase } from "./docket.item";
import type { CaseState } from "./follow";

type Companion = Base & InCase;

type Store<R extends Companion> = {
  on(id: string, shelf: Shelf): Promise<Kept<R> | undefined>;
  plannedMove(read: Kept<R>, shelf: Shelf, takenWith?: string): Planned<unknown>;
};

/** What else changes with a record that goes along with its case, and that comes back with it. */
type Beside<R extends Companion> = {
  leaving(read: Kept<R>): Write[];
  returning(back: Kept<R>): Write[];
  /** The record as it comes back, where that is not as it went. */
  asItReturns?(read: Kept<R>): Promise<Kept<R>>;
};

/** Where a record is found: one of those that its case's indexes list. */
type Listed = Item & { _id: string; userId: string; folderId: string | null };

/**
 * A kind of record that goes along with its case when that is deleted, and comes back with it. The
 * counts of the case stay: they are of all that is in it. Each move is one transaction that holds
 * only while the case is where it was seen, so that runs that are late, doubled, or cut short end in
 * the same. A move answers false where the case has moved meanwhile: another run is on its way.
 */
export function companion<R extends Companion>(store: Store<R>, beside: Beside<R>) {
  async function goAlong(
    folderId: string,
    { _id, userId }: Listed,
    shelf: Shelf,
  ): Promise<boolean> {
    const read = await store.on(_id, shelf);
    if (read?.folderId !== folderId) return true;
    const guard = holds(recordKey("folder", userId, folderId, "deleted"), { type: "folder" });
    const { writes } = store.plannedMove(read, "deleted", folderId);
    const outcome = await tryCommit(guard, ...writes, ...beside.leaving(read));
    if (outcome === "written") return true;
    return outcome.write !== guard && goAlong(folderId, { _id, userId } as Listed, shelf);
  }

  async function comeBack(folderId: string, listed: Listed, now: CaseState): Promise<boolean> {
    const read = await store.on(listed._id, "deleted");
    if (read?.takenWith !== folderId) return true;
    const named = { ...read, folderName: now.folderName };
    const back = (await beside.asItReturns?.(named)) ?? named;
    const guard = holds(recordKey("folder", listed.userId, folderId, now.shelf), {
      type: "folder",
    });
    const { writes } = store.plannedMove(back, read.from ?? "active");
    const outcome = await tryCommit(guard, ...writes, ...beside.returning(back));
    if (outcome === "written") return true;
    return outcome.write !== guard && comeBack(folderId, listed, now);
  }

  return { goAlong, comeBack };
}
