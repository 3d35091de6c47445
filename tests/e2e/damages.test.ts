import type { Tenant } from "@foja/harness/tenant";
import { seedRates } from "@foja/local/seed/rates";
import type { Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { examineScreen } from "./screens";
import { hydrated, seen } from "./visit";
import { openWorld } from "./world";

const world = openWorld();

let ana: Tenant;
let risk = "";
let damages = "";
let fee = "";

beforeAll(async () => {
  await seedRates();
  ana = await world.tenant();
});

const fill = (page: Page, label: string, text: string) =>
  page.getByLabel(label, { exact: true }).fill(text);

async function opened(path: string): Promise<Page> {
  const { page } = await world.visit({ as: ana });
  await page.goto(path);
  await hydrated(page);
  return page;
}

/** Saves what is on the page; its id and the calculation as the server has it. */
async function saved(page: Page) {
  await page.getByRole("button", { name: "Guardar", exact: true }).click();
  await page.getByRole("button", { name: "Guardar cálculo" }).click();
  await page.waitForURL(/id=cal_/);
  const id = new URL(page.url()).searchParams.get("id") ?? "";
  const { body } = await ana.call("GET", `/api/calculators/${id}`);
  return { id, calculator: body.calculator };
}

describe("an occupational risk", () => {
  it("is settled by the floor and the index of its date, and saved as the server computes", async () => {
    const page = await opened("/apps/calc/art");
    await fill(page, "Primera manifestación", "16/03/2026");
    await fill(page, "Edad ese día", "50");
    await fill(page, "Incapacidad", "12,5");
    await page.getByRole("button", { name: "Agregar mes" }).click();
    await fill(page, "Mes", "03/2026");
    await fill(page, "Remuneración", "1.000.000");
    await page.getByLabel("Ocurrió en el trabajo", { exact: true }).check();
    // The floor of Res. SRT 15/2026, 97,502,420 × 12.5 %, and 20 % of it.
    await seen(page, "$ 14.625.363,00");
    await fill(page, "Actualizar hasta", "10/04/2026");
    await seen(page, "Total con RIPTE, sobre todo");
    const { id, calculator } = await saved(page);
    risk = id;
    expect(calculator).toMatchObject({ type: "art", amount: 14_625_363 });
  });
});

describe("damages", () => {
  it("stand by three formulas side by side, and are saved by the one that is taken", async () => {
    const page = await opened("/apps/calc/civil");
    await fill(page, "Ingreso mensual", "5.172,23");
    await fill(page, "Incapacidad", "6,88");
    await fill(page, "Edad", "26");
    // The published inputs of «Méndez».
    await seen(page, "$ 227.830,52");
    await page.getByRole("button", { name: "Usar Vuoto" }).click();
    await seen(page, "Capital, fórmula Vuoto");
    const { id, calculator } = await saved(page);
    damages = id;
    expect(calculator).toMatchObject({ type: "civil", amount: 69_155.06 });
  });
});

describe("the court fee and a pension", () => {
  it("begin a suit by its object, and are saved", async () => {
    const page = await opened("/apps/calc/tasa");
    await page.getByLabel("Jurisdicción", { exact: true }).selectOption("PBA");
    await fill(page, "Monto", "10.000.000");
    await fill(page, "Fecha del pago", "02/03/2026");
    // 22 ‰, and five percent of it.
    await seen(page, "$ 231.000,00");
    const { id, calculator } = await saved(page);
    fee = id;
    expect(calculator).toMatchObject({ type: "tasaJusticia", amount: 231_000 });
  });

  it("are moved by the official IPC, month by month", async () => {
    const page = await opened("/apps/calc/movilidad");
    await fill(page, "Haber del mes anterior", "1.000.000");
    await fill(page, "Mes que se mueve", "03/2026");
    // ANSES moved March 2026 by 2.88 %.
    await seen(page, "$ 1.028.800,00");
    await fill(page, "Hasta el mes", "2026-04");
    await seen(page, "Haber de 04/2026");
  });
});

describe("the screens, in every width and mode", () => {
  it("an occupational risk", async () => {
    const path = `/apps/calc/art?id=${risk}`;
    await examineScreen(world, { name: "art", path, shows: "Indemnización adicional" }, ana);
  });

  it("damages", async () => {
    const path = `/apps/calc/civil?id=${damages}`;
    await examineScreen(world, { name: "civil", path, shows: "Qué cambia si cambia un dato" }, ana);
  });

  it("a court fee", async () => {
    const path = `/apps/calc/tasa?id=${fee}`;
    await examineScreen(world, { name: "court-tax", path, shows: "Contribución a la Caja" }, ana);
  });

  it("a pension", async () => {
    const prepare = async (page: Page) => {
      await fill(page, "Haber del mes anterior", "1.000.000");
      await fill(page, "Mes que se mueve", "03/2026");
      await seen(page, "$ 1.028.800,00");
    };
    const path = "/apps/calc/movilidad";
    await examineScreen(world, { name: "mobility", path, shows: "Mes que se mueve", prepare }, ana);
  });
});
