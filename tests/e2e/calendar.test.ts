import { addDays, addMonths } from "@foja/core/kernel/day.rules";
import { dayOf, instantAt } from "@foja/core/kernel/zone.rules";
import { Calendars } from "@foja/core/law/deadlines";
import { Events } from "@foja/core/practice/events";
import { Folders } from "@foja/core/practice/folders";
import { Tasks } from "@foja/core/practice/tasks";
import type { Tenant } from "@foja/harness/tenant";
import type { Page } from "playwright-core";
import { beforeEach, describe, expect, it } from "vitest";
import { deleteByMenu, placeOf } from "./steps";
import { heading, seen, withoutNews } from "./visit";
import { openWorld } from "./world";

const { visit, tenant, foja } = openWorld();
const PAGE = "/apps/calendar";
let today = "";
let nextMonth = "";
let twelfth = "";
// Anew for each test: the file may run past midnight, and into another month.
beforeEach(() => {
  today = dayOf(Date.now());
  nextMonth = addMonths(today, 1).slice(0, 7);
  twelfth = `${today.slice(0, 8)}12`;
});

const typed = (day: string) => day.split("-").reverse().join("/");

const agenda = (ana: Tenant, title: string, from: string, to: string, more: object = {}) =>
  ana.as(() =>
    Events.create({ title, start: instantAt(twelfth, from), end: instantAt(twelfth, to), ...more }),
  );
const one = (ana: Tenant, id: string) => ana.as(() => Events.get(id));
const entry = (page: Page, name: string) =>
  page.locator(".cal").getByText(name, { exact: false }).first();
const dialog = (page: Page) => page.getByRole("dialog");
const field = (page: Page, name: string) => dialog(page).getByLabel(name, { exact: true });
const press = (page: Page, name: string) =>
  dialog(page).getByRole("button", { name, exact: true }).click();
const cell = (page: Page, day: string) => page.locator(`[data-date="${day}"]`).last();

