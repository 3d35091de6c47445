import { randomUUID } from "node:crypto";
import { PASSWORD } from "@foja/harness/tenant";
import { seedRates } from "@foja/local/seed/rates";
import type { Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { examineScreen } from "./screens";
import { placeOf } from "./steps";
import { heading, hydrated, seen } from "./visit";
import { openWorld } from "./world";

const world = openWorld();
const { visit, tenant } = world;
const DEADLINE = "/herramientas/plazos";
const AMOUNT = "/herramientas/actualizacion";

beforeAll(seedRates);

const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });
const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();
const result = (page: Page) => page.getByRole("region", { name: "Resultado" });

/** Goes through the registration on the current page, and stays where it leads. */
async function register(page: Page) {
  const email = `ana-${randomUUID()}@ejemplo.com.ar`;
  await field(page, "Nombre").fill("Ana");
  await field(page, "Apellido").fill("Paz");
  await field(page, "E-mail").fill(email);
  await field(page, "Contraseña").fill(PASSWORD);
  await field(page, "Contraseña").press("Enter");
  await heading(page, "Verificá tu e-mail");
  await page.getByLabel("Código de 6 números").fill(await world.codeFor(email));
}

describe("counting a deadline without an account", () => {
  it("counts by the official calendar, and its address counts the same", async () => {
    const { page } = await visit({ width: 390 });
    await page.goto(DEADLINE);
    await field(page, "De uso").selectOption("Apelación");
    await field(page, "Notificación").fill("22/11/2030");
    await result(page).getByText("Viernes, 29 de noviembre de 2030").waitFor();
    await result(page).getByText(": día 5").or(result(page).getByText("vence")).first().waitFor();
    await expect.poll(() => placeOf(page)).toContain("fecha=2030-11-22");
    const other = await visit();
    await other.page.goto(placeOf(page));
    await result(other.page).getByText("Viernes, 29 de noviembre de 2030").waitFor();
    await expect.poll(() => field(other.page, "Plazo").inputValue()).toBe("+5 días hábiles");
    await press(other.page, "Copiar el enlace");
    await seen(other.page, "Enlace copiado");
    await expect
      .poll(() => other.page.evaluate(() => navigator.clipboard.readText()))
      .toBe(other.page.url());
  });

  it("is saved in the account that is opened for it", async () => {
    const { page } = await visit();
    await page.goto(`${DEADLINE}?plazo=%2B10+h%C3%A1biles&fecha=2030-11-22`);
    await press(page, "Crear cuenta y guardar");
    await register(page);
    await page.waitForURL(/\/apps\/calc\/plazos\?id=cal_/);
    await result(page).getByText("Viernes, 6 de diciembre de 2030").waitFor();
    await expect.poll(() => field(page, "Notificación").inputValue()).toBe("22/11/2030");
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem("foja.calculation-to-keep")))
      .toBeNull();
  });
});

describe("bringing an amount to another day without an account", () => {
  it("computes as the server does, shows the series, and is saved in one's practice", async () => {
    const ana = await tenant();
    const { page } = await visit({ as: ana });
    await page.goto(AMOUNT);
    await field(page, "Capital").fill("313.665,13");
    await field(page, "Desde").fill("01/02/2024");
    await field(page, "Hasta").fill("03/03/2026");
    await result(page).waitFor();
    await page.locator("summary").filter({ hasText: "2026" }).click();
    const value = page.getByRole("listitem").filter({ hasText: "03/03/2026" });
    await value.getByText(/^715,7152364877/).waitFor();
    await press(page, "Guardar en mi estudio");
    await page.waitForURL(/\/apps\/calc\/intereses\?id=cal_/);
    const id = new URL(page.url()).searchParams.get("id");
    const { body } = await ana.call("GET", `/api/calculators/${id}`);
    expect(body.calculator).toMatchObject({ type: "intereses", capital: 313665.13 });
    const { page: other } = await visit();
    await other.goto(`${AMOUNT}?capital=313665.13&desde=2024-02-01&hasta=2026-03-03&tasa=cer`);
    const amount = (body.calculator as { amount: number }).amount;
    const said = new Intl.NumberFormat("es-AR", { minimumFractionDigits: 2 }).format(amount);
    await result(other).getByText(`$ ${said}`).first().waitFor();
  });

  it("tool-amount-result", async () => {
    const path = `${AMOUNT}?capital=313665.13&desde=2024-02-01&hasta=2026-03-03&tasa=cer`;
    await examineScreen(world, { name: "tool-amount-result", path, shows: "Copiar el enlace" });
  });

  it("says at its field what cannot be, and invents no data", async () => {
    const { page } = await visit();
    await page.goto(`${AMOUNT}?capital=1000&desde=2024-02-01&hasta=2025-03-01&tasa=cer`);
    await result(page).waitFor();
    await field(page, "Hasta").fill("01/01/2024");
    await field(page, "Hasta").blur();
    await seen(page, "No puede ser anterior a desde (01/02/2024)");
  });

  it("says that the series could not be read, and reads it when asked again", async () => {
    const { page } = await visit({ expects: /503/ });
    let down = true;
    await page.route("**/api/tasas/publicas/cer", (route) =>
      down ? route.fulfill({ status: 503, json: {} }) : route.continue(),
    );
    await page.goto(`${AMOUNT}?capital=1000&desde=2024-02-01&hasta=2025-03-01&tasa=cer`);
    await seen(page, /^No pudimos leer los valores publicados/);
    down = false;
    await press(page, "Reintentar");
    await result(page).waitFor();
  });

  it("saves nothing for an address alone", async () => {
    const ana = await tenant();
    const { page } = await visit({ as: ana });
    await page.goto("/apps/calc/guardar");
    await hydrated(page);
    await page.waitForURL(/\/apps\/calc$/);
    const { body } = await ana.call("GET", `/api/calculators/user/${ana.userId}`);
    expect(body.calculators).toEqual([]);
  });
});
