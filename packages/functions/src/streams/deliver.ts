import { Auth } from "@foja/core/accounts/auth";
import { Sessions } from "@foja/core/accounts/sessions";
import type { Item } from "@foja/core/kernel/dynamo";
import { Push } from "@foja/core/telling/push";
import { Realtime } from "@foja/core/telling/realtime";
import { carryErrand } from "./errands";
import { pulsing } from "./pulsing";
import { forEachRecord } from "./records";

type Changed = Item & Record<string, unknown>;

/**
 * The stream consumer for what a person waits for: requested letters and alerts, sign-ins from new devices, and
 * the end of sessions and memberships. It gets nothing of which one practice can write thousands,
 * so that no letter waits behind a bulk.
 */
export const handler = pulsing(
  "deliver",
  forEachRecord(async (item, before) => {
    if (item.type === "session") await followSession(item, before);
    if (item.type === "member") await followMember(item, before);
    if (item.type === "mail" && !before) await carryErrand(String(item._id));
  }),
);

async function followSession(item: Changed, before: Changed | undefined): Promise<void> {
  const session = Sessions.fromSessionItem(item);
  if (!before) await Auth.notifyNewSignIn(session);
  if (item !== before) return;
  await Realtime.closeSession(session.practiceId ?? session.userId, session._id);
  await Push.endSession(session.userId, session._id);
}

/** Closes the sockets of a person who was removed, or whose role, and so their access, changed. */
async function followMember(item: Changed, before: Changed | undefined): Promise<void> {
  if (before) await Realtime.closePerson(String(item.userId), String(item.personId));
}
