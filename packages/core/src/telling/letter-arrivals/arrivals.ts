import type { Item } from "../../kernel/dynamo";
import { Folders } from "../../practice/folders";
import { Alerts } from "../alerts";

/** The fields of a letter that concern who answers for its case. */
type Arrived = Item & {
  _id?: unknown;
  userId?: unknown;
  folderId?: unknown;
  direction?: unknown;
  receivedAt?: unknown;
};

/**
 * Alerts who answers for a case that a letter arrived in it: one alert an hour and case, so that a flood
 * of letters is none of alerts. It says the case and nothing that a stranger wrote, as it may leave by mail.
 */
export async function notify(letter: Arrived, before: Arrived | undefined): Promise<void> {
  const { _id, userId, folderId, direction, receivedAt } = letter;
  if (before || direction !== "in" || typeof folderId !== "string") return;
  const ownerId = String(userId);
  const found = await Folders.caseState(ownerId, folderId);
  if (!found || found.shelf === "deleted") return;
  const at = String(receivedAt);
  await Alerts.raise(ownerId, {
    forId: found.responsibleId,
    key: `letter:${folderId}:${at.slice(0, 13)}`,
    at: `${at.slice(0, 13)}:00:00.000Z`,
    primaryText: "Llegó correo a una causa",
    primaryVariant: "info",
    secondaryText: found.folderName,
    avatarIcon: "MessageText1",
    sourceType: "letter",
    sourceId: String(_id),
    folderId,
    expirationDate: null,
  });
}
