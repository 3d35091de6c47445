import type { Tenant } from "@foja/harness/tenant";
import { beforeAll, describe, expect, it } from "vitest";
import { examineScreen } from "./screens";
import { hydrated, seen } from "./visit";
import { openWorld } from "./world";

const world = openWorld();

let ana: Tenant;
let limitation = "";
let lapse = "";

beforeAll(async () => {
  ana = await world.tenant();
});

describe("what is lost by time", () => {
  it("is counted while one types, by both readings, and saved as the server computes", async () => {
    const { page } = await world.visit({ as: ana });
    await page.goto("/apps/calc/prescripcion");
    await hydrated(page);
    await page.getByLabel("Acción", { exact: true }).selectOption("laboral");
    await page.getByLabel("Desde", { exact: true }).fill("10/03/2024");
    await page.getByRole("button", { name: "Agregar interpelación" }).click();
    await page.getByLabel("Día de la interpelación").fill("01/10/2025");
    // Two years and six months; by days, 182.
    await seen(page, "10/09/2026");
    await seen(page, "Los seis meses, por sus días");
    await seen(page, "08/09/2026");
    await page.getByRole("button", { name: "Guardar", exact: true }).click();
    await page.getByRole("button", { name: "Guardar cálculo" }).click();
    await page.waitForURL(/id=cal_/);
    limitation = new URL(page.url()).searchParams.get("id") ?? "";
    const { body } = await ana.call("GET", `/api/calculators/${limitation}`);
    expect(body.calculator).toMatchObject({
      ...{ type: "prescripcion", amount: null },
      result: { fecha: "2026-09-10", fechaPorDias: "2026-09-08" },
    });
  });

  it("is counted by the practice's calendar, and saved", async () => {
    const { page } = await world.visit({ as: ana });
    await page.goto("/apps/calc/caducidad");
    await hydrated(page);
    await page.getByLabel("Último acto de impulso").fill("10/03/2026");
    // Six months, and the twelve days of the winter feria of 2026.
    await seen(page, "Más 12 días de feria");
    await page.getByRole("button", { name: "Guardar", exact: true }).click();
    await page.getByRole("button", { name: "Guardar cálculo" }).click();
    await page.waitForURL(/id=cal_/);
    lapse = new URL(page.url()).searchParams.get("id") ?? "";
    const { body } = await ana.call("GET", `/api/calculators/${lapse}`);
    expect(body.calculator).toMatchObject({ type: "caducidad", result: { fin: "2026-09-22" } });
  });
});

describe("the screens of what is lost by time, in every width and mode", () => {
  it("limitation", async () => {
    const path = `/apps/calc/prescripcion?id=${limitation}`;
    await examineScreen(world, { name: "limitation", path, shows: "Comienza el plazo" }, ana);
  });

  it("lapse", async () => {
    const path = `/apps/calc/caducidad?id=${lapse}`;
    await examineScreen(world, { name: "lapse", path, shows: "Más 12 días de feria" }, ana);
  });
});
