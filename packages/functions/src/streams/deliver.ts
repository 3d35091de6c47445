import { isDeepStrictEqual } from "node:util";
import { Auth } from "@foja/core/accounts/auth";
import { Sessions } from "@foja/core/accounts/sessions";
import type { Item } from "@foja/core/kernel/dynamo";
import { Reactions } from "@foja/core/kernel/reactions";
import { Alerts } from "@foja/core/telling/alerts";
import { Push } from "@foja/core/telling/push";
import { Realtime } from "@foja/core/telling/realtime";
import type { DynamoDBBatchResponse, DynamoDBStreamEvent } from "aws-lambda";
import { announce } from "./announce";
import { deliverLetter } from "./letters";
import { forEachRecord } from "./records";

type Changed = Item & Record<string, unknown>;

/**
 * What leaves the house: word of every change to the open screens of its practice; and one record
 * after another, the letters that were asked for, the notice of a sign-in from a new device, new alerts
 * to the devices where they are wanted, and the word to whoever answers to what happened.
 */
export async function handler(event: DynamoDBStreamEvent): Promise<DynamoDBBatchResponse> {
  // Screens first: somebody is looking at them.
  const untold = await announce(event.Records);
  const { batchItemFailures } = await each(event);
  return { batchItemFailures: [...untold, ...batchItemFailures] };
}

const each = forEachRecord(async (item, before) => {
  if (item.type === "session") await followSession(item, before);
  if (item === before) return;
  if (item.type === "mail" && !before) await deliverLetter(String(item._id));
  if (item.type === "folder") await tellLink(item, before);
  if (item.type === "alert" && !before && item.push === true) {
    await Push.send(String(item.userId), Alerts.present(item));
  }
});

async function followSession(item: Changed, before: Changed | undefined): Promise<void> {
  const session = Sessions.fromSessionItem(item);
  if (!before) await Auth.notifyNewSignIn(session);
  if (item !== before) return;
  await Realtime.closeSession(session.userId, session._id);
  await Push.endSession(session.userId, session._id);
}

/** A case that now names another case of the court than before: the court is yet to be asked. */
async function tellLink(item: Changed, before: Changed | undefined): Promise<void> {
  if (!item.court || item.purgeAt || item.causaAssociationStatus !== "pending") return;
  if (before?.causaAssociationStatus === "pending" && isDeepStrictEqual(before.court, item.court)) {
    return;
  }
  await Reactions.publish("folder.linked", {
    ownerId: String(item.userId),
    folderId: String(item._id),
  });
}
