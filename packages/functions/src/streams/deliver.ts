import { isDeepStrictEqual } from "node:util";
import { Alerts } from "@foja/core/alerts";
import { Auth } from "@foja/core/auth";
import type { Item } from "@foja/core/dynamo";
import { publish } from "@foja/core/event";
import { Push } from "@foja/core/push";
import { Realtime } from "@foja/core/realtime";
import { Sessions } from "@foja/core/sessions";
import type { DynamoDBBatchResponse, DynamoDBStreamEvent } from "aws-lambda";
import { announce } from "./announce";
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
  if (item.type === "mail" && !before) await Auth.deliverLetter(String(item._id));
  if (item.type === "folder") await tellLink(item, before);
  if (item.type === "alert" && !before && item.push === true) {
    await Push.send(String(item.userId), Alerts.present(item));
  }
});

async function followSession(item: Changed, before: Changed | undefined): Promise<void> {
  const session = Sessions.fromSessionItem(item);
  if (!before) await Auth.tellNewSignIn(session);
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
  await publish("folder.linked", { ownerId: String(item.userId), folderId: String(item._id) });
}