describe("an event", () => {
  it("is made on the day that is clicked, in a case found by a part of its name", async () => {
    const ana = await tenant();
    await ana.as(() => Folders.create({ folderName: "Ñáñez c/ Frigorífico s/ despido" }));
    const { page } = await visit({ as: ana });
    await page.goto(PAGE);
    await cell(page, addDays(twelfth, 2)).click();
    await field(page, "Título").fill("Vista de causa");
    await expect.poll(() => field(page, "Todo el día").isChecked()).toBe(true);
    await field(page, "Todo el día").uncheck();
    await field(page, "Hora de inicio").fill("a la mañana");
    await press(page, "Agendar");
    await seen(page, "Escribila como 09:30");
    await field(page, "Duración").selectOption({ label: "Hasta otra hora…" });
    await field(page, "Hora de fin").fill("1030");
    await field(page, "Hora de inicio").fill("9.30 hs");
    await field(page, "Hora de fin").fill("11");
    await field(page, "Tipo").selectOption({ label: "Audiencia" });
    await page.getByRole("combobox", { name: /Causa/ }).fill("nada");
    await page.keyboard.press("Escape");
    await page.getByRole("combobox", { name: /Causa/ }).fill("nanez");
    await page.getByRole("listbox").getByRole("option").first().waitFor();
    await page.keyboard.press("Enter");
    await press(page, "Agendar");
    await seen(page, "Evento agendado");
    const focused = () => page.evaluate(() => document.activeElement?.textContent);
    await expect.poll(focused).toContain("Vista de causa");
    await entry(page, "Vista de causa").click();
    await heading(page, "Vista de causa");
    await dialog(page).getByRole("link", { name: "Ñáñez c/ Frigorífico s/ despido" }).waitFor();
    await seen(page, /, 14 de .*, 09:30 a 11:00/);
    expect(placeOf(page)).toContain("event=evt_");
  });

  it("is moved without a mouse, and back", async () => {
    const ana = await tenant();
    const { _id, start } = await agenda(ana, "Reunión con la clienta", "10:00", "11:00");
    const { page } = await visit({ as: ana });
    await page.goto(PAGE);
    await entry(page, "Reunión con la clienta").waitFor();
    await page.locator(".cal [tabindex='0']", { hasText: "Reunión con la clienta" }).focus();
    await page.keyboard.press("Enter");
    await press(page, "Mover a…");
    const next = addDays(twelfth, 1);
    await field(page, "Fecha de inicio").fill(typed(next));
    await field(page, "Hora de inicio").fill("930");
    await expect.poll(() => field(page, "Duración").inputValue()).toBe("3600000");
    await press(page, "Mover");
    // A notice stays while the pointer is over it.
    await page.getByText("Movido:").hover();
    await expect.poll(async () => (await one(ana, _id)).start).toBe(instantAt(next, "09:30"));
    await page.getByRole("button", { name: "Deshacer" }).click();
    await expect.poll(async () => (await one(ana, _id)).start).toBe(start);
  });

  it("is dragged to another day, its hours kept", async () => {
    const ana = await tenant();
    const { _id } = await agenda(ana, "Pericia contable", "10:00", "11:30");
    const { page } = await visit({ as: ana });
    await page.goto(PAGE);
    const from = await entry(page, "Pericia contable").boundingBox();
    const to = await cell(page, addDays(twelfth, 7)).boundingBox();
    if (!from || !to) throw new Error("the grid is not there");
    await page.mouse.move(from.x + 10, from.y + 5);
    await page.mouse.down();
    await page.mouse.move(to.x + 40, to.y + 30, { steps: 8 });
    await page.mouse.move(to.x + 45, to.y + 45, { steps: 4 });
    await page.mouse.up();
    await seen(page, "Movido:");
    const day = addDays(twelfth, 7);
    expect(await one(ana, _id)).toMatchObject({
      start: instantAt(day, "10:00"),
      end: instantAt(day, "11:30"),
    });
  });

  it("goes when that is confirmed, and comes back when that is undone", async () => {
    const ana = await tenant();
    const { _id } = await agenda(ana, "Llamada perdida", "10:00", "10:15");
    const { page } = await visit({ as: ana });
    await page.goto(`${PAGE}?event=${_id}`);
    await press(page, "Más acciones del evento");
    await deleteByMenu(page);
    // A notice stays while the pointer is over it.
    await page.getByText("Evento eliminado").hover();
    await entry(page, "Llamada perdida").waitFor({ state: "detached" });
    await page.getByRole("button", { name: "Deshacer" }).click();
    await entry(page, "Llamada perdida").waitFor();
  });

  it("is copied with everything but its name being the only one", async () => {
    const ana = await tenant();
    const { _id } = await agenda(ana, "Control semanal", "08:00", "08:30", { type: "llamada" });
    const { page } = await visit({ as: ana });
    await page.goto(`${PAGE}?event=${_id}`);
    await press(page, "Duplicar");
    await field(page, "Título").fill("Control mensual");
    await press(page, "Agendar");
    await entry(page, "Control mensual").waitFor();
    await entry(page, "Control semanal").waitFor();
  });

  it("shows both values when somebody else saved first", async () => {
    const ana = await tenant();
    const { _id } = await agenda(ana, "Audiencia", "10:00", "11:00");
    const { page } = await visit({ as: ana, expects: /412/ });
    await withoutNews(page);
    await page.goto(`${PAGE}?editar=${_id}`);
    await field(page, "Título").fill("Lo mío");
    await ana.as(() =>
      Events.update(_id, { title: "Lo otro", start: instantAt(twelfth, "09:00") }),
    );
    await press(page, "Guardar cambios");
    await page.getByRole("radio", { name: /Lo mío/ }).waitFor();
    await page.getByRole("radio", { name: /Lo otro/ }).check();
    await press(page, "Guardar lo elegido");
    await seen(page, "Evento actualizado");
    expect(await one(ana, _id)).toMatchObject({
      title: "Lo otro",
      start: instantAt(twelfth, "09:00"),
    });
  });

  it("that is being written is kept when its dialog is closed", async () => {
    const { page } = await visit({ as: await tenant() });
    await page.goto(PAGE);
    await page.getByRole("button", { name: "Nuevo evento" }).click();
    await field(page, "Título").fill("A medio escribir");
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Nuevo evento" }).click();
    await page.getByRole("button", { name: "Recuperar A medio escribir" }).click();
    await expect.poll(() => field(page, "Título").inputValue()).toBe("A medio escribir");
  });
});

