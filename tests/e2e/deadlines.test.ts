import { Scheduling } from "@foja/core/agenda/scheduling";
import { Calendars } from "@foja/core/law/deadlines";
import { Folders } from "@foja/core/practice/folders";
import { Tasks } from "@foja/core/practice/tasks";
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { placeOf } from "./steps";
import { seen } from "./visit";
import { openWorld } from "./world";

const { visit, tenant } = openWorld();
const DEADLINES = "/apps/calc/plazos";

const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });
const result = (page: Page) => page.getByRole("region", { name: "Resultado" });
const dialog = (page: Page) => page.getByRole("dialog");
const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();

describe("a deadline", () => {
  it("is counted as it is typed, put into the agenda of its case, and taken out again", async () => {
    const ana = await tenant();
    const { _id: folderId } = await ana.as(() =>
      Folders.create({ folderName: "Arce c/ Banco s/ ordinario" }),
    );
    const { page } = await visit({ as: ana });
    await page.goto(`${DEADLINES}?folder=${folderId}&fecha=2030-11-22`);
    await field(page, "Plazo").fill("10 d");
    await result(page).getByText("Viernes, 6 de diciembre de 2030").waitFor();
    await field(page, "Plazo").fill("24 h");
    await field(page, "Hora").fill("10:30");
    await result(page).getByText("Lunes, 25 de noviembre de 2030 a las 10:30").waitFor();
    await page.getByLabel("De uso").selectOption("Apelación");
    await result(page).getByText("Viernes, 29 de noviembre de 2030").waitFor();
    await result(page).getByText("Con gracia: lunes 02/12/2030 hasta las 09:30").waitFor();

    await press(page, "Agendar");
    await expect.poll(() => dialog(page).getByLabel("Título").inputValue()).toBe("Apelación");
    await expect
      .poll(() => dialog(page).getByRole("combobox").inputValue())
      .toBe("Arce c/ Banco s/ ordinario");
    await dialog(page).getByRole("button", { name: "Agendar" }).click();
    await seen(page, "Agendado: «Apelación» vence el viernes 29/11/2030.");
    const dues = () =>
      ana.as(async () => (await Tasks.list({ limit: 10 })).tasks.map(({ dueDate }) => dueDate));
    expect(await dues()).toEqual(["2030-11-29"]);
    await press(page, "Deshacer");
    await seen(page, "El plazo ya no está agendado");
    expect(await dues()).toEqual([]);

    await press(page, "Agendar");
    await dialog(page).getByRole("button", { name: "Agendar" }).click();
    await page.getByRole("link", { name: "Ver la tarea" }).click();
    await seen(page, "Se contó: 5 días hábiles desde el viernes 22/11/2030");
    expect(placeOf(page)).toMatch(/^\/tareas\?task=tas_/);
  });
});

describe("the calendar of the practice", () => {
  it("shows what a day moves before it is added, moves it, and gives it back", async () => {
    const ana = await tenant();
    const variables = { jurisdiccion: "PJN", notificacion: "2030-11-22", cantidad: 5 } as const;
    const task = await ana.as(() => Scheduling.schedule({ variables, title: "Apelación" }));
    const dueDate = () => ana.as(async () => (await Tasks.get(task._id)).dueDate);
    const { page } = await visit({ as: ana });
    await page.goto(`${DEADLINES}?vista=calendario&anio=2030`);
    await press(page, "Agregar días");
    await dialog(page).getByLabel("Desde").fill("26/11/2030");
    await press(page, "Ver qué cambia");
    await seen(page, "Completá este dato");
    await dialog(page).getByLabel("Motivo").fill("Fumigación");
    await press(page, "Ver qué cambia");
    await seen(page, "Vencía el viernes 29/11/2030; vence el lunes 02/12/2030");
    expect(await dueDate()).toBe("2030-11-29");
    await press(page, "Guardar el cambio");
    await seen(page, "Calendario guardado: se movió 1 plazo");
    await seen(page, "Asueto: Fumigación");
    expect(await dueDate()).toBe("2030-12-02");

    await press(page, "Quitar 26/11/2030: Asueto: Fumigación");
    await press(page, "Guardar el cambio");
    await page.getByText("Asueto: Fumigación").waitFor({ state: "detached" });
    expect(await dueDate()).toBe("2030-11-29");

    await press(page, "Quitar 25/12/2030: Feriado: Navidad");
    await seen(page, "Ningún plazo agendado se mueve.");
    await press(page, "Guardar el cambio");
    await seen(page, "Días que tu estudio quitó");
    await press(page, "Reponer 25/12/2030");
    await press(page, "Guardar el cambio");
    await page.getByText("Días que tu estudio quitó").waitFor({ state: "detached" });
    await expect.poll(() => ana.as(async () => (await Calendars.load("PJN")).edits)).toEqual([]);
  });
});
