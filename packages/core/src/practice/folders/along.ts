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

/** Further changes when a record is deleted with its case, and when it is restored with it. */
type Beside<R extends Companion> = {
  leaving(read: Kept<R>): Write[];
  returning(back: Kept<R>): Write[];
  /** The restored record, if it differs from the deleted one. */
  asItReturns?(read: Kept<R>): Promise<Kept<R>>;
};

/** A record as its case's indexes list it. */
type Listed = Item & { _id: string; userId: string; folderId: string | null };

/**
 * The moves of a kind of record that is deleted and restored with its case. The case's counts stay:
 * they cover all its records. Each move is one transaction on condition that the case is still on
 * its shelf, so that late, repeated or interrupted runs have the same result. A move returns false
 * where the case has moved meanwhile: another run follows.
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
