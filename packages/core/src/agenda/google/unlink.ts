import { useOwner } from "../../kernel/actor";
import { commit, removeAny } from "../../kernel/dynamo";
import { unseal } from "../../kernel/ports/envelope";
import { stopChannel } from "../../kernel/ports/google-call";
import { revoke } from "../../kernel/ports/google-grant";
import { Events } from "../../practice/events";
import { withAccess } from "./access";
import { type ConnectionItem, doorKey } from "./connection.item";
import { edit, find, linked } from "./connections";

/** How many events ending the link deletes: those imported and never changed here. */
export async function preview(): Promise<number> {
  await linked(useOwner());
  return (await Events.importedUntouched(useOwner())).length;
}

/** Ends the link: revokes the grant, and deletes what was only imported. Returns how many. */
export async function end(): Promise<number> {
  const ownerId = useOwner();
  const link = await linked(ownerId);
  const noGrant = { refreshToken: null, channels: [], syncToken: null, lease: null };
  const nothing = { brake: null, answered: null, lastError: null, imageUrl: null };
  await edit(ownerId, () => ({ status: "disconnected", ...noGrant, ...nothing }));
  await commit(removeAny(Events.sendingItem(link, false)));
  const removed = await Events.removeUntouched(ownerId);
  await giveBack(link);
  return removed;
}

/** Ends the link of a practice that is being deleted: channels and grant. May be repeated. */
export async function leave(ownerId: string): Promise<void> {
  const link = await find(ownerId);
  if (link) await giveBack(link);
}

/** Closes the channels and revokes the grant at Google. Where a call fails they expire. */
async function giveBack(link: ConnectionItem): Promise<void> {
  for (const channel of link.channels) {
    await withAccess(link, (token) => stopChannel(token, channel)).catch(() => undefined);
    await commit(removeAny(doorKey(channel.id)));
  }
  if (!link.refreshToken) return;
  const token = await unseal(link.refreshToken, link.ownerId);
  await revoke(token).catch(() => undefined);
}
