import { useOwner } from "../../kernel/actor";
import { again } from "../../kernel/again";
import { get, getMany } from "../../kernel/dynamo";
import { AppError } from "../../kernel/error";
import { recordKey } from "../../kernel/records";
import { fojasIn, tallyKey } from "./docket.item";
import { assertExists } from "./folders";

/** The last file number (foja) a case gave, deleted entries included: each is given once. */
export const fojasOf = async (folderId: string): Promise<number> =>
  fojasIn(await get(tallyKey(useOwner(), folderId)));

/**
 * The file number of a case's next entry. Throws a sentence on `folderId` if there is no such case.
 */
export async function nextFoja(folderId: string): Promise<number> {
  const ownerId = useOwner();
  const keys = [tallyKey(ownerId, folderId), recordKey("folder", ownerId, folderId, "active")];
  const [tally, folder] = await getMany(keys);
  // Nearly every case is active.
  if (!folder) await assertExists(folderId);
  return fojasIn(tally) + 1;
}

/**
 * The file number of an entry in a case: its own where it stays, else the next one there; null for
 * a note. Throws a sentence on `folderId` when there is no such case.
 */
export async function fojaIn(
  folderId: string,
  read: { folderId: string; foja: number | null },
): Promise<number | null> {
  if (folderId === read.folderId) return read.foja;
  const next = await nextFoja(folderId);
  return read.foja === null ? null : next;
}

/** Another entry took the number meanwhile. */
class FojaTaken extends AppError {
  constructor() {
    super("service.unavailable", "Servicio temporalmente no disponible", { retryAfter: 1 });
  }
}

export const fojaTaken = () => new FojaTaken();

/** Retries work that files entries, while others in the same case take its numbers. */
export const retryFoja = <T>(work: () => Promise<T>): Promise<T> =>
  again(work, (error) => error instanceof FojaTaken, { tries: 40 });
