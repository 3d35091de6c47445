import { Causas } from "../../courts/causas";
import { Contacts } from "../../practice/contacts";
import { Folders } from "../../practice/folders";
import type { CourtCase } from "../../practice/folders/court.rules";

/** Makes all that belongs to a case follow its name and shelf. Idempotent. */
export async function propagate(
  ownerId: string,
  folderId: string,
  now: Folders.CaseState | undefined,
  court?: CourtCase | null,
): Promise<void> {
  // Before its entries go: a link could still bring more of them.
  if (!now) await Causas.letGo(ownerId, folderId, court);
  await Promise.all([
    Folders.follow(ownerId, folderId, now),
    Contacts.follow(ownerId, folderId, now),
  ]);
}
