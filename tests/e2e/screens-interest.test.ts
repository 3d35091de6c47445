import { Rates } from "@foja/core/law/rates";
import type { Tenant } from "@foja/harness/tenant";
import { seedRates } from "@foja/local/seed/rates";
import { beforeAll, describe, it } from "vitest";
import { examineScreen, type Screen } from "./screens";
import { openWorld } from "./world";

const world = openWorld();
const INTEREST = "/apps/calc/intereses";
const SPAN = "capital=313665.13&desde=2024-02-01&hasta=2026-03-03";

let ana: Tenant;
let admin: Tenant;

beforeAll(async () => {
  await seedRates();
  const passive = [
    { fecha: "2024-01-31", valor: "13086.5512" },
    { fecha: "2026-03-03", valor: "25502.8830" },
  ];
  await Rates.capture("tasaPasivaBCRA27802", passive, "Serie de prueba");
  ana = await world.tenant();
  admin = await world.tenant({ role: "ADMIN_ROLE" });
});

const screens: Screen[] = [
  {
    name: "interest-band",
    path: `${INTEREST}?${SPAN}&tasa=art55`,
    shows: "$ 1.083.347,89",
    prepare: async (page) => {
      for (const rate of ["CER", "IPC nivel general", "Tasa activa BNA"]) {
        await page.getByRole("checkbox", { name: rate, exact: true }).check();
      }
      await page.getByRole("img", { name: /Total por tasa/ }).waitFor();
      await page.getByRole("button", { name: /Art\. 55/ }).click();
    },
  },
  {
    name: "interest-segments",
    path: `${INTEREST}?${SPAN}&tasa=tasaActivaBNA`,
    shows: "Datos al",
    prepare: async (page) => {
      await page.getByRole("button", { name: "Usar varias tasas, por tramos" }).click();
      await page.getByLabel("Hasta del tramo").last().fill("31/03/2026");
      // A rate without data can be chosen only with a fixed one, and gives no result without it.
      await page.getByLabel("Tasa fija del tramo").last().fill("30");
      await page.getByLabel("Tasa del tramo").last().selectOption("acta2601");
      await page.getByLabel("Tasa fija del tramo").last().fill("");
      await page.getByText("todavía no hay datos de la serie").first().waitFor();
    },
  },
];

describe("the screens of interest are legible, named and whole in any light and on any width", () => {
  it.each(screens)("$name", async (screen) => {
    await examineScreen(world, screen, ana);
  });

  it("rates-admin", async () => {
    await examineScreen(
      world,
      {
        name: "rates-admin",
        path: "/admin/tasas",
        shows: "8.930",
        prepare: async (page) => {
          await page.getByText("Últimas capturas").first().click();
        },
      },
      admin,
    );
  });
});
