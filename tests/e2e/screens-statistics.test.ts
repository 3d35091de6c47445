import { readFile } from "node:fs/promises";
import { Scheduling } from "@foja/core/agenda/scheduling";
import { at, now } from "@foja/core/kernel/clock";
import { addDays } from "@foja/core/kernel/day.rules";
import { dayOf } from "@foja/core/kernel/zone.rules";
import { Ledger } from "@foja/core/money/ledger";
import type { CreateEntry } from "@foja/core/money/ledger/ledger.schema";
import { Statistics } from "@foja/core/operations/statistics";
import { Calculators } from "@foja/core/practice/calculators";
import { createCalculator } from "@foja/core/practice/calculators/calculator.schema";
import { Folders } from "@foja/core/practice/folders";
import { createFolder } from "@foja/core/practice/folders/folder.schema";
import { Movements } from "@foja/core/practice/movements";
import { createMovement } from "@foja/core/practice/movements/movement.schema";
import { Tasks } from "@foja/core/practice/tasks";
import { createTask } from "@foja/core/practice/tasks/task.schema";
import { letIn } from "@foja/harness/members";
import type { Tenant } from "@foja/harness/tenant";
import { withUnits } from "@foja/harness/units";
import { beforeAll, describe, expect, it } from "vitest";
import { loadPractice } from "../practice/load";
import { asEva } from "./people";
import { examineScreen, press, type Screen } from "./screens";
import { seen } from "./visit";
import { openWorld } from "./world";

const world = openWorld();
const SCREEN = "/dashboard/analytics";
const DAY_MS = 24 * 3600 * 1000;
let today = "";

let ana: Tenant;

/** Some weeks of daily documents, with the days of a strike missing. */
async function writeDays(tenant: Tenant): Promise<void> {
  for (let back = 45; back > 0; back -= 1) {
    if (back > 20 && back < 27) continue;
    await at(now() - back * DAY_MS, () => tenant.as(() => Statistics.writeToday()));
  }
}

/** Charges, payments and client's money of a case, in this month and earlier ones. */
async function bookMoney(folderId: string): Promise<void> {
  const book = (entry: Pick<CreateEntry, "kind" | "amount" | "date"> & Partial<CreateEntry>) =>
    Ledger.create(folderId, { currency: "ARS", description: null, ...entry });
  await book({ kind: "fee", amount: 10, currency: "UMA", date: addDays(today, -2) });
  for (const back of [0, 40, 75]) {
    const date = addDays(today, -back);
    await book({ kind: "fee", amount: 800_000 + back, description: "Etapa del proceso", date });
    await book({ kind: "expense", amount: 48_300.5, description: "Tasa de justicia", date });
    await book({ kind: "payment", amount: 500_000, pays: "ARS", date });
  }
  await book({ kind: "advance", amount: 120_000, date: today });
}

beforeAll(async () => {
  today = dayOf(now());
  await withUnits();
  ana = await world.tenant({ plan: "premium" });
  await loadPractice(ana.userId, 30);
  await ana.as(async () => {
    const { _id: folderId } = await Folders.create(
      createFolder.parse({ folderName: "Sosa, Marcos c/ Transportes del Sur S.A. s/ despido" }),
    );
    await Folders.create(
      createFolder.parse({
        folderName: "Quiroga, Delia s/ desalojo",
        folderFuero: "Civil",
        initialDateFolder: addDays(today, -200),
      }),
    );
    for (let n = 1; n <= 4; n += 1) {
      await Movements.create(
        createMovement.parse({
          folderId,
          title: `Traslado de la demanda ${n}`,
          time: addDays(today, -10 * n),
          dateExpiration: addDays(today, -n),
        }),
      );
    }
    for (let n = 0; n < 30; n += 1) {
      const dueDate = addDays(today, n - 25);
      const { _id } = await Tasks.create(createTask.parse({ name: `Escrito ${n}`, dueDate }));
      if (n % 3 > 0) {
        await at(Date.parse(addDays(dueDate, n % 3 === 1 ? -2 : 3)), () => Tasks.toggle(_id));
      }
    }
    const variables = { capital: 4_500_000, desde: "2016-04-27", hasta: "2016-12-31" };
    await Calculators.create(
      createCalculator.parse({
        type: "intereses",
        folderId,
        variables: { ...variables, tasa: "acta2630" },
      }),
    );
    await bookMoney(folderId);
  });
  await world.foja().settle();
  await writeDays(ana);
});

