import { useOwner } from "../../kernel/actor";
import { again } from "../../kernel/again";
import { get, getMany } from "../../kernel/dynamo";
import { AppError } from "../../kernel/error";
import { recordKey } from "../../kernel/records";
import { fojasIn, tallyKey } from "./docket.item";
import { assertExists } from "./folders";

/** How many fojas a case has numbered, those of deleted entries too: a number is given once. */
export const fojasOf = async (folderId: string): Promise<number> =>
  fojasIn(await get(tallyKey(useOwner(), folderId)));

/** The number of the next entry of a case. Throws a sentence on `folderId` when there is no such. */
export async function nextFoja(folderId: string): Promise<number> {
  const ownerId = useOwner();
  const keys = [tallyKey(ownerId, folderId), recordKey("folder", ownerId, folderId, "active")];
  const [tally, folder] = await getMany(keys);
  // On the desk it nearly always is.
  if (!folder) await assertExists(folderId);
  return fojasIn(tally) + 1;
}

/**
 * The number of an entry in a case: its own where it stays, else the next there; none for a note.
 * Throws a sentence on `folderId` when there is no such case.
 */
export async function fojaIn(
  folderId: string,
  read: { folderId: string; foja: number | null },
): Promise<number | null> {
  if (folderId === read.folderId) return read.foja;
  const next = await nextFoja(folderId);
  return read.foja === null ? null : next;
}

/** Another entry took the number at this moment. */
class FojaTaken extends AppError {
  constructor() {
    super("service.unavailable", "Servicio temporalmente no disponible", { retryAfter: 1 });
  }
}

export const fojaTaken = () => new FojaTaken();

/** Tries work that files entries again, while others filed in the same case take its numbers. */
export const filing = <T>(work: () => Promise<T>): Promise<T> =>
  again(work, (error) => error instanceof FojaTaken, { tries: 40 });
