import { readFileSync } from "node:fs";
import type { Tenant } from "@foja/harness/tenant";
import { seedRates } from "@foja/local/seed/rates";
import type { Page } from "playwright-core";
import { beforeAll, expect, it } from "vitest";
import { hydrated, seen } from "./visit";
import { openWorld } from "./world";

const world = openWorld();

let ana: Tenant;

beforeAll(async () => {
  await seedRates();
  ana = await world.tenant();
});

const MOST_CLICKS = 25;
const MOST_SECONDS = 180;

/** Thirty-six monthly differences as they are copied from a spreadsheet. */
const SHEET = [
  "Concepto\tExigible\tDiferencia",
  ...Array.from({ length: 36 }, (_, i) => {
    const [year, month] = [2022 + Math.floor(i / 12), (i % 12) + 1];
    const two = String(month).padStart(2, "0");
    return `Diferencia ${two}/${year}\t01/${two}/${year}\t$ ${10 + i}.000,50`;
  }),
].join("\n");

const PAYMENTS = ["15/03/2024\t100.000,00", "10/10/2024\t$ 250.000", "20/02/2025\t75.000,25"].join(
  "\n",
);

/** Counts what a hand presses; typing and pasting are no clicks. */
function byHand(page: Page) {
  let clicks = 0;
  const press = async (role: "button" | "link", name: string, nth = 0) => {
    clicks += 1;
    await page.getByRole(role, { name, exact: true }).nth(nth).click();
  };
  /** A click into a field, and its text, typed or pasted. */
  const fill = async (label: string, text: string) => {
    clicks += 1;
    await page.getByLabel(label, { exact: true }).first().fill(text);
  };
  /** A click on the list and one on its option. */
  const choose = async (label: string, value: string) => {
    clicks += 2;
    await page.getByLabel(label, { exact: true }).selectOption(value);
  };
  return { press, fill, choose, clicks: () => clicks };
}

it("settles a Tuesday's differences: 36 months, 3 payments, two rates, saved and printed", async () => {
  const { page } = await world.visit({ as: ana });
  await page.goto("/apps/calc");
  await hydrated(page);
  const start = Date.now();
  const hand = byHand(page);
  await hand.press("link", "Por rubro");
  await hand.fill("Hasta", "30/06/2025");
  await hand.press("button", "Pegar planilla");
  await hand.fill("Celdas de la planilla", SHEET);
  await hand.press("button", "Cargar 36 rubros");
  await hand.press("button", "Pegar planilla", 1);
  await hand.fill("Celdas de la planilla", PAYMENTS);
  await hand.press("button", "Cargar 3 pagos");
  await seen(page, "Pago del 20/02/2025 por $ 75.000,25");
  await hand.press("button", "Guardar escenario para comparar");
  await hand.choose("Tasa", "cer");
  await seen(page, "Este cálculo");
  await seen(page, "Escenario 1");
  await hand.press("button", "Guardar");
  await hand.press("button", "Guardar cálculo");
  await page.waitForURL(/id=cal_/);
  const printed = page.waitForEvent("download");
  await hand.press("button", "PDF");
  const file = await (await printed).path();
  const seconds = (Date.now() - start) / 1000;
  console.log(`Tuesday: ${hand.clicks()} clicks, ${seconds.toFixed(1)} seconds`);
  expect(hand.clicks()).toBeLessThanOrEqual(MOST_CLICKS);
  expect(seconds).toBeLessThan(MOST_SECONDS);
  expect(readFileSync(file).subarray(0, 5).toString()).toBe("%PDF-");
  const id = new URL(page.url()).searchParams.get("id");
  const { body } = await ana.call("GET", `/api/calculators/${id}`);
  const { type, variables, result } = body.calculator as {
    type: string;
    variables: { items: { capital: number }[]; tasa: string };
    result: { pagos: { aIntereses: number; aCapital: number }[]; total: number; devengado: number };
  };
  expect([type, variables.items.length, variables.tasa]).toEqual(["obligaciones", 36, "cer"]);
  const owed = variables.items.reduce((sum, { capital }) => sum + capital, 0) + result.devengado;
  const paid = result.pagos.reduce((sum, one) => sum + one.aIntereses + one.aCapital, 0);
  expect(paid).toBeCloseTo(425_000.25, 2);
  expect(result.total).toBeCloseTo(owed - paid, 2);
});
