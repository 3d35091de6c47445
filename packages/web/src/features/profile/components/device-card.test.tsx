// @vitest-environment happy-dom
import { afterEach, it, vi } from "vitest";
import { PUSH_KEY } from "~/lib/storage";
import { TITULAR } from "~/testing/people";
import { clear, show } from "~/testing/stage";
import { DeviceCard } from "./device-card";

afterEach(async () => {
  await clear();
  Reflect.deleteProperty(navigator, "serviceWorker");
});

/** happy-dom has no push service. */
function withPush(permission: NotificationPermission) {
  const endpoint = "https://push.example/1";
  const subscription = {
    ...{ endpoint, unsubscribe: async () => true },
    toJSON: () => ({ endpoint, keys: { p256dh: "a", auth: "b" } }),
  };
  const pushManager = {
    getSubscription: async () => (permission === "granted" ? subscription : null),
    subscribe: async () => subscription,
  };
  const registration = { pushManager };
  const worker = {
    ...{ register: async () => registration, ready: Promise.resolve(registration) },
    getRegistration: async () => registration,
  };
  Object.defineProperty(navigator, "serviceWorker", { configurable: true, value: worker });
  vi.stubGlobal("PushManager", class {});
  vi.stubGlobal("Notification", { permission, requestPermission: async () => "granted" });
  return endpoint;
}

it("registers this device for alerts, and ends that", async () => {
  const endpoint = withPush("default");
  const off = show(<DeviceCard />, {
    answers: { "GET /api/push/key": { success: true, key: "k" } },
  });
  const register = off.asks("POST /api/push/subscriptions", { endpoint });
  await off.press("Activar en este dispositivo", register);
  clear();
  withPush("granted");
  localStorage.setItem(PUSH_KEY, TITULAR.user?._id ?? "");
  const on = show(<DeviceCard />);
  await on.press("Desactivar", on.asks("DELETE /api/push/subscriptions", { endpoint }));
});
