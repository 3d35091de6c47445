import type { Tenant } from "@foja/harness/tenant";
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { heading, seen } from "./visit";
import { openWorld } from "./world";

const world = openWorld();
const { visit, tenant, foja } = world;

const LIST = "/apps/folders/list";
const SETTINGS = "/apps/profiles/account/settings";
const GOOD = "4242424242424242";
const DECLINED = "4000000000000002";
const CHALLENGED = "4000002760003184";

const field = (page: Page, name: string) =>
  page.getByRole("dialog").getByLabel(name, { exact: true });

async function openCases(practice: Tenant, names: string[]) {
  for (const folderName of names) {
    const { status } = await practice.call("POST", "/api/folders", { body: { folderName } });
    expect(status).toBe(201);
  }
}

/** The set-up by an administrator: creates the prices of the plans at Stripe. */
async function offerPlans() {
  const admin = await tenant({ role: "ADMIN_ROLE" });
  const { status } = await admin.call("POST", "/api/plan-configs/sync-with-stripe");
  expect(status).toBe(200);
}

/** Fills in Stripe's own page. */
async function pay(page: Page, card: string) {
  await page.getByLabel("Número de la tarjeta").fill(card);
  await page.getByLabel("Vencimiento (MM/AA)").fill("12/34");
  await page.getByLabel("Código de seguridad").fill("123");
  await page.getByLabel("Nombre que figura en la tarjeta").fill("ANA PEREZ");
  await page.getByRole("button", { name: "Suscribirme" }).click();
}

/** Accepts the terms and goes to Stripe's page. */
async function goToPay(page: Page) {
  await page.getByLabel(/^Leí y acepto las condiciones/).check();
  await page.getByRole("button", { name: "Ir a pagar" }).click();
  await page.getByText("Stripe de prueba.").waitFor();
}

/** The e-mail and the alert for a practice whose plan became the smaller one. */
const FALLEN = "Tu plan pasó de Estándar a Gratuito";

/** Moves Stripe's clock `days` on from now, and waits until Foja has processed all events. */
async function passDays(days: number) {
  const now = new Date(Date.now() + days * 24 * 3600_000).toISOString();
  const headers = { "content-type": "application/json" };
  const body = JSON.stringify({ now });
  const answer = await fetch(`${foja().url}/_local/stripe/clock`, {
    method: "POST",
    headers,
    body,
  });
  expect(answer.status).toBe(200);
  await foja().settle();
}

/** A practice that bought standard on the screens. */
async function subscriber(page: Page) {
  await page.goto(`${SETTINGS}?plan=standard`);
  await goToPay(page);
  await pay(page, GOOD);
  await seen(page, "El pago se acreditó. Ya estás en el plan Estándar.");
}

