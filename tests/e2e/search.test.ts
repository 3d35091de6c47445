import { Causas } from "@foja/core/courts/causas";
import { addDays } from "@foja/core/kernel/day.rules";
import { shortDay } from "@foja/core/kernel/short-day.rules";
import { dayOf } from "@foja/core/kernel/zone.rules";
import { Events } from "@foja/core/practice/events";
import { Folders } from "@foja/core/practice/folders";
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { heading, seen } from "./visit";
import { openWorld } from "./world";

const { visit, tenant, foja } = openWorld();
const HOME = "/dashboard/default";

const box = (page: Page) => page.getByRole("combobox", { name: "Buscar en el estudio" });
const options = (page: Page) => page.getByRole("option");

/** Closes the open dialog, once it has the focus: before that it misses the key. */
async function leave(page: Page) {
  await page.locator("[role=dialog]:focus-within").waitFor();
  await page.keyboard.press("Escape");
  await page.getByRole("dialog").waitFor({ state: "detached" });
}

async function practice() {
  const ana = await tenant({ plan: "standard" });
  await ana.as(async () => {
    const { _id } = await Folders.create({ folderName: "Muñoz c/ Ibáñez s/ despido" });
    await Causas.link(_id, { system: "pjn", number: "CNT 35335/2016", confirmed: true });
    for (let n = 1; n <= 7; n += 1) await Folders.create({ folderName: `Sucesión ${n}` });
  });
  await foja().settle();
  return ana;
}

