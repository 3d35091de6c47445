import { digest, isSame } from "../../kernel/digest";
import { get } from "../../kernel/dynamo";
import { type Door, doorKey } from "./connection.item";
import { edit, findInPlan, stirred } from "./connections";

/** What a post of Google's says of itself in its headers. */
export type Post = { channelId: string; token: string; resourceId: string; state: string };

/**
 * Takes a post of a channel: one with the token of that very channel is a reason to synchronise. Any
 * other is nothing; the one that only says that the channel stands is none either.
 */
export async function heard({ channelId, token, resourceId, state }: Post): Promise<void> {
  if (!/^[\w-]{1,64}$/.test(channelId)) return;
  const door = await get<Door>(doorKey(channelId));
  if (!door || !isSame(door.digest, digest(token)) || state === "sync") return;
  // The post may be here before the answer that names its resource.
  if (door.resourceId !== null && door.resourceId !== resourceId) return;
  const { link, inPlan } = await findInPlan(door.ownerId);
  if (link?.status === "connected" && inPlan) await edit(door.ownerId, stirred);
}
