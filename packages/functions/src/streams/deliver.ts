import { isDeepStrictEqual } from "node:util";
import { Auth } from "@foja/core/auth";
import type { Item } from "@foja/core/dynamo";
import { publish } from "@foja/core/event";
import { Sessions } from "@foja/core/sessions";
import { forEachRecord } from "./records";

type Changed = Item & Record<string, unknown>;

/**
 * What leaves the house: the letters that were asked for, the notice of a sign-in from a new device,
 * and the word to whoever answers to what happened.
 */
export const handler = forEachRecord(async (item, before) => {
  if (!before) await send(item);
  if (item !== before) await tellLink(item, before);
});

async function send(item: Changed): Promise<void> {
  if (item.type === "mail") await Auth.deliverLetter(String(item._id));
  if (item.type === "session") await Auth.tellNewSignIn(Sessions.fromSessionItem(item));
}

/** A case that now names another case of the court than before: the court is yet to be asked. */
async function tellLink(item: Changed, before: Changed | undefined): Promise<void> {
  if (item.type !== "folder" || !item.court || item.purgeAt) return;
  if (item.causaAssociationStatus !== "pending") return;
  if (before?.causaAssociationStatus === "pending" && isDeepStrictEqual(before.court, item.court))
    return;
  await publish("folder.linked", { ownerId: String(item.userId), folderId: String(item._id) });
}