const screens: Screen[] = [
  { name: "statistics", path: SCREEN, shows: "Causas activas, día por día" },
  {
    name: "statistics-compared",
    path: `${SCREEN}?meses=6&comparar=1`,
    shows: /contra el período anterior/,
  },
  {
    name: "statistics-table",
    path: `${SCREEN}?meses=3&comparar=1`,
    shows: "Causas abiertas y cerradas por mes",
    prepare: async (page) => {
      for (const group of ["Causas por estado", "Causas abiertas y cerradas por mes"]) {
        await page
          .getByRole("group", { name: `Cómo se ve «${group}»` })
          .getByRole("button", { name: "Tabla" })
          .click();
      }
      await page.getByRole("table", { name: "Causas abiertas y cerradas por mes" }).waitFor();
    },
  },
  {
    name: "statistics-expired",
    path: `${SCREEN}?lista=vencidos`,
    shows: "Traslado de la demanda 4",
    prepare: async (page) => {
      await page.getByLabel("Seleccionar Traslado de la demanda 1").check();
      await seen(page, "Marcar 1 cumplido");
    },
  },
  {
    name: "statistics-acts",
    path: `${SCREEN}?lista=actuaciones&mes=:hace10&de=mano`,
    shows: "Traslado de la demanda 1",
  },
  { name: "statistics-accounts", path: `${SCREEN}?lista=cuentas`, shows: /Del cliente \$/ },
  {
    name: "statistics-money",
    path: `${SCREEN}?lista=dinero&mes=:hoy`,
    shows: /Tasa de justicia/,
  },
  { name: "folders-quiet", path: "/apps/folders/list?quieta=180", shows: /Quiroga, Delia/ },
];

describe("the statistics, in every width and mode", () => {
  it.each(screens)("$name", async (screen) => {
    const months = { ":hace10": addDays(today, -10), ":hoy": today };
    const path = Object.entries(months).reduce(
      (text, [name, day]) => text.replace(name, day.slice(0, 7)),
      screen.path,
    );
    await examineScreen(world, { ...screen, path }, ana);
  });

  it("statistics-none", async () => {
    const screen = { name: "statistics-none", path: SCREEN, shows: "Nada en este período." };
    await examineScreen(world, screen, await world.tenant());
  });
});

/** The figure of a link must equal the number of rows in its list. */
describe("each figure to put in order", () => {
  it("leads to a list of as many", async () => {
    const { page } = await world.visit({ as: ana });
    const { data } = (await ana.call("GET", `/api/stats/unified/${ana.userId}`)).body as {
      data: { dataQuality: Record<string, number> };
    };
    const lists: [figure: string, path: string][] = [
      ["quiet60", "/apps/folders/list?quieta=60"],
      ["quiet120", "/apps/folders/list?quieta=120"],
      ["quiet180", "/apps/folders/list?quieta=180"],
      ["withoutTask", "/apps/folders/list?falta=tarea"],
      ["withoutClient", "/apps/folders/list?falta=cliente"],
      ["withoutNumber", "/apps/folders/list?falta=expediente"],
    ];
    for (const [figure, path] of lists) {
      await page.goto(path);
      const count = data.dataQuality[figure] ?? 0;
      expect(count, figure).toBeGreaterThan(0);
      await seen(page, new RegExp(`(^|\\D)${count} resultados?`));
    }
    await page.goto(SCREEN);
    const owed = page.getByRole("link", { name: "$ 1.045.016,50" });
    await expect.poll(() => owed.textContent()).toBe("$ 1.045.016,50");
    await owed.click();
    await seen(page, "Te deben $ 1.045.016,50 y 10 UMA · Del cliente $ 120.000,00");
    await page.goto(`${SCREEN}?lista=vencidos`);
    await seen(page, new RegExp(`Seleccionar ${data.dataQuality.expiredOpen} vencimientos`));
  });

  it("is mended there in bulk, and goes from the figures", async () => {
    const { page } = await world.visit({ as: ana });
    await page.goto(`${SCREEN}?lista=vencidos`);
    await page.getByLabel(/^Seleccionar \d+ vencimientos/).check();
    await press(/^Marcar \d+ cumplidos$/)(page);
    await seen(page, "No queda ningún vencimiento sin cerrar.");
    await world.foja().settle();
    await page.goto(SCREEN);
    await seen(page, "Causas sin cliente");
    await expect.poll(() => page.getByText("Vencimientos pasados sin cerrar").count()).toBe(0);
  });
});

