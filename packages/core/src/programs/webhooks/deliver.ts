import { again } from "../../kernel/again";
import { now, nowIso } from "../../kernel/clock";
import {
  commit,
  get,
  hiddenFrom,
  isStale,
  query,
  type ReservedItem,
  remove,
  removeAny,
  replace,
  reservedKey,
  tryCommit,
} from "../../kernel/dynamo";
import { Outbox } from "../../kernel/outbox";
import { postWebhook } from "../../kernel/ports/webhook-post";
import {
  type DeliveryItem,
  deliveryKey,
  dueIndex,
  type Lane,
  type LaneItem,
  laneKey,
  toDelivery,
  waitingKey,
  waitingRange,
} from "./delivery.item";
import { type EndpointItem, endpointKey, toItem } from "./endpoint.item";
import type { OffErrand } from "./off-letter";
import { headersOf } from "./signed";
import { isGivenUp, LEASE_MS, MOST_KEPT, nextTry } from "./waits.rules";
import type { Attempt } from "./webhook.schema";

/** How many deliveries a run makes before it lets others have their turn. */
const MOST_A_RUN = 50;
/** How many attempts a delivery keeps. */
const MOST_ATTEMPTS = 10;

/** What a run of a lane did. */
export type Ran = { sent: number; state: "empty" | "waits" | "busy" | "more" };

/**
 * Sends what waits in a lane, the oldest first, until one fails: the next ones wait behind it. It may
 * run twice and die anywhere: a lease keeps two runs apart, and what was sent and not noted is sent
 * again under the same id.
 */
export async function deliver(lane: Lane): Promise<Ran> {
  const leased = await lease(lane);
  if (!leased) return { sent: 0, state: "busy" };
  const endpoint = await get<EndpointItem>(endpointKey(lane.ownerId, lane.endpointId));
  let sent = 0;
  for (; sent < MOST_A_RUN; sent += 1) {
    const [next] = (
      await query<DeliveryItem & { deliveryId: string }>({ ...waitingRange(lane), limit: 1 })
    ).items;
    if (!next) return { sent, state: await leave(lane, leased) };
    const outcome = await sendOne(lane, endpoint, next.deliveryId);
    if (outcome === "failed") {
      const failures = leased.failures + 1;
      await release(lane, { failures, at: nextTry(failures, endpoint?.failingSince, now()) });
      return { sent, state: "waits" };
    }
  }
  await release(lane, { failures: 0, at: nowIso() });
  return { sent, state: "more" };
}

/** Takes a lane that is due and that nobody has. */
async function lease(lane: Lane): Promise<LaneItem | undefined> {
  const read = await get<LaneItem>(laneKey(lane));
  const at = nowIso();
  if (!read || (read.leasedUntil ?? "") > at) return undefined;
  // A failed delivery waits for its time, whoever adds to the lane behind it.
  if (read.failures > 0 && read.gsi2sk > `${at}~`) return undefined;
  const leasedUntil = new Date(now() + LEASE_MS).toISOString();
  const next = due({ ...read, leasedUntil, version: read.version + 1 }, lane, leasedUntil);
  return (await tryCommit(replace(next, read))) === "written" ? next : undefined;
}

const due = (item: LaneItem, lane: Lane, at: string): LaneItem => ({
  ...item,
  ...dueIndex(lane, at),
});

/** Ends a lane in which nothing waits; one to which something was added meanwhile goes on. */
async function leave(lane: Lane, leased: LaneItem): Promise<"empty" | "more"> {
  if ((await tryCommit(remove(leased))) === "written") return "empty";
  await release(lane, { failures: 0, at: nowIso() });
  return "more";
}

/** Gives a lane back, to be looked at again at an instant; others may have added to it meanwhile. */
const release = (lane: Lane, { failures, at }: { failures: number; at: string }): Promise<void> =>
  again(async () => {
    const read = await get<LaneItem>(laneKey(lane));
    if (!read) return;
    const next = { ...read, failures, leasedUntil: null, version: read.version + 1 };
    await commit(replace(due(next, lane, at), read));
  }, isStale);

/** Sends one delivery and notes what was answered. One whose address is gone or off is not sent. */
async function sendOne(
  lane: Lane,
  endpoint: EndpointItem | undefined,
  id: string,
): Promise<"done" | "failed"> {
  const { ownerId, endpointId } = lane;
  const item = await get<DeliveryItem>(deliveryKey(ownerId, endpointId, id));
  const drop = removeAny(waitingKey(lane, id));
  if (!item) {
    await commit(drop);
    return "done";
  }
  const note = (change: Partial<DeliveryItem>) =>
    replace(toDelivery({ ...item, ...change }, item.version + 1), item);
  if (!endpoint?.active) {
    await commit(note({ state: "failed" }), drop);
    return "done";
  }
  if (await isKept(endpoint, item)) {
    await commit(note({ state: "withheld" }), drop);
    return "done";
  }
  const attempt = await post(endpoint, item);
  const attempts = [...item.attempts, attempt].slice(-MOST_ATTEMPTS);
  const isDone = attempt.status !== null && attempt.status >= 200 && attempt.status < 300;
  if (isDone) {
    await commit(note({ state: "delivered", attempts }), drop);
    if (endpoint.failingSince) await settle(endpoint, { failingSince: null });
    return "done";
  }
  const since = endpoint.failingSince ?? attempt.at;
  const off = attempt.status === 410 || isGivenUp(since, now());
  await commit(
    note({ attempts, ...(off && { state: "failed" as const }) }),
    ...(off ? [drop] : []),
  );
  if (off) await switchOff(endpoint, since, attempt.status === 410);
  else if (!endpoint.failingSince) await settle(endpoint, { failingSince: since });
  return off ? "done" : "failed";
}

async function isKept({ userId, by }: EndpointItem, { folderId }: DeliveryItem): Promise<boolean> {
  if (!folderId) return false;
  return hiddenFrom(await get<ReservedItem>(reservedKey(userId)), by).has(folderId);
}

async function post(endpoint: EndpointItem, { _id, body }: DeliveryItem): Promise<Attempt> {
  const startedAt = performance.now();
  const at = nowIso();
  const { status, answer } = await postWebhook(
    endpoint.url,
    body,
    await headersOf(endpoint, _id, body),
  );
  const ms = Math.round(performance.now() - startedAt);
  return { at, status, ms, answer: answer.slice(0, MOST_KEPT) };
}

/** Notes how an address does. Another run that notes the same at once is as good. */
async function settle(endpoint: EndpointItem, change: Partial<EndpointItem>): Promise<void> {
  const next = { ...endpoint, ...change, version: endpoint.version + 1 };
  if ((await tryCommit(replace(toItem(next), endpoint))) === "written")
    Object.assign(endpoint, next);
}

/** Switches an address off and tells who made it by letter. What it missed can be sent again. */
async function switchOff(endpoint: EndpointItem, since: string, gone: boolean): Promise<void> {
  const offBecause = gone
    ? "El servidor respondió 410: la dirección ya no existe."
    : "No respondió bien en tres días.";
  const next = {
    ...endpoint,
    active: false,
    failingSince: since,
    offBecause,
    version: endpoint.version + 1,
  };
  const { userId, by, url, _id: endpointId } = endpoint;
  const letter = Outbox.ask<OffErrand>({
    ...{ kind: "webhookOff", userId: by, practiceId: userId, endpointId },
    ...{ host: new URL(url).host, because: offBecause },
  });
  if ((await tryCommit(replace(toItem(next), endpoint), letter)) === "written")
    Object.assign(endpoint, next);
}
