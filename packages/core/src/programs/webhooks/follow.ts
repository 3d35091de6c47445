import type { Changed } from "../../kernel/changes";
import { now } from "../../kernel/clock";
import {
  change,
  get,
  hiddenFrom,
  insert,
  type ReservedItem,
  reservedKey,
  tryCommit,
  type Write,
} from "../../kernel/dynamo";
import { once } from "../../kernel/once";
import { Reactions } from "../../kernel/reactions";
import {
  type DeliveryRecord,
  deliveryIdOf,
  dueIndex,
  type Lane,
  laneKey,
  laneOf,
  toDelivery,
  toWaiting,
} from "./delivery.item";
import type { EndpointItem } from "./endpoint.item";
import { endpointsOf } from "./endpoints";
import {
  caseOf,
  casesOf,
  causeOf,
  type EventName,
  eventsOf,
  payloadOf,
  whenOf,
} from "./event.rules";

const MINUTE_MS = 60_000;

/**
 * Puts the events of a change into the lanes of those who want them, and publishes that they wait. May
 * run late and twice: a delivery's id follows from its event.
 */
export async function follow(item: Changed, before: Changed | undefined): Promise<void> {
  const names = eventsOf(item, before);
  if (names.length === 0 || typeof item.userId !== "string") return;
  const ownerId = item.userId;
  // Of a bulk, each record asks: what was made since the batch was read is not told of it.
  const all = await once(`endpoints ${ownerId}`, () => endpointsOf(ownerId));
  const wanting = all.filter(
    ({ active, events }) => active && names.some((name) => events.includes(name)),
  );
  if (wanting.length === 0) return;
  const reserved = await get<ReservedItem>(reservedKey(ownerId));
  for (const endpoint of wanting) {
    const hidden = hiddenFrom(reserved, endpoint.by);
    if (casesOf(item).some((id) => hidden.has(id))) continue;
    for (const name of names) if (endpoint.events.includes(name)) await put(endpoint, name, item);
  }
}

async function put({ _id: endpointId }: EndpointItem, name: EventName, item: Changed) {
  const ownerId = String(item.userId);
  const at = whenOf(item);
  const folderId = caseOf(item);
  const record: DeliveryRecord = {
    _id: deliveryIdOf(endpointId, at, causeOf(name, item)),
    ...{ userId: ownerId, endpointId, event: name, folderId, state: "waiting", attempts: [] },
    ...{ body: JSON.stringify(payloadOf(name, item)), createdAt: at },
  };
  const lane = { ownerId, endpointId, lane: laneOf(folderId) };
  const outcome = await tryCommit(
    insert(toDelivery(record)),
    insert(toWaiting(lane, record)),
    wake(lane),
  );
  if (outcome === "written") await Reactions.publish("webhook.waiting", lane);
}

/** The write that has a lane looked at: it was made now, or was there and changes its version. */
export const wake = (lane: Lane): Write => {
  const { gsi2pk, gsi2sk } = dueIndex(lane, new Date(now() + MINUTE_MS).toISOString());
  return change({
    key: laneKey(lane),
    set: `SET #type = :type, #user = :user, #endpoint = :endpoint, #lane = :lane,
      #failures = if_not_exists(#failures, :zero), #leased = if_not_exists(#leased, :none),
      #version = if_not_exists(#version, :zero) + :one,
      gsi2pk = :pk, gsi2sk = if_not_exists(gsi2sk, :sk)`.replace(/\s+/g, " "),
    names: {
      ...{ "#type": "type", "#user": "userId", "#endpoint": "endpointId", "#lane": "lane" },
      ...{ "#failures": "failures", "#leased": "leasedUntil", "#version": "version" },
    },
    values: {
      ...{ ":type": "webhookLane", ":user": lane.ownerId, ":endpoint": lane.endpointId },
      ...{ ":lane": lane.lane, ":zero": 0, ":one": 1, ":none": null },
      ...{ ":pk": gsi2pk, ":sk": gsi2sk },
    },
  });
};
