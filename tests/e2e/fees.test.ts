import type { Tenant } from "@foja/harness/tenant";
import { seedRates } from "@foja/local/seed/rates";
import { beforeAll, describe, expect, it } from "vitest";
import { examineScreen } from "./screens";
import { hydrated, seen } from "./visit";
import { openWorld } from "./world";

const world = openWorld();

let ana: Tenant;
let fees = "";
let apportionment = "";

beforeAll(async () => {
  await seedRates();
  ana = await world.tenant();
});

describe("fees", () => {
  it("are regulated by the official UMA while one types, and saved as the server computes", async () => {
    const { page } = await world.visit({ as: ana });
    await page.goto("/apps/calc/honorarios");
    await hydrated(page);
    await page.getByLabel("Base regulatoria", { exact: true }).fill("104.220.000");
    await page.getByLabel("Fecha", { exact: true }).fill("15/07/2026");
    // 1,000 UMA of $ 104.220: 127.5 + 250 × 12 % = 157.5 UMA.
    await seen(page, "$ 16.414.650,00");
    await page.getByLabel("Pesos regulados", { exact: true }).fill("15.200.487");
    await seen(page, "Por debajo de la ley: faltan $ 1.214.163,00");
    await page.getByRole("button", { name: "Guardar", exact: true }).click();
    await page.getByRole("button", { name: "Guardar cálculo" }).click();
    await page.waitForURL(/id=cal_/);
    fees = new URL(page.url()).searchParams.get("id") ?? "";
    const { body } = await ana.call("GET", `/api/calculators/${fees}`);
    expect(body.calculator).toMatchObject({ type: "honorarios", amount: 16_414_650 });
  });

  it("are prorated under the cap, and saved", async () => {
    const { page } = await world.visit({ as: ana });
    await page.goto("/apps/calc/prorrateo");
    await hydrated(page);
    await page.getByLabel("Monto de la sentencia", { exact: true }).fill("10.000.000");
    for (const [place, name, amount] of [
      [0, "Letrada de la actora", "3.000.000"],
      [1, "Perito contador", "1.000.000"],
    ] as const) {
      await page.getByRole("button", { name: "Agregar honorario" }).click();
      await page.getByLabel("Profesional", { exact: true }).nth(place).fill(name);
      await page.getByLabel("Importe regulado", { exact: true }).nth(place).fill(amount);
    }
    await seen(page, "$ 1.875.000,00");
    await seen(page, "$ 625.000,00");
    await page.getByRole("button", { name: "Guardar", exact: true }).click();
    await page.getByRole("button", { name: "Guardar cálculo" }).click();
    await page.waitForURL(/id=cal_/);
    apportionment = new URL(page.url()).searchParams.get("id") ?? "";
    const { body } = await ana.call("GET", `/api/calculators/${apportionment}`);
    expect(body.calculator).toMatchObject({ type: "prorrateo", amount: 2_500_000 });
  });
});

describe("the screens of fees, in every width and mode", () => {
  it("fees", async () => {
    const path = `/apps/calc/honorarios?id=${fees}`;
    await examineScreen(world, { name: "fees", path, shows: "Mínimo de la escala" }, ana);
  });

  it("apportionment", async () => {
    const path = `/apps/calc/prorrateo?id=${apportionment}`;
    await examineScreen(world, { name: "apportionment", path, shows: "Perito contador" }, ana);
  });
});