describe("what each person answers for", () => {
  /** Eva is responsible for two cases, two deadlines and two tasks; Ana for all others. */
  async function nameEva(responsibleId: string): Promise<void> {
    for (const folderName of ["Paz, Luis s/ sucesión", "Ríos c/ Vial Norte s/ daños"]) {
      await Folders.create({ folderName, responsibleId });
    }
    for (const days of [-4, 2]) {
      const dueDate = addDays(today, days);
      await Tasks.create({ name: `Llamar por teléfono ${days}`, dueDate, responsibleId });
      const { _id } = await Scheduling.schedule({
        title: `Contestar el traslado ${days}`,
        variables: {
          jurisdiccion: "PJN",
          notificacion: addDays(today, days - 3),
          tipoNotificacion: "electronica",
          cantidad: 3,
          unidad: "corridos",
          opciones: { feriaHabilitada: true },
        },
      });
      await Tasks.update(_id, { responsibleId, dueDate });
    }
  }

  it("is shown where there is a team, and each figure leads to a list of as many", async () => {
    const leo = await world.tenant({ plan: "standard" });
    const { page } = await world.visit({ as: leo });
    await page.goto(SCREEN);
    await seen(page, "Para poner al día");
    await expect.poll(() => page.getByText("Por responsable").count()).toBe(0);

    const { userId } = await letIn(leo, await asEva(await world.tenant()), "abogado");
    await leo.as(() => nameEva(userId));
    await world.foja().settle();
    const shown = { name: "statistics-people", path: SCREEN, shows: "Por responsable" };
    await examineScreen(world, shown, leo);

    await page.goto(SCREEN);
    const hers = page.getByRole("row", { name: /^Eva Ríos/ }).getByRole("link");
    await hers.first().waitFor();
    const figures = await hers.allTextContents();
    expect(figures).toEqual(["2", "4", "2", "1", "1"]);
    for (const [n, figure] of figures.entries()) {
      await page.goto(SCREEN);
      await hers.nth(n).click();
      await page.waitForURL((url) => url.searchParams.get("responsable") === userId);
      await seen(page, new RegExp(`(^|\\D)${figure} resultados?`));
    }

    await page.goto(SCREEN);
    await hers.first().waitFor();
    await press("Exportar")(page);
    const sheet = page.waitForEvent("download");
    await page.getByRole("menuitem", { name: "Planilla (CSV)" }).click();
    const text = await readFile(await (await sheet).path(), "utf8");
    expect(text).toContain('"Por responsable"\r\n"Persona";"Causas activas"');
    expect(text).toContain('"Eva Ríos";"2";"4";"2";"1";"1"');
  });
});

it("the figures are handed over as a spreadsheet and as a document", async () => {
  const { page } = await world.visit({ as: ana });
  await page.goto(SCREEN);
  await seen(page, "Causas por estado");
  for (const [item, name] of [
    ["Planilla (CSV)", "estadisticas.csv"],
    ["Documento (PDF)", `Estadísticas ${dayOf(Date.now())}.pdf`],
  ] as const) {
    await press("Exportar")(page);
    const download = page.waitForEvent("download");
    await page.getByRole("menuitem", { name: item }).click();
    expect((await download).suggestedFilename()).toBe(name);
  }
});