describe("the calendar", () => {
  it("gives a week with something more height than one without, within the window", async () => {
    const ana = await tenant();
    await agenda(ana, "Vista de causa", "10:00", "11:00");
    const { page } = await visit({ as: ana });
    await page.goto(PAGE);
    await entry(page, "Vista de causa").waitFor();
    const heights = () =>
      page
        .locator(".cal [role='rowgroup'] > [role='row']")
        .filter({ has: page.locator("[data-date]") })
        .evaluateAll((rows) =>
          rows.map((row) => [row.querySelector(".cal-event") !== null, row.clientHeight] as const),
        );
    const isTaller = async () => {
      const all = await heights();
      const full = all.find(([has]) => has)?.[1] ?? 0;
      return all.length > 1 && all.every(([has, height]) => has || height < full);
    };
    await expect.poll(isTaller).toBe(true);
    const board = await page.locator(".cal").boundingBox();
    expect((board?.y ?? 0) + (board?.height ?? 0)).toBeLessThanOrEqual(900);
  });

  it("knows the court: its closed days by name, working days left, whose case it is", async () => {
    const ana = await tenant();
    const { _id: folderId } = await ana.as(() =>
      Folders.create({ folderName: "Sosa, Marcos c/ Transportes del Plata S.A. s/ daños" }),
    );
    const [from, reason] = [`${nextMonth}-20`, "Fumigación"];
    const closed = { from, to: from, kind: "asueto", reason, source: null } as const;
    await ana.as(async () => Calendars.replaceEdits(await Calendars.load("PJN"), [closed]));
    await agenda(ana, "Vista de causa", "10:00", "11:00", { type: "audiencia", folderId });
    await ana.as(() => Tasks.create({ name: "Vieja", dueDate: addDays(today, -3), folderId }));
    const { page } = await visit({ as: ana });
    await page.goto(`${PAGE}?fecha=${nextMonth}-01`);
    await seen(page, "Asueto: Fumigación");
    await page
      .getByTitle(/^Quedan \d+ días hábiles$/)
      .first()
      .waitFor();
    const grid = await page.locator(".cal").boundingBox();
    expect((grid?.y ?? 900) + (grid?.height ?? 0)).toBeLessThanOrEqual(900);
    await page.goto(PAGE);
    await entry(page, "Sosa · ").waitFor();
    const forms = page.locator(".cal [data-form]");
    await expect
      .poll(() => forms.evaluateAll((all) => all.map((one) => one.getAttribute("data-form"))))
      .toContain("hearing");
    await page.goto(`${PAGE}?fecha=${addDays(today, -3)}`);
    await page.locator(".cal [data-late]", { hasText: "Vieja" }).first().waitFor();
    await page.goto(`${PAGE}?vista=semana&fecha=${from}`);
    await seen(page, "Asueto: Fumigación");
  });

  it("keeps its view in the address and filters by type and by case", async () => {
    const ana = await tenant();
    await agenda(ana, "La audiencia", "10:00", "11:00", { type: "audiencia" });
    await agenda(ana, "El almuerzo", "13:00", "14:00", { type: "personal" });
    const { page } = await visit({ as: ana });
    await page.goto(`${PAGE}?fecha=${twelfth}`);
    await page.getByRole("button", { name: "Semana", exact: true }).click();
    await page.waitForURL(/vista=semana/);
    await page.reload();
    await entry(page, "El almuerzo").waitFor();
    await page.getByRole("button", { name: "Filtros" }).click();
    await page.getByLabel("Audiencia", { exact: true }).click();
    await page.waitForURL(/tipos=audiencia/);
    await entry(page, "El almuerzo").waitFor({ state: "detached" });
    await entry(page, "La audiencia").waitFor();
    await page.getByLabel("Solo con causa").click();
    await entry(page, "La audiencia").waitFor({ state: "detached" });
  });

  it("shows the hour of the practice in a browser on the other side of the world", async () => {
    const ana = await tenant();
    await agenda(ana, "Tarde en el juzgado", "23:30", "23:45");
    const { page } = await visit({ as: ana, timezoneId: "Asia/Tokyo" });
    await page.goto(`${PAGE}?vista=dia&fecha=${twelfth}`);
    await entry(page, "Tarde en el juzgado").waitFor();
    await seen(page, "23:30");
  });

  it("on a phone is a list of what comes, which begins today and says how much is overdue", async () => {
    const ana = await tenant();
    const on = (title: string, day: string) => {
      const [start, end] = [instantAt(day, "10:30"), instantAt(day, "12:00")];
      return Events.create({ title, start, end, type: "audiencia" });
    };
    await ana.as(async () => {
      await on("Audiencia de ayer", addDays(today, -1));
      await on("Audiencia preliminar", today);
      await Tasks.create({ name: "Contestar", dueDate: addDays(today, -3) });
      await Tasks.create({ name: "Apelar", dueDate: addDays(today, -40) });
    });
    const { page } = await visit({ as: ana, width: 390 });
    await page.goto(PAGE);
    await heading(page, "Desde hoy");
    await entry(page, "10:30").waitFor();
    await expect.poll(() => page.getByText("Audiencia de ayer").count()).toBe(0);
    await page.getByRole("link", { name: "2 vencidos" }).click();
    await heading(page, "Vencido", 1);
    await page.getByRole("link", { name: "Apelar" }).waitFor();
    await page.getByRole("link", { name: "Contestar" }).waitFor();
    await page.goBack();
    await entry(page, "Audiencia preliminar").click();
    await heading(page, "Audiencia preliminar");
  });
});

describe("the feed", () => {
  it("is published at an address that is shown once, made anew, and ended", async () => {
    const ana = await tenant();
    await agenda(ana, "Publicado", "10:00", "11:00");
    const { page } = await visit({ as: ana });
    await page.goto(PAGE);
    const address = () => field(page, "Dirección secreta de tu agenda").inputValue();
    const reads = async (url: string) => {
      const answer = await fetch(`${foja().url}${new URL(url).pathname}`);
      return [answer.status, (await answer.text()).includes("SUMMARY:Publicado")];
    };
    await page.getByRole("button", { name: "Suscribir desde otro calendario" }).click();
    await press(page, "Crear la dirección");
    const first = await address();
    await press(page, "Copiar");
    await seen(page, "Dirección copiada");
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(first);
    expect(await reads(first)).toEqual([200, true]);
    await press(page, "Regenerar la dirección");
    await expect.poll(address).not.toBe(first);
    expect((await reads(first))[0]).toBe(404);
    const second = await address();
    await press(page, "Dejar de publicar");
    await seen(page, "Tu agenda dejó de publicarse");
    expect((await reads(second))[0]).toBe(404);
  });
});
