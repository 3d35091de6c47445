import { answer } from "../api/answer";
import { client } from "../api/client";
import { registerWorker } from "../offline/worker";
import { PUSH_KEY, storage } from "../storage";

/** The state of push alerts on this device. */
export type PushState = "unsupported" | "denied" | "off" | "on";

const path = client.api.push;

/** Whether this browser can show alerts while Foja is not open. */
export const canPush = (): boolean =>
  "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;

/** The state of push alerts on this device for a person. */
export async function readPush(userId: string): Promise<PushState> {
  if (!canPush()) return "unsupported";
  if (Notification.permission === "denied") return "denied";
  const isOn = storage.get(PUSH_KEY) === userId && (await standing()) !== null;
  return isOn && Notification.permission === "granted" ? "on" : "off";
}

/** Asks for the browser's permission and registers at the server. Must be called from a click. */
export async function turnOn(userId: string): Promise<void> {
  if ((await Notification.requestPermission()) !== "granted") return;
  await registerWorker();
  const registration = await navigator.serviceWorker.ready;
  // An older subscription may have another key, or belong to another person.
  await (await standing())?.unsubscribe();
  const { key } = await answer(path.key.$get());
  const asked = { userVisibleOnly: true, applicationServerKey: key };
  await save(await registration.pushManager.subscribe(asked));
  storage.set(PUSH_KEY, userId);
}

/** Stops alerts on this device. */
export async function turnOff(): Promise<void> {
  storage.remove(PUSH_KEY);
  const subscription = await standing();
  if (!subscription) return;
  await subscription.unsubscribe();
  const { endpoint } = subscription;
  await answer(path.subscriptions.$delete({ json: { endpoint } }));
}

/**
 * Registers this device again in a new session, because the registration ended with the last one.
 * Another person's is dropped.
 */
export async function renewPush(userId: string): Promise<void> {
  const subscription = canPush() ? await standing() : null;
  if (!subscription) return;
  if (storage.get(PUSH_KEY) === userId) await save(subscription);
  else await subscription.unsubscribe();
}

async function standing(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration("/");
  return (await registration?.pushManager.getSubscription()) ?? null;
}

async function save(subscription: PushSubscription): Promise<void> {
  const { endpoint = "", keys: { p256dh = "", auth = "" } = {} } = subscription.toJSON();
  await answer(path.subscriptions.$post({ json: { endpoint, keys: { p256dh, auth } } }));
}
