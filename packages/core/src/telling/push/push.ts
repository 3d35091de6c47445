import { ECDH } from "node:crypto";
import { Practices } from "../../accounts/practices";
import { Sessions } from "../../accounts/sessions";
import { useUser } from "../../kernel/actor";
import { now, nowIso } from "../../kernel/clock";
import { commit, isExpired, isKeptBy, put, removeAny, walk } from "../../kernel/dynamo";
import { env } from "../../kernel/env";
import { AppError, invalid } from "../../kernel/error";
import { publicKey, push } from "../../kernel/ports/push";
import { keptIn } from "../../kernel/seen-by";
import { Alerts } from "../alerts";
import type { Alert } from "../alerts/alert.schema";
import { type SubscriptionItem, subscriptionKey, subscriptionRange, toItem } from "./push.item";
import { isKnownService, payloadOf } from "./push.rules";
import type { SubscribePush } from "./push.schema";

const MOST = 10;
/** A push that no device took within a day is dropped: the alert can still be read in Foja. */
const TTL_S = 24 * 3600;
/** For how many ms a failed push is retried; then the alert waits in Foja, and mails go on. */
const RETRY_MS = 5000;

/**
 * Stores a browser's subscription until its session ends. Repeating it changes nothing; one beyond
 * the limit replaces the oldest.
 */
export async function subscribe({ endpoint, keys }: SubscribePush): Promise<void> {
  if (!isKnown(endpoint)) {
    throw invalid("endpoint", "Dirección de avisos: no es de un servicio que conozcamos");
  }
  if (!isPoint(keys.p256dh)) {
    throw invalid("keys.p256dh", "Suscripción: no tiene la forma que dan los navegadores");
  }
  const { userId, sessionId } = useUser();
  const item = toItem({ userId, sessionId, endpoint, keys, createdAt: nowIso() });
  const others = (await all(userId)).filter(({ sk }) => sk !== item.sk);
  const doomed = others.sort((a, b) => b.createdAt.localeCompare(a.createdAt)).slice(MOST - 1);
  await commit(put(item), ...doomed.map(removeAny));
}

/** Deletes a browser's subscription; an unknown address is no error. */
export async function unsubscribe(endpoint: string): Promise<void> {
  await commit(removeAny(subscriptionKey(useUser().userId, endpoint)));
}

/** Deletes the subscriptions of a session that has ended. */
export async function endSession(userId: string, sessionId: string): Promise<void> {
  await forget((await all(userId)).filter((one) => one.sessionId === sessionId));
}

/**
 * Pushes an alert to its person's devices, if they may see it and have not read it. Sent again, it
 * replaces the earlier one on the device. Throws while it is worth another try.
 */
export async function send(ownerId: string, alert: Alert): Promise<void> {
  const [people, kept] = await Promise.all([Practices.peopleIn(ownerId), keptIn(ownerId)]);
  const recipients = people.filter(
    ({ _id, role }) =>
      _id === alert.forId &&
      Alerts.isShownTo(role, alert.sourceType) &&
      !isKeptBy(kept(_id), alert),
  );
  const subscriptions = (await Promise.all(recipients.map(({ _id }) => all(_id)))).flat();
  if (subscriptions.length === 0 || !(await Alerts.isUnread(ownerId, alert._id))) return;
  const outcomes = await Promise.allSettled(subscriptions.map((one) => reach(one, alert)));
  const failed = outcomes.some(({ status }) => status === "rejected");
  if (failed && now() - Date.parse(alert.createdAt) < RETRY_MS) throw new Error("push not sent");
}

async function reach(subscription: SubscriptionItem, alert: Alert): Promise<void> {
  const { userId, sessionId, endpoint, keys } = subscription;
  const listens = isKnown(endpoint) && (await Sessions.isAlive(userId, sessionId));
  const pushed = { text: payloadOf(alert), topic: alert._id, ttlSeconds: TTL_S };
  if (!listens || (await push({ endpoint, keys }, pushed)) === "gone") await forget([subscription]);
}

async function all(userId: string): Promise<SubscriptionItem[]> {
  const found: SubscriptionItem[] = [];
  for await (const item of walk<SubscriptionItem>(subscriptionRange(userId))) {
    if (!isExpired(item, now())) found.push(item);
  }
  return found;
}

async function forget(items: SubscriptionItem[]): Promise<void> {
  await Promise.all(items.map((item) => commit(removeAny(item))));
}

function isKnown(endpoint: string): boolean {
  const { PUSH_HOSTS, PUSH_STAND_IN } = env();
  return isKnownService(endpoint, { hosts: PUSH_HOSTS.split(","), standIn: PUSH_STAND_IN });
}

function isPoint(key: string): boolean {
  try {
    ECDH.convertKey(key, "prime256v1", "base64url");
    return true;
  } catch {
    return false;
  }
}

/** The key with which browsers subscribe. Throws `service.unavailable` where there is none. */
export async function key(): Promise<string> {
  try {
    return await publicKey();
  } catch {
    throw new AppError("service.unavailable", UNAVAILABLE);
  }
}

const UNAVAILABLE = "Los avisos en el dispositivo no están disponibles por ahora.";
