import { dayOf } from "@foja/core/kernel/zone.rules";
import { Contacts } from "@foja/core/practice/contacts";
import { Events } from "@foja/core/practice/events";
import { Folders } from "@foja/core/practice/folders";
import { Tasks } from "@foja/core/practice/tasks";
import type { Tenant } from "@foja/harness/tenant";
import type { Page } from "playwright-core";
import { beforeEach, describe, expect, it, onTestFinished } from "vitest";
import { openRoad } from "./road";
import { leave, signOut } from "./steps";
import { heading, seen } from "./visit";
import { openWorld } from "./world";

const world = openWorld();
const CASE = "SOSA c/ TRANSPORTES DEL SUR S.A. s/ despido";
/** Chromium's messages about a missing network. */
const LOST = /ERR_INTERNET_DISCONNECTED|WebSocket|Failed to fetch/;
const SAVED = /^Sin conexión: ves lo guardado a las \d{2}:\d{2}$/;

let ana: Tenant;
let caseId: string;

beforeEach(async () => {
  ana = await world.tenant();
  await ana.as(async () => {
    caseId = (await Folders.create({ folderName: CASE }))._id;
    const dueDate = dayOf(Date.now());
    await Tasks.create({ name: "Contestar el traslado", dueDate, folderId: caseId });
  });
  await world.foja().settle();
});

/** The data stored on this device, as text; empty if there is none. */
const kept = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        const opening = indexedDB.open("keyval-store");
        opening.onupgradeneeded = () => opening.result.createObjectStore("keyval");
        opening.onsuccess = () => {
          const { result: database } = opening;
          const reading = database.transaction("keyval").objectStore("keyval").get("foja.kept");
          reading.onsuccess = () => {
            database.close();
            resolve(reading.result ? JSON.stringify(reading.result) : "");
          };
        };
      }),
  );

/** A visit after the worker has stored the files of this release, and the device the data read. */
async function ready(url?: string) {
  const visit = await world.visit({ as: ana, worker: true, expects: LOST, url });
  const { page } = visit;
  await page.goto(`/apps/folders/details/${caseId}`);
  await heading(page, CASE, 1);
  await expect.poll(() => kept(page)).toContain(`"one","${caseId}"`);
  await page.goto("/dashboard/default");
  await seen(page, "Contestar el traslado");
  await controlledAnew(page);
  await expect.poll(() => kept(page)).toContain("Contestar el traslado");
  await expect.poll(() => kept(page)).toContain(`"one","${caseId}"`);
  return visit;
}

/**
 * Once another worker controls the page than the one in `before`, if any: it has stored all files of its
 * release by then, which takes as long as the machine does.
 */
const controlledAnew = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((done) => {
        const { serviceWorker } = navigator;
        const before: unknown = Reflect.get(window, "before") ?? null;
        if (serviceWorker.controller !== before) done();
        else serviceWorker.addEventListener("controllerchange", () => done(), { once: true });
      }),
  );