describe("the search", () => {
  it("goes to a case by half its number, without the mouse", async () => {
    const { page } = await visit({ as: await practice() });
    await page.goto(HOME);
    await heading(page, /./, 1);
    await page.keyboard.press("Control+k");
    await box(page).waitFor();
    await page.keyboard.type("5335/20");
    await options(page).filter({ hasText: "Muñoz c/ Ibáñez s/ despido" }).waitFor();
    await page.keyboard.press("Enter");
    await heading(page, "Muñoz c/ Ibáñez s/ despido", 1);
    await box(page).waitFor({ state: "detached" });
    await page.keyboard.press("Control+k");
    await seen(page, "Búsquedas recientes");
    await options(page).filter({ hasText: "5335/20" }).waitFor();
  });

  it("finds a case by its name from the first key, and says where it looked", async () => {
    const { page } = await visit({ as: await practice() });
    // The list of cases, not the latest ones of the dashboard.
    const cases = page.waitForResponse(/\/api\/folders\/user\/.*[?&]limit=50\b/);
    await page.goto(HOME);
    await heading(page, /./, 1);
    await page.keyboard.press("Control+k");
    await box(page).fill("ibanez");
    await options(page).filter({ hasText: "Muñoz c/ Ibáñez s/ despido" }).waitFor();
    // Without it the server would be asked, and say nothing of what is missing here.
    await cases;
    await box(page).fill("sucesion");
    await expect.poll(() => options(page).count()).toBe(5);
    await seen(
      page,
      "Algunos datos aún no están cargados localmente: eventos, documentos, escritos y correos.",
    );
    await box(page).fill("zzz");
    await seen(page, 'No se encontraron resultados para "zzz"');
    await box(page).fill("w");
    await seen(
      page,
      'No se encontraron sugerencias para "w". Presiona "Buscar" para buscar en el servidor.',
    );
    await page.getByRole("dialog").getByRole("button", { name: "Buscar" }).click();
    await seen(page, 'No se encontraron resultados para "w"');
    await page.keyboard.press("Escape");
    await box(page).waitFor({ state: "detached" });
  });

  it("asks the server by itself for what no list holds", async () => {
    const ana = await practice();
    await ana.as(async () => {
      const span = { start: "2031-12-01T12:00:00.000Z", end: "2031-12-01T13:00:00.000Z" };
      await Events.create({ title: "Pericia contable", type: "pericia", allDay: false, ...span });
    });
    await foja().settle();
    const { page } = await visit({ as: ana });
    await page.goto(HOME);
    await heading(page, /./, 1);
    await page.keyboard.press("Control+k");
    await box(page).fill("contable");
    await options(page).filter({ hasText: "Pericia contable" }).waitFor();
  });

  it("opens an action by any word of its name", async () => {
    const { page } = await visit({ as: await practice() });
    await page.goto(HOME);
    await heading(page, /./, 1);
    await page.keyboard.press("Control+k");
    await box(page).fill("apariencia");
    await page.keyboard.press("Enter");
    await heading(page, "Apariencia");
    await leave(page);
    await page.keyboard.press("Control+k");
    await box(page).fill("nov");
    await options(page).filter({ hasText: "Ir a Novedades" }).waitFor();
    await page.keyboard.press("Enter");
    await page.waitForURL(/novedades/);
  });

  it("understands a task, a deadline and an event, and opens each one's form", async () => {
    const { page } = await visit({ as: await practice() });
    await page.goto(HOME);
    await heading(page, /./, 1);
    const say = async (text: string, what: string) => {
      await page.keyboard.press("Control+k");
      await box(page).fill(text);
      await options(page).first().filter({ hasText: what }).waitFor();
      await page.keyboard.press("Enter");
      await box(page).waitFor({ state: "detached" });
    };
    const field = (name: string) => page.getByRole("dialog").getByLabel(name, { exact: true });

    const [today, later] = [dayOf(Date.now()), addDays(dayOf(Date.now()), 40)];
    const due = later.split("-").reverse().join("/");
    await say(
      `tarea impugnar ibanez ${due}`,
      `Tarea «impugnar» en Muñoz c/ Ibáñez s/ despido${shortDay(later, today)}`,
    );
    await heading(page, "Nueva tarea");
    await expect.poll(() => field("Tarea").inputValue()).toBe("impugnar");
    await expect.poll(() => field("Vencimiento").inputValue()).toBe(due);
    await expect.poll(() => field("Causa").inputValue()).toBe("Muñoz c/ Ibáñez s/ despido");
    await page.getByRole("button", { name: "Crear tarea" }).click();
    await seen(page, "Tarea creada");

    await say("audiencia muñoz 1/12/2031 9:30", "Audiencia en Muñoz c/ Ibáñez s/ despido");
    await heading(page, "Nuevo evento");
    await expect.poll(() => field("Título").inputValue()).toBe("Audiencia");
    await expect.poll(() => field("Fecha de inicio").inputValue()).toBe("01/12/2031");
    await expect.poll(() => field("Hora de inicio").inputValue()).toBe("09:30");
    await leave(page);

    await say("plazo muñoz 7 dias traslado", "Plazo «traslado» en Muñoz");
    await page.waitForURL(/plazos\?.*titulo=traslado/);
    await expect
      .poll(() => page.getByLabel("Plazo", { exact: true }).inputValue())
      .toBe("+7 días hábiles");
  });

  it("takes no case for granted where several fit", async () => {
    const { page } = await visit({ as: await practice() });
    await page.goto(HOME);
    await heading(page, /./, 1);
    await page.keyboard.press("Control+k");
    await box(page).fill("tarea oficio sucesion mañana");
    await options(page).nth(3).filter({ hasText: "Tarea «oficio sucesion»" }).waitFor();
    await expect
      .poll(() => options(page).filter({ hasText: "Tarea «oficio» en Sucesión" }).count())
      .toBe(3);
  });

  it("is left alone by the letters of the page behind it, which have a help of their own", async () => {
    const { page } = await visit({ as: await practice() });
    await page.goto(HOME);
    await heading(page, /./, 1);
    await page.keyboard.press("Control+k");
    await box(page).fill("g f c ?");
    await page.keyboard.press("Escape");
    await box(page).waitFor({ state: "detached" });
    expect(new URL(page.url()).pathname).toBe(HOME);
    await page.keyboard.press("?");
    await heading(page, "Atajos del teclado");
    await leave(page);
    await page.keyboard.press("g");
    await page.keyboard.press("f");
    await page.waitForURL(/folders\/list/);
  });
});