describe("a practice that grows and shrinks", () => {
  it("is stopped at the sixth case, buys, goes on where it was, leaves, and loses nothing", async () => {
    await offerPlans();
    const ana = await tenant();
    await openCases(ana, ["Uno", "Dos", "Tres", "Cuatro"]);
    const { page } = await visit({ as: ana, expects: /403/ });
    await page.goto(LIST);
    await page.getByRole("button", { name: "Nueva causa" }).click();
    await field(page, "Carátula").fill("La sexta");
    await openCases(ana, ["Cinco"]);
    await page.getByRole("button", { name: "Crear causa" }).click();
    await page.getByRole("dialog", { name: "Límite alcanzado" }).waitFor();
    await page.getByRole("link", { name: /Estándar/ }).click();

    await page.getByRole("dialog", { name: "Pasar al plan Estándar" }).waitFor();
    await page.getByRole("button", { name: "Ir a pagar" }).click();
    await seen(page, "Para pagar hace falta aceptar las condiciones.");
    await goToPay(page);
    await pay(page, GOOD);
    await seen(page, "Recuperamos lo que habías escrito.");
    await expect.poll(() => field(page, "Carátula").inputValue()).toBe("La sexta");
    await page.getByRole("button", { name: "Crear causa" }).click();
    await heading(page, "La sexta", 1);

    await page.goto(`${SETTINGS}?plan=free`);
    await seen(page, "Tenés 6 causas y admite 5 causas.");
    await page.getByRole("button", { name: /^Pasar a Gratuito el / }).click();
    await seen(page, /Ese día pasás a Gratuito\.$/);
    await passDays(2);
    const letters = foja().inbox.list(ana.email);
    expect(letters.map(({ subject }) => subject)).toContain(FALLEN);
    await page.goto(SETTINGS);
    await page.getByRole("button", { name: /^Avisos/ }).click();
    await page.getByRole("dialog").getByText(FALLEN).waitFor();
    await page.keyboard.press("Escape");
    await seen(page, "Tenés 6 causas y tu plan admite 5 causas.");
    await page.getByRole("button", { name: "Elegir qué archivar" }).click();
    await page.getByRole("button", { name: "Archivar 1 causa" }).click();
    await seen(page, "Archivamos 1 causa");
    const over = page.getByRole("heading", { name: "Lo que no entra en tu plan" });
    await over.waitFor({ state: "detached" });
    const [active, archived] = await Promise.all(
      ["", "?archived=true"].map(
        async (query) => (await ana.call("GET", `/api/folders/user/${ana.userId}${query}`)).body,
      ),
    );
    expect([active?.folders, archived?.folders]).toMatchObject([{ length: 5 }, { length: 1 }]);
  });
});

describe("paying", () => {
  it("says that a card was declined, and that nothing was charged when one goes back", async () => {
    await offerPlans();
    const { page } = await visit({ as: await tenant(), expects: /402/ });
    await page.goto(`${SETTINGS}?plan=standard`);
    await goToPay(page);
    await pay(page, DECLINED);
    await page.getByRole("alert").waitFor();
    await page.getByRole("link", { name: "Volver a Foja sin pagar" }).click();
    await seen(page, /^No se completó el pago y no se cobró nada\./);
    await page.getByRole("link", { name: "Volver a intentar con Estándar" }).click();
    await goToPay(page);
    await pay(page, CHALLENGED);
    await page.getByRole("button", { name: "Completar la confirmación" }).click();
    await seen(page, "El pago se acreditó. Ya estás en el plan Estándar.");
  });

  it("announces the charge of a larger plan to the cent, and charges it", async () => {
    await offerPlans();
    const { page } = await visit({ as: await tenant() });
    await subscriber(page);
    await page.goto(`${SETTINGS}?plan=premium`);
    const button = page.getByRole("button", { name: /^Pagar US\$\s[\d,.]+ y cambiar$/ });
    const [announced = ""] = /[\d,.]+/.exec(await button.innerText()) ?? [];
    await button.click();
    await seen(page, "Plan Premium");
    await seen(page, new RegExp(`US\\$\\s${announced.replace(".", "\\.")}$`));
  });

  it("takes back a cancellation, and ends at once where that is asked for", async () => {
    await offerPlans();
    const { page } = await visit({ as: await tenant() });
    await subscriber(page);
    await page.goto(SETTINGS);
    await page.getByRole("button", { name: "Cancelar la suscripción" }).click();
    const dialog = page.getByRole("dialog", { name: "Cancelar la suscripción" });
    await dialog.getByRole("button", { name: "Cancelar la suscripción" }).click();
    await seen(page, /Ese día pasás a Gratuito\.$/);
    await page.getByRole("button", { name: "Seguir con mi plan" }).click();
    await seen(page, "Seguís en el plan Estándar");
    await page.getByRole("button", { name: "Cancelar la suscripción" }).click();
    await dialog.getByLabel(/^Ahora mismo/).check();
    await dialog.getByRole("button", { name: "Cancelar la suscripción" }).click();
    await seen(page, "Plan Gratuito");
  });
});
