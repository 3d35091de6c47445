import { Calculators } from "@foja/core/practice/calculators";
import type { Tenant } from "@foja/harness/tenant";
import type { Page } from "playwright-core";
import { beforeAll, describe, it } from "vitest";
import { examineScreen, press, type Screen } from "./screens";
import { seen } from "./visit";
import { openWorld } from "./world";

const world = openWorld();
const FORM = "/apps/calc/labor";

let ana: Tenant;
let saved = "";

const REASON = "Reclamo de la actora según el intercambio telegráfico";
const scenario = (description: string, remuneracion: number) => ({
  ...{ type: "labor" as const, groupId: "uno", description },
  variables: {
    ...{ fechaIngreso: "2009-11-15", fechaEgreso: "2026-05-13", remuneracion },
    modo: "sinCausa" as const,
  },
});

beforeAll(async () => {
  ana = await world.tenant();
  await ana.as(async () => {
    saved = (await Calculators.create(scenario(REASON, 5_400_000)))._id;
    await Calculators.create(scenario(`${REASON} · Escenario 1`, 4_800_000));
  });
});

async function fill(page: Page, egreso: string) {
  await page.getByLabel("Fecha de ingreso", { exact: true }).fill("15/11/2009");
  await page.getByLabel("Fecha de egreso", { exact: true }).fill(egreso);
  await page.getByLabel("Modo de extinción").selectOption({ label: "Despido sin causa" });
  await page.getByLabel("Remuneración", { exact: true }).fill("5.400.000");
}

const screens: Screen[] = [
  { name: "labor-empty", path: FORM, shows: "la liquidación aparece acá" },
  {
    name: "labor-result",
    path: FORM,
    shows: "la liquidación aparece acá",
    prepare: async (page) => {
      await fill(page, "13/5/2026");
      await page.getByText("Tope del convenio").first().click();
      await page.getByLabel(/^Promedio del convenio/).fill("980.000");
      await press(/Indemnización por antigüedad/)(page);
      await press("Guardar escenario para comparar")(page);
      await seen(page, "Escenario 1");
    },
  },
  {
    name: "labor-group",
    path: `${FORM}?id=:saved`,
    shows: `${REASON} · Escenario 1`,
    prepare: (page) => press("Guardar escenario para comparar")(page),
  },
  {
    name: "labor-fines",
    path: FORM,
    shows: "la liquidación aparece acá",
    prepare: async (page) => {
      await fill(page, "17/10/2023");
      await page.getByRole("heading", { name: "Remuneración", exact: true }).click();
      await press("Agregar concepto")(page);
      await page.getByText("Registración y multas").click();
      await page.getByLabel("Relación no registrada").check();
      await page.getByLabel("Intimó por la Ley 24.013, art. 11").check();
      await page.getByLabel(/^Remuneraciones no registradas/).fill("24 × 150.000");
      await page.getByLabel("Nombre del concepto").fill("Básico");
      await page.getByLabel("Fecha de ingreso", { exact: true }).fill("31/12/2030");
      await page.getByLabel("Fecha de egreso", { exact: true }).focus();
      await page.getByLabel("Modo de extinción").focus();
      await seen(page, "No puede ser anterior a la de ingreso");
    },
  },
];

describe("the labour settlement, in every width and mode", () => {
  it.each(screens)("$name", async (screen) => {
    const path = screen.path.replace(":saved", saved);
    await examineScreen(world, { ...screen, path }, ana);
  });
});
