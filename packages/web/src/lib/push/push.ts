import { answer } from "../api/answer";
import { client } from "../api/client";
import { registerWorker } from "../offline/worker";
import { PUSH_KEY, storage } from "../storage";

/** What can be said of alerts on this device. */
export type PushState = "unsupported" | "denied" | "off" | "on";

const path = client.api.push;

/** Whether this browser can show alerts while nobody looks at Foja. */
export const canPush = (): boolean =>
  "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;

/** How it stands with alerts on this device, for that person. */
export async function readPush(userId: string): Promise<PushState> {
  if (!canPush()) return "unsupported";
  if (Notification.permission === "denied") return "denied";
  const isOn = storage.get(PUSH_KEY) === userId && (await standing()) !== null;
  return isOn && Notification.permission === "granted" ? "on" : "off";
}

/** Asks the person for leave, and the server for alerts. To be called from a click only. */
export async function turnOn(userId: string): Promise<void> {
  if ((await Notification.requestPermission()) !== "granted") return;
  await registerWorker();
  const registration = await navigator.serviceWorker.ready;
  // An older one may be of another key, or have been another person's.
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
 * Says again, in a session that begins, that this device wants alerts: they ended with the one before.
 * What another person asked for here is over.
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
