import { digest, isSame } from "../../kernel/digest";
import { get } from "../../kernel/dynamo";
import { type Door, doorKey } from "./connection.item";
import { edit, findInPlan, stirred } from "./connections";

/** The headers of one of Google's posts. */
export type Post = { channelId: string; token: string; resourceId: string; state: string };

/**
 * Handles a post to a channel: with the token of that channel it requests a synchronisation. Any
 * other is ignored, and so is the one that only confirms that the channel is open.
 */
export async function heard({ channelId, token, resourceId, state }: Post): Promise<void> {
  if (!/^[\w-]{1,64}$/.test(channelId)) return;
  const door = await get<Door>(doorKey(channelId));
  if (!door || !isSame(door.digest, digest(token)) || state === "sync") return;
  // The post may arrive before the response that names its resource.
  if (door.resourceId !== null && door.resourceId !== resourceId) return;
  const { link, inPlan } = await findInPlan(door.ownerId);
  if (link?.status === "connected" && inPlan) await edit(door.ownerId, stirred);
}