describe("without a network", () => {
  it("opens any page, shows the agenda and the cases that were seen, and says of when", async () => {
    const { page, context } = await ready();
    await context.setOffline(true);
    await seen(page, SAVED);
    await page.reload();
    await seen(page, SAVED);
    await seen(page, "Contestar el traslado");
    await page.getByRole("link", { name: CASE }).first().click();
    await heading(page, CASE, 1);
    // Neither page was opened before.
    await page.getByRole("link", { name: "Contactos" }).first().click();
    await heading(page, "Contactos", 1);
    await seen(page, "Esta pantalla necesita conexión.");
    await page.goto("/apps/invoice/list");
    await seen(page, "Esta pantalla necesita conexión.");
    await page.goto("/apps/calc/plazos");
    await heading(page, "Plazos", 1);
    await context.setOffline(false);
    await page.getByText(SAVED).waitFor({ state: "detached" });
  });

  it("has the calendar of a fortnight that was never opened, the tasks, and the people of a case", async () => {
    const start = new Date(Date.now() + 5 * 24 * 3600_000).toISOString();
    const inFiveDays = dayOf(start);
    await ana.as(async () => {
      await Events.create({ title: "Audiencia de vista", start, end: start, folderId: caseId });
      await Tasks.create({ name: "Ofrecer prueba", dueDate: inFiveDays, folderId: caseId });
      await Contacts.create({ name: "Juan", lastName: "Sosa", folderIds: [caseId] });
    });
    const { page, context } = await ready();
    await page.goto(`/apps/folders/details/${caseId}`);
    await seen(page, "Juan Sosa");
    // What a page shows is stored a moment later, and not at all if it is left before.
    await expect.poll(() => kept(page)).toContain("Juan");
    await page.goto("/tareas");
    await seen(page, "Ofrecer prueba");
    await expect.poll(() => kept(page)).toContain("Audiencia de vista");
    await context.setOffline(true);
    await page.goto("/apps/calendar");
    await seen(page, SAVED);
    await seen(page, "Audiencia de vista");
    await seen(page, "Ofrecer prueba");
    await page.goto("/tareas");
    await seen(page, "Ofrecer prueba");
    await page.goto(`/apps/folders/details/${caseId}`);
    await seen(page, "Juan Sosa");
  });

  it("keeps what was typed in a form, and says why it was not saved", async () => {
    const { page, context } = await ready();
    await context.setOffline(true);
    await page.goto("/apps/folders/list?nueva=1");
    const dialog = page.getByRole("dialog");
    const caratula = dialog.getByLabel("Carátula", { exact: true });
    await caratula.fill("PÉREZ c/ GÓMEZ s/ daños");
    await dialog.getByRole("button", { name: "Crear causa" }).click();
    await seen(page, "Error de conexión. Por favor, verifica tu internet.");
    await expect.poll(() => caratula.inputValue()).toBe("PÉREZ c/ GÓMEZ s/ daños");
  });

  it("keeps nothing of who has left, nor of an answer of the API", async () => {
    const { page } = await ready();
    const addresses = await page.evaluate(async () => {
      const found: string[] = [];
      for (const name of await caches.keys()) {
        const requests = await (await caches.open(name)).keys();
        found.push(...requests.map(({ url }) => new URL(url).pathname));
      }
      return found;
    });
    expect(addresses.length).toBeGreaterThan(50);
    expect(addresses.filter((path) => path.startsWith("/api"))).toEqual([]);
    await signOut(page);
    await expect.poll(() => kept(page)).toBe("");
  });
});

it("signs out at once, and on the server when the network is back", async () => {
  const { page, context } = await ready();
  const cookies = async () => (await context.cookies()).map(({ name }) => name);
  await context.setOffline(true);
  // The notice is shown for six seconds: the wait begins before the click.
  const notice = seen(page, "Cerraste la sesión en este dispositivo.");
  await Promise.all([notice, leave(page)]);
  await expect.poll(() => kept(page)).toBe("");
  expect(await cookies()).toContain("foja_refresh");
  expect((await ana.call("GET", "/api/auth/me")).status).toBe(200);
  await context.setOffline(false);
  await expect.poll(cookies).not.toContain("foja_refresh");
  expect((await ana.call("GET", "/api/auth/me")).status).toBe(401);
  await expect.poll(() => page.evaluate(() => localStorage.getItem("foja.token"))).toBeNull();
});

it("takes a new release at the next navigation, and nothing typed is lost to it", async () => {
  let release = 1;
  const road = await openRoad(
    world.foja().url,
    () => false,
    (path, text) => {
      if (path === "/worker.js") return `${text}\n// release ${release}`;
      return path.startsWith("/tareas")
        ? text.replace("<head>", `<head data-at="${release}">`)
        : text;
    },
  );
  onTestFinished(road.close);
  const { page } = await ready(road.url);
  await page.goto("/apps/folders/list?nueva=1");
  const caratula = page.getByRole("dialog").getByLabel("Carátula", { exact: true });
  await caratula.fill("PÉREZ c/ GÓMEZ");
  release = 2;
  await page.evaluate(async () => {
    const {
      serviceWorker,
      serviceWorker: { controller },
    } = navigator;
    Reflect.set(window, "before", controller);
    await (await serviceWorker.getRegistration())?.update();
  });
  await controlledAnew(page);
  await expect.poll(() => caratula.inputValue()).toBe("PÉREZ c/ GÓMEZ");
  await page.goto("/tareas");
  await expect.poll(() => page.locator("head").getAttribute("data-at")).toBe("2");
});
