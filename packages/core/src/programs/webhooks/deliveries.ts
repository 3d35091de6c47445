import type * as z from "zod";
import { get, page, put, replace, tryCommit, walk } from "../../kernel/dynamo";
import { AppError } from "../../kernel/error";
import { isId } from "../../kernel/id";
import { Reactions } from "../../kernel/reactions";
import {
  type DeliveryItem,
  deliveriesBetween,
  deliveriesRange,
  deliveryKey,
  type Lane,
  laneOf,
  present,
  toDelivery,
  toWaiting,
} from "./delivery.item";
import { find } from "./endpoints";
import { wake } from "./follow";
import type { listDeliveries, replay as replayBody } from "./webhook.schema";

/** One page of what was sent to an address, the newest first. */
export async function deliveries(id: string, { limit, cursor }: z.output<typeof listDeliveries>) {
  const { userId, _id } = await find(id);
  const found = await page<DeliveryItem>({ ...deliveriesRange(userId, _id), limit }, cursor);
  return { deliveries: found.items.map(present), nextCursor: found.nextCursor };
}

/** How many deliveries are sent again at once. */
export const MOST_AGAIN = 1000;

/** How many are sent again and, where the span has more, the instant (UTC ISO) from which those are. */
type Replayed = { count: number; nextFrom: string | null };

/**
 * Sends again what was sent, or missed, in a span, or one delivery: in order, under the same ids, so
 * that who has them loses and doubles nothing. Of a longer span the first `MOST_AGAIN`.
 */
export async function replay(id: string, given: z.output<typeof replayBody>): Promise<Replayed> {
  const { userId: ownerId, _id: endpointId, active } = await find(id);
  if (!active) {
    throw new AppError("webhook.off", "La dirección está apagada: activala para enviar de nuevo.");
  }
  const lanes = new Map<string, Lane>();
  let count = 0;
  let nextFrom: string | null = null;
  for await (const item of asked(ownerId, endpointId, given)) {
    if (count === MOST_AGAIN) {
      nextFrom = item.createdAt;
      break;
    }
    const lane = { ownerId, endpointId, lane: laneOf(item.folderId) };
    await again(lane, item);
    lanes.set(lane.lane, lane);
    count += 1;
  }
  for (const lane of lanes.values()) await Reactions.publish("webhook.waiting", lane);
  return { count, nextFrom };
}

async function* asked(
  ownerId: string,
  endpointId: string,
  { from, to, deliveryId }: z.output<typeof replayBody>,
): AsyncGenerator<DeliveryItem> {
  if (deliveryId) {
    const key = deliveryKey(ownerId, endpointId, deliveryId);
    const one = isId("delivery", deliveryId) ? await get<DeliveryItem>(key) : undefined;
    if (!one) throw new AppError("webhook.not_found", "Ese envío ya no está.");
    yield one;
  } else if (from && to) {
    yield* walk<DeliveryItem>({ ...deliveriesBetween(ownerId, endpointId, from, to), limit: 100 });
  }
}

/** Has a delivery wait again. One that waits anyway stays where it is. */
async function again(lane: Lane, item: DeliveryItem): Promise<void> {
  if (item.state === "waiting") return;
  const next = toDelivery({ ...item, state: "waiting" }, item.version + 1);
  const outcome = await tryCommit(replace(next, item), put(toWaiting(lane, item)), wake(lane));
  if (outcome !== "written")
    throw new AppError("request.conflict", "Se está enviando ahora: probá de nuevo.");
}
