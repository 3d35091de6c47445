import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { examineScreen } from "./screens";
import { heading, holdBack, seen, standIn } from "./visit";
import { openWorld } from "./world";

const world = openWorld();
const { visit, tenant } = world;

const INSIDE = "/suscripciones/tables";

const field = (page: Page, name: string) =>
  page.getByRole("dialog").getByLabel(name, { exact: true });

/** The column of a plan. */
const plan = (page: Page, name: string) =>
  page.getByRole("listitem").filter({ has: page.getByRole("heading", { name, exact: false }) });

describe("the plans on the site", () => {
  it("are there before any answer, without a price, and with today's once it came", async () => {
    const { page } = await visit();
    const answer = await holdBack(page, "**/api/plan-configs/public");
    await page.goto("/plans");
    await heading(page, "Estándar", 2);
    await expect.poll(() => page.getByText(/US\$/).count()).toBe(0);
    answer();
    await seen(page, "US$ 1,99 por día");
    await seen(page, "US$ 4,99 por día");
    await plan(page, "Estándar").getByText("Popular").waitFor();
    await plan(page, "Premium").getByText("Recomendado").waitFor();
    await plan(page, "Gratuito").getByText("(no incluida)").waitFor();
  });

  it("lead who has no session to sign in, and from there to the change", async () => {
    const { page } = await visit();
    await page.goto("/plans");
    await page.getByRole("link", { name: "Elegir Premium" }).click();
    await page.waitForURL(/\/login\?from=/);
    const from = new URL(page.url()).searchParams.get("from");
    expect(from).toBe("/apps/profiles/account/settings?plan=premium");
    // Also when the page was shown before its code: from here to the registration and back.
    await page.reload();
    await page.getByRole("link", { name: "Creá una" }).click();
    await heading(page, "Abrí tu estudio en Foja");
    await page.getByRole("link", { name: "Ingresá" }).click();
    await heading(page, "Ingresá a tu estudio");
    expect(new URL(page.url()).searchParams.get("from")).toBe(from);
  });
});

describe("the plans inside", () => {
  it("say which is one's own, and lead to the one chosen", async () => {
    const ana = await tenant();
    const { page } = await visit({ as: ana });
    await page.goto(`${INSIDE}?plan=premium`);
    await plan(page, "Gratuito").getByText("Tu plan").waitFor();
    await seen(page, /Estás en el plan Gratuito y usás 0 de 5 causas/);
    const link = page.getByRole("link", { name: "Elegir Premium" });
    await expect
      .poll(() => link.getAttribute("href"))
      .toBe("/apps/profiles/account/settings?plan=premium");
    await expect.poll(() => page.getByRole("link", { name: "Bajar a Gratuito" }).count()).toBe(0);
    await examineScreen(world, { name: "plans-inside", path: INSIDE, shows: "Estándar" }, ana);
  });

  it("say so where they cannot be read, and try again", async () => {
    const { page } = await visit({ as: await tenant(), expects: /500/ });
    const heal = await standIn(page, "**/api/plan-configs/public", (route) =>
      route.fulfill({ status: 500, json: {} }),
    );
    await page.goto(INSIDE);
    await seen(page, "No se pudieron cargar los planes");
    heal();
    await page.getByRole("button", { name: "Reintentar" }).click();
    await heading(page, "Estándar", 2);
  });
});

describe("the dialog of a plan that is full", () => {
  it("says in numbers what others hold more, and comes back to the draft", async () => {
    const ana = await tenant();
    const { page } = await visit({ as: ana, expects: /403/ });
    await page.goto("/apps/folders/list?nueva=1");
    await field(page, "Carátula").fill("La sexta");
    for (let n = 0; n < 5; n += 1) {
      await ana.call("POST", "/api/folders", { body: { folderName: `Causa ${n}` } });
    }
    await page.getByRole("button", { name: "Crear causa" }).click();
    const dialog = page.getByRole("dialog", { name: "Límite alcanzado" });
    await dialog.getByText(/^45 causas más · 17 cálculos más · 90 contactos más/).waitFor();
    await dialog.getByText("US$ 1,99 por día").waitFor();
    await expect.poll(() => page.getByRole("dialog").count()).toBe(1);
    const link = dialog.getByRole("link", { name: "Elegir Estándar" });
    const address = new URL(String(await link.getAttribute("href")), page.url());
    expect([address.pathname, ...address.searchParams.values()]).toEqual([
      "/apps/profiles/account/settings",
      "standard",
      "/apps/folders/list?nueva=1",
    ]);
  });

  it("says so where the plans cannot be read", async () => {
    const { page } = await visit({ as: await tenant(), expects: /403|500/ });
    await page.route("**/api/plan-configs/public", (route) =>
      route.fulfill({ status: 500, json: {} }),
    );
    const featureInfo = { feature: "booking", plan: "free", availableIn: ["standard"] };
    const message = "La página de reservas no está en tu plan Gratuito.";
    await page.route("**/api/folders", (route) =>
      route.fulfill({ status: 403, json: { message, featureInfo, upgradeRequired: true } }),
    );
    await page.goto("/apps/folders/list?nueva=1");
    await field(page, "Carátula").fill("Una");
    await page.getByRole("button", { name: "Crear causa" }).click();
    const dialog = page.getByRole("dialog", { name: "Función no disponible" });
    await dialog.getByText("No se pudieron cargar los planes").waitFor();
  });
});
