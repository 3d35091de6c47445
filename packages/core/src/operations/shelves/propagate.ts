import { Causas } from "../../courts/causas";
import { Ledger } from "../../money/ledger";
import { Contacts } from "../../practice/contacts";
import { Folders } from "../../practice/folders";
import type { CourtCase } from "../../practice/folders/court.rules";
import { Chats } from "../../telling/chat";
import { bringBack, forgetTaken, takeAlong, within } from "./along";

/** Updates all that belongs to a case with its name and shelf. Idempotent. */
export async function propagate(
  ownerId: string,
  folderId: string,
  now: Folders.CaseState | undefined,
  court?: CourtCase | null,
): Promise<void> {
  // Before its entries are deleted: a link could still bring more of them.
  if (!now) await Causas.letGo(ownerId, folderId, court);
  const gone = now?.shelf === "deleted";
  await Promise.all([
    gone ? takeAlong(ownerId, folderId) : Folders.follow(ownerId, folderId, now),
    Contacts.follow(ownerId, folderId, now),
  ]);
  if (now && !gone) await bringBack(ownerId, folderId, now);
  if (now) return;
  await forgetTaken(ownerId, folderId);
  await within(ownerId, () => Chats.forget(ownerId, folderId));
  await Ledger.forget(ownerId, folderId);
}
