import type { Tenant } from "@foja/harness/tenant";
import { seedRates } from "@foja/local/seed/rates";
import { beforeAll, describe, expect, it } from "vitest";
import { examineScreen } from "./screens";
import { hydrated, seen } from "./visit";
import { openWorld } from "./world";

const world = openWorld();

let ana: Tenant;
const ids: Record<string, string> = {};

beforeAll(async () => {
  await seedRates();
  ana = await world.tenant();
});

const save = async (page: Awaited<ReturnType<typeof world.visit>>["page"], name: string) => {
  await page.getByRole("button", { name: "Guardar", exact: true }).click();
  await page.getByRole("button", { name: "Guardar cálculo" }).click();
  await page.waitForURL(/id=cal_/);
  ids[name] = new URL(page.url()).searchParams.get("id") ?? "";
  const { body } = await ana.call("GET", `/api/calculators/${ids[name]}`);
  return body.calculator as { type: string; amount: number };
};

describe("wages and alimony", () => {
  it("wage differences are pasted, with bonus and interest, and saved as the server computes", async () => {
    const { page } = await world.visit({ as: ana });
    await page.goto("/apps/calc/diferencias");
    await hydrated(page);
    await page.getByRole("button", { name: "Pegar planilla" }).click();
    await page.getByLabel("Celdas de la planilla").fill("01/2025\t3000\t2000\n02/2025\t3000\t1000");
    await page.getByRole("button", { name: "Cargar 2 meses" }).click();
    await seen(page, "$ 3.250,00");
    await page.getByLabel("Tasa", { exact: true }).selectOption("acta2630");
    await page.getByLabel("Tasa fija", { exact: true }).fill("36,5");
    await page.getByLabel("Intereses hasta", { exact: true }).fill("11/05/2025");
    // 99 + 142 of interest; the bonus is due on 30 June, after it.
    await seen(page, "$ 3.491,00");
    expect(await save(page, "diferencias")).toMatchObject({ type: "diferencias", amount: 3491 });
  });

  it("overtime is computed and saved", async () => {
    const { page } = await world.visit({ as: ana });
    await page.goto("/apps/calc/horas-extra");
    await hydrated(page);
    await page.getByLabel("Sueldo mensual", { exact: true }).fill("1.000.000");
    await page.getByLabel("Horas al 50 %", { exact: true }).fill("10");
    await page.getByLabel("Horas al 100 %", { exact: true }).fill("4");
    await seen(page, "$ 115.000,00");
    expect(await save(page, "horasExtra")).toMatchObject({ type: "horasExtra", amount: 115_000 });
  });

  it("a share of the basket of upbringing is updated by its official values, and saved", async () => {
    const { page } = await world.visit({ as: ana });
    await page.goto("/apps/calc/alimentos");
    await hydrated(page);
    await page.getByLabel("Edad", { exact: true }).fill("8");
    await page.getByLabel("Parte de la canasta", { exact: true }).fill("60");
    await page.getByLabel("Desde el mes", { exact: true }).fill("11/2025");
    await page.getByLabel("Al mes", { exact: true }).fill("03/2026");
    await seen(page, "no hay valor cargado de la canasta");
    await page.getByLabel("Al mes", { exact: true }).fill("07/2026");
    await seen(page, "$ 418.360,80");
    expect(await save(page, "alimentos")).toMatchObject({ type: "alimentos", amount: 418_360.8 });
  });
});

describe("their screens, in every width and mode", () => {
  it.each([
    ["diferencias", "diferencias", "SAC sobre diferencias"],
    ["horasExtra", "horas-extra", "Valor de la hora"],
    ["alimentos", "alimentos", "Cuota actualizada"],
  ])("%s", async (type, path, shows) => {
    const screen = { name: path, path: `/apps/calc/${path}?id=${ids[type]}`, shows };
    await examineScreen(world, screen, ana);
  });
});
