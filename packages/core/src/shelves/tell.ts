import { Contacts } from "../contacts";
import { Folders } from "../folders";

/** Makes all that belongs to a case say where the case now stands. Idempotent. */
export async function tell(
  ownerId: string,
  folderId: string,
  now: Folders.Standing | undefined,
): Promise<void> {
  await Promise.all([
    Folders.follow(ownerId, folderId, now),
    Contacts.follow(ownerId, folderId, now),
  ]);
}
