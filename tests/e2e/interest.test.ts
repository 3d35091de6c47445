import type { Tenant } from "@foja/harness/tenant";
import { seedRates } from "@foja/local/seed/rates";
import { beforeAll, describe, expect, it } from "vitest";
import { hydrated, seen } from "./visit";
import { openWorld } from "./world";

const world = openWorld();
const INTEREST = "/apps/calc/intereses";

let ana: Tenant;

beforeAll(async () => {
  await seedRates();
  ana = await world.tenant();
});

describe("interest", () => {
  it("is computed while it is typed, unfolds, and is saved as the server computes it", async () => {
    const { page } = await world.visit({ as: ana });
    await page.goto(INTEREST);
    await hydrated(page);
    await page.getByLabel("Capital", { exact: true }).fill("313.665,13");
    await page.getByLabel("Desde", { exact: true }).fill("01/02/2024");
    await page.getByLabel("Hasta", { exact: true }).fill("03/03/2026");
    await page.getByRole("textbox", { name: /^Adicional/ }).fill("3");
    await seen(page, "$ 1.074.322,12");
    await page.getByRole("button", { name: /^CER, del/ }).click();
    await seen(page, /715,7152364877 \(03\/03\/2026\) \/ 222,0345311158/);

    await page.getByLabel("Hasta", { exact: true }).fill("01/01/2024");
    await page.getByLabel("Hasta", { exact: true }).blur();
    await seen(page, "No puede ser anterior a desde (01/02/2024)");
    await page.getByRole("button", { name: "Hoy" }).click();
    await seen(page, "Datos al 15/07/2026");
    await page.getByLabel("Hasta", { exact: true }).fill("03/03/2026");

    await page.getByRole("button", { name: "Guardar", exact: true }).click();
    await page.getByRole("button", { name: "Guardar cálculo" }).click();
    await page.waitForURL(/id=cal_/);
    const id = new URL(page.url()).searchParams.get("id");
    const { body } = await ana.call("GET", `/api/calculators/${id}`);
    expect(body.calculator).toMatchObject({ type: "intereses", amount: 1074322.12 });
    await page.reload();
    await seen(page, "$ 1.074.322,12");
  });

  it("compares rates over the span, and says why one gives nothing", async () => {
    const { page } = await world.visit({ as: ana });
    await page.goto(`${INTEREST}?capital=1000&desde=2016-03-01&hasta=2017-03-01&tasa=cer`);
    await hydrated(page);
    await page.getByRole("checkbox", { name: "Tasa activa BNA" }).check();
    await page.getByRole("checkbox", { name: "Acta 2630" }).check();
    const table = page.getByRole("table");
    await expect.poll(() => table.getByRole("row").count()).toBe(4);
    await expect
      .poll(() => table.getByRole("row").last().innerText())
      .toContain("Desde: el Acta 2630 rige desde el 27/04/2016");
  });

  it("offers a short list when the rates cannot be read, and never invents their data", async () => {
    const { page } = await world.visit({ as: ana, expects: /503|tasas\/listado/ });
    await page.route("**/api/tasas/listado", (route) => route.fulfill({ status: 503, json: {} }));
    await page.goto(`${INTEREST}?capital=1000&desde=2016-03-01&hasta=2017-03-01&tasa=acta2601`);
    await seen(page, "No pudimos leer el listado de tasas");
    await expect
      .poll(() => page.getByLabel("Tasa", { exact: true }).locator("option").allInnerTexts())
      .toEqual(["Elegí una tasa", "Tasa Pasiva BCRA", "Acta 2601", "Acta 2630"]);
    await seen(page, /todavía no hay datos de la serie/i);
  });
});

it("an administrator tries a CSV before it is loaded", async () => {
  const admin = await world.tenant({ role: "ADMIN_ROLE" });
  const { page } = await world.visit({ as: admin });
  await page.goto("/admin/tasas");
  await hydrated(page);
  await page.getByRole("button", { name: "Cargar CSV de RIPTE" }).click();
  await page.getByLabel("Filas del CSV").fill("periodo;indice\n05/2026;215000,50\n13/2026;1");
  await page.getByRole("button", { name: "Probar" }).click();
  await seen(page, /Fila 3: Fecha: no es válida/);
  await page.getByLabel("Filas del CSV").fill("periodo;indice\n05/2026;215000,50");
  await page.getByRole("button", { name: "Probar" }).click();
  await seen(page, "1 valor nuevo, 0 sin cambios");
  await page.getByRole("button", { name: "Cargar", exact: true }).click();
  await seen(page, "01/01/2010 al 01/05/2026");
});
