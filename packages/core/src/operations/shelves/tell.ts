import { Causas } from "../../courts/causas";
import { Contacts } from "../../practice/contacts";
import { Folders } from "../../practice/folders";
import type { CourtCase } from "../../practice/folders/court.rules";

/** Makes all that belongs to a case say where the case now stands. Idempotent. */
export async function tell(
  ownerId: string,
  folderId: string,
  now: Folders.Standing | undefined,
  court?: CourtCase | null,
): Promise<void> {
  // Before its entries go: whoever is linked may still be brought more.
  if (!now) await Causas.letGo(ownerId, folderId, court);
  await Promise.all([
    Folders.follow(ownerId, folderId, now),
    Contacts.follow(ownerId, folderId, now),
  ]);
}
