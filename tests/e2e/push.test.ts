import { now } from "@foja/core/kernel/clock";
import { Alerts } from "@foja/core/telling/alerts";
import type { Tenant } from "@foja/harness/tenant";
import type { BrowserContext, Page } from "playwright-core";
import { expect, it } from "vitest";
import { bringAxe, faults } from "./looks";
import { press } from "./screens";
import { seen } from "./visit";
import { openWorld } from "./world";

const world = openWorld();
const SETTINGS = "/apps/profiles/user/settings";

/**
 * Makes the page subscribe with the local push service, because the browser's own is remote. A
 * headless browser also reports "denied" for a permission that it grants.
 */
const withStandIn = (context: BrowserContext) =>
  context.addInitScript(() => {
    Object.defineProperty(Notification, "permission", { get: () => "granted" });
    let standing: unknown = null;
    PushManager.prototype.getSubscription = async () => standing as PushSubscription;
    PushManager.prototype.subscribe = async (asked) => {
      const body = JSON.stringify({ applicationServerKey: asked?.applicationServerKey });
      const given = await (await fetch("/_local/push/browsers", { method: "POST", body })).json();
      const unsubscribe = async () => {
        standing = null;
        return true;
      };
      standing = { ...given, toJSON: () => given, unsubscribe };
      return standing as PushSubscription;
    };
  });

/** The messages of the push service for each browser. */
async function held(): Promise<string[][]> {
  await world.foja().settle();
  const answer = await (await fetch(`${world.foja().url}/_local/push/browsers`)).json();
  return answer.browsers.map((one: { messages: { text: string }[] }) =>
    one.messages.map(({ text }) => text),
  );
}

const raise = ({ userId }: Tenant, key: string) =>
  Alerts.raise(userId, {
    key,
    at: new Date(now()).toISOString(),
    primaryText: `Vence hoy: ${key}`,
    primaryVariant: "error",
    secondaryText: null,
    avatarIcon: "TaskSquare",
    sourceType: "task",
    sourceId: null,
    folderId: null,
    expirationDate: null,
  });

/** Passes a decrypted message to the worker, like the browser. */
async function hand(page: Page, data: string): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const registration = new Promise<string>((known) =>
    devtools.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
      for (const { registrationId } of registrations) known(registrationId);
    }),
  );
  await devtools.send("ServiceWorker.enable");
  const { origin } = new URL(page.url());
  const registrationId = await registration;
  await devtools.send("ServiceWorker.deliverPushMessage", { origin, registrationId, data });
}

type Shown = { title: string; options: NotificationOptions };

/** The worker, with its notifications recorded: a headless browser does not show any. */
async function watched(context: BrowserContext) {
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent("serviceworker"));
  await worker.evaluate(() => {
    const shown: unknown[] = [];
    Reflect.set(globalThis, "shown", shown);
    ServiceWorkerRegistration.prototype.showNotification = async (title, options) => {
      shown.push({ title, options });
    };
  });
  return {
    shown: () => worker.evaluate(() => Reflect.get(globalThis, "shown") as Shown[]),
    click: ({ options }: Shown) =>
      worker.evaluate(({ data }) => {
        const notification = { data, close: () => {} };
        // Only a real click may bring a window to the front.
        const waitUntil = (work: Promise<unknown>) => work.catch(() => undefined);
        const event = new Event("notificationclick");
        dispatchEvent(Object.assign(event, { notification, waitUntil }));
      }, options),
  };
}

it("shows alerts on a device that asked, and leads from there to what they are of", async () => {
  const ana = await world.tenant();
  const visit = await world.visit({ as: ana, worker: true });
  const { page, context } = visit;
  await bringAxe(visit);
  await page.goto(SETTINGS);
  await seen(page, /^El navegador tiene bloqueados los avisos/);
  await context.grantPermissions(["notifications"]);
  await withStandIn(context);
  await page.reload();
  await press("Activar en este dispositivo")(page);
  await seen(page, /^Este dispositivo muestra los avisos/);
  expect(await faults(page)).toEqual([]);
  const worker = await watched(context);
  await raise(ana, "apelar");
  const [[text = ""] = []] = await held();
  await hand(page, text);
  await expect.poll(worker.shown).toHaveLength(1);
  const [shown] = await worker.shown();
  const { id } = JSON.parse(text);
  const options = { body: "Vence hoy: apelar", tag: id, data: { path: "/tareas" } };
  expect(shown).toMatchObject({ title: "Foja", options });
  if (shown) await worker.click(shown);
  await page.waitForURL("/tareas");
  await page.goBack();
  await press("Desactivar")(page);
  await seen(page, /^Este dispositivo no muestra avisos/);
  await raise(ana, "contestar");
  expect((await held())[0]).toHaveLength(1);
});
