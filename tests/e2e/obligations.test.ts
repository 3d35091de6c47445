import type { Tenant } from "@foja/harness/tenant";
import { seedRates } from "@foja/local/seed/rates";
import { beforeAll, describe, expect, it } from "vitest";
import { examineScreen } from "./screens";
import { hydrated, seen } from "./visit";
import { openWorld } from "./world";

const world = openWorld();

let ana: Tenant;
let saved = "";
let large = "";

beforeAll(async () => {
  await seedRates();
  ana = await world.tenant();
});

const SHEET = [
  "Concepto\tDesde\tCapital",
  "Diferencia enero\t01/01/2025\t$ 1.000,00",
  "Diferencia febrero\t31/01/2025\t3000",
].join("\n");

describe("interest by items", () => {
  it("takes a pasted sheet and a payment while one types, and saves what the server computes", async () => {
    const { page } = await world.visit({ as: ana });
    await page.goto("/apps/calc/obligaciones");
    await hydrated(page);
    await page.getByLabel("Hasta", { exact: true }).fill("11/04/2025");
    await page.getByLabel("Tasa fija", { exact: true }).fill("36,5");
    await page.getByRole("button", { name: "Pegar planilla" }).first().click();
    await page.getByLabel("Celdas de la planilla").fill(SHEET);
    await page.getByRole("button", { name: "Cargar 2 rubros" }).click();
    await seen(page, "$ 4.310,00");
    await page.getByRole("button", { name: "Agregar pago" }).click();
    await page.getByLabel("Fecha del pago 1").fill("02/03/2025");
    await page.getByLabel("Importe del pago 1").fill("1.000");
    // 150 to interest and 850 to capital; 40 days more: 3,150 + 126.
    await seen(page, "$ 3.276,00");
    await page.getByRole("button", { name: "Guardar", exact: true }).click();
    await page.getByRole("button", { name: "Guardar cálculo" }).click();
    await page.waitForURL(/id=cal_/);
    saved = new URL(page.url()).searchParams.get("id") ?? "";
    const { body } = await ana.call("GET", `/api/calculators/${saved}`);
    expect(body.calculator).toMatchObject({ type: "obligaciones", amount: 3276, interest: 126 });
  });

  it("draws of ten thousand rows those in sight, and computes them in seconds", async () => {
    const items = Array.from({ length: 10_000 }, (_, i) => ({
      concepto: `Rubro ${i + 1}`,
      capital: 1000 + i / 100,
      desde: `${2012 + (i % 12)}-${String((i % 12) + 1).padStart(2, "0")}-01`,
    }));
    const variables = { items, hasta: "2025-04-11", tasa: "acta2630", tasaFija: 36.5 };
    const made = await ana.call("POST", "/api/calculators", {
      body: { type: "obligaciones", variables },
    });
    expect(made.status).toBe(201);
    large = String((made.body.calculator as { _id: string })._id);
    const { page } = await world.visit({ as: ana });
    const start = Date.now();
    await page.goto(`/apps/calc/obligaciones?id=${large}`);
    await seen(page, "10.000 rubros");
    await seen(page, "Intereses adeudados");
    console.log(`10,000 rows opened and computed in ${Date.now() - start} ms`);
    const list = page.locator("section[aria-label=Rubros] ul");
    await expect.poll(() => list.locator("li").count()).toBeLessThan(60);
    await list.locator("..").evaluate((frame) => frame.scrollTo(0, frame.scrollHeight));
    await page.getByLabel("Concepto del rubro 10000").waitFor();
  });

  it("comes from a settlement, each line from its own day", async () => {
    const { page } = await world.visit({ as: ana });
    await page.goto("/apps/calc/labor");
    await hydrated(page);
    await page.getByLabel("Fecha de ingreso", { exact: true }).fill("12/03/2018");
    await page.getByLabel("Fecha de egreso", { exact: true }).fill("20/08/2025");
    await page.getByLabel("Modo de extinción", { exact: true }).selectOption("sinCausa");
    await page
      .getByLabel(/^Remuneración/)
      .first()
      .fill("1850000");
    await page.getByRole("link", { name: "Pasar a intereses por rubro" }).click();
    await seen(page, "cuarto día hábil posterior al egreso");
    const since = page.getByLabel("Desde del rubro 1");
    await expect.poll(() => since.inputValue()).toBe("26/08/2025");
  });
});

describe("the screens of interest by items, in every width and mode", () => {
  it("few items with a payment", async () => {
    const path = `/apps/calc/obligaciones?id=${saved}`;
    await examineScreen(world, { name: "obligations", path, shows: "Diferencia enero" }, ana);
  });

  it("ten thousand items", async () => {
    const path = `/apps/calc/obligaciones?id=${large}`;
    await examineScreen(world, { name: "obligations-large", path, shows: "Capital adeudado" }, ana);
  });
});
