import { Folders } from "@foja/core/practice/folders";
import { Tasks } from "@foja/core/practice/tasks";
import type { Tenant } from "@foja/harness/tenant";
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { arrowTo, deleteByMenu, placeOf } from "./steps";
import { seen, withoutNews } from "./visit";
import { openWorld } from "./world";

const { visit, tenant } = openWorld();
const LIST = "/tareas";

const write = (ana: Tenant, ...tasks: Parameters<typeof Tasks.create>[0][]) =>
  ana.as(async () => {
    const made = [];
    for (const task of tasks) made.push(await Tasks.create(task));
    return made;
  });

const table = (page: Page) => page.getByRole("table", { name: "Tareas" });
const row = (page: Page, name: string) => table(page).getByRole("link", { name });
const names = (page: Page) => table(page).getByRole("link").allTextContents();
const field = (page: Page, name: string) =>
  page.getByRole("dialog").getByLabel(name, { exact: true });
const peek = (page: Page) => page.getByRole("complementary", { name: "Vista previa de la tarea" });
const column = (page: Page, name: string) => page.getByRole("region", { name, exact: true });

async function chooseFor(page: Page, name: string, item: string) {
  await page.getByRole("button", { name: `Acciones de ${name}` }).click();
  await page.getByRole("menuitem", { name: item }).click();
}

describe("a task", () => {
  it("is written down with all that a lawyer writes of it, by keyboard, and shown beside", async () => {
    const ana = await tenant();
    await ana.as(() => Folders.create({ folderName: "Arce c/ Banco s/ ordinario" }));
    const { page } = await visit({ as: ana });
    await page.goto(LIST);
    await seen(page, "Todavía no hay tareas en tu estudio.");
    await page.keyboard.press("c");
    await field(page, "Tarea").fill("Presentar el alegato");
    await field(page, "Vencimiento").fill("1/12/2030");
    await field(page, "Prioridad").selectOption({ label: "Urgente" });
    await field(page, "Causa").fill("banco");
    await page.getByRole("option", { name: "Arce c/ Banco s/ ordinario" }).waitFor();
    await page.keyboard.press("Enter");
    await field(page, "Etiquetas").fill("Alegatos");
    await page.keyboard.press("Enter");
    await field(page, "Descripción").fill("Con copia.");
    await field(page, "Tarea").press("Enter");
    const card = peek(page);
    await card.getByText("Vence dom 1/12/2030").waitFor();
    await card.getByText("Alegatos").waitFor();
    await card.getByRole("link", { name: "Arce c/ Banco s/ ordinario" }).waitFor();
    await expect.poll(() => placeOf(page)).toMatch(/^\/tareas\?task=tas_/);
    const focused = () => page.evaluate(() => document.activeElement?.textContent);
    await expect.poll(focused).toBe("Presentar el alegato");
    await page.reload();
    await card.getByRole("heading", { name: "Presentar el alegato" }).waitFor();
  });

  it("is ticked at once, leaves what is to be done, and comes back when that is undone", async () => {
    const ana = await tenant();
    await write(ana, { name: "Una" }, { name: "Otra" });
    const { page } = await visit({ as: ana });
    await page.goto(LIST);
    await page.getByRole("button", { name: "Completar: Una" }).click();
    await row(page, "Una").waitFor({ state: "detached" });
    await page.getByRole("button", { name: "Deshacer" }).click();
    await row(page, "Una").waitFor();
  });

  it("goes when it is deleted, once that is confirmed, or archived, and comes back", async () => {
    const ana = await tenant();
    await write(ana, { name: "Una" });
    const { page } = await visit({ as: ana });
    await page.goto(LIST);
    await chooseFor(page, "Una", "Eliminar");
    await page.getByRole("dialog").getByRole("button", { name: "Eliminar" }).click();
    await seen(page, "Tarea eliminada");
    await row(page, "Una").waitFor({ state: "detached" });
    await page.getByRole("button", { name: "Deshacer" }).click();
    await row(page, "Una").waitFor();
    await chooseFor(page, "Una", "Archivar");
    await seen(page, "Tarea archivada");
    await page.getByRole("button", { name: "Archivadas" }).click();
    await chooseFor(page, "Una", "Desarchivar");
    await seen(page, "No hay tareas archivadas.");
    await page.getByRole("button", { name: "Activas", exact: true }).click();
    await row(page, "Una").waitFor();
  });

  it("is found by what it says, and by when it falls due; the address keeps it", async () => {
    const ana = await tenant();
    await write(
      ana,
      { name: "Vieja", dueDate: "2020-01-01" },
      { name: "Lejana", dueDate: "2099-01-01", tags: ["Pericia"] },
      { name: "Hecha", status: "completada" },
    );
    const { page } = await visit({ as: ana });
    await page.goto(LIST);
    await row(page, "Vieja").waitFor();
    await expect.poll(() => names(page)).toEqual(["Vieja", "Lejana"]);
    await table(page).getByText("Venció el mié 1/1/2020").waitFor();
    await page.getByRole("button", { name: /^Filtros/ }).click();
    await field(page, "Vencimiento").selectOption({ label: "Vencidas" });
    await page.getByRole("button", { name: "Ver las tareas" }).click();
    await row(page, "Lejana").waitFor({ state: "detached" });
    await expect.poll(() => placeOf(page)).toBe("/tareas?vence=vencidas");
    await page.goto(`${LIST}?q=pericia`);
    await row(page, "Lejana").waitFor();
    await page.goto(`${LIST}?q=zzz`);
    await page.getByRole("button", { name: "Quitar los filtros" }).click();
    await row(page, "Vieja").waitFor();
  });

  it("shows both values when somebody else saved first", async () => {
    const ana = await tenant();
    const [task] = await write(ana, { name: "Una" });
    const { page } = await visit({ as: ana, expects: /412/ });
    await withoutNews(page);
    await page.goto(`${LIST}?editar=${task?._id}`);
    await field(page, "Tarea").fill("Lo mío");
    await ana.as(() => Tasks.update(task?._id ?? "", { name: "Lo otro" }));
    await page.getByRole("button", { name: "Guardar cambios" }).click();
    await page.getByRole("radio", { name: /Lo otro/ }).check();
    await page.getByRole("button", { name: "Guardar lo elegido" }).click();
    await row(page, "Lo otro").waitFor();
  });
});

describe("several tasks", () => {
  it("are archived together", async () => {
    const ana = await tenant();
    await write(ana, { name: "Una" }, { name: "Dos" }, { name: "Tres" });
    const { page } = await visit({ as: ana });
    await page.goto(LIST);
    await page.getByLabel("Marcar Una").check();
    await page.getByLabel("Marcar Tres").check();
    await seen(page, "2 tareas marcadas");
    const bar = page.getByRole("region", { name: "Tareas marcadas" });
    await bar.getByRole("button", { name: "Archivar" }).click();
    await seen(page, "2 tareas archivadas");
    await expect.poll(() => names(page)).toEqual(["Dos"]);
  });
});

describe("the board", () => {
  it("moves a card by its menu, by keyboard and by hand; each is kept", async () => {
    const ana = await tenant();
    const [task] = await write(ana, { name: "Una" });
    const state = async () => (await ana.as(() => Tasks.get(task?._id ?? ""))).status;
    const { page } = await visit({ as: ana });
    await page.goto(`${LIST}?vista=tablero`);
    await column(page, "Pendiente").getByRole("link", { name: "Una" }).waitFor();
    await page.getByRole("button", { name: "Mover Una a…" }).click();
    await page.getByRole("menuitem", { name: "En proceso" }).click();
    await column(page, "En proceso").getByRole("link", { name: "Una" }).waitFor();
    await seen(page, "Tarea: en proceso");
    await expect.poll(state).toBe("enProceso");

    const card = await column(page, "En proceso").getByRole("listitem").boundingBox();
    const target = await column(page, "Pendiente").boundingBox();
    if (!card || !target) throw new Error("no board");
    await page.mouse.move(card.x + 60, card.y + 20);
    await page.mouse.down();
    await page.mouse.move(card.x + 30, card.y + 30, { steps: 3 });
    await page.mouse.move(target.x + 80, target.y + 90, { steps: 6 });
    await page.getByText("Sobre Pendiente.").waitFor({ state: "attached" });
    await page.mouse.up();
    await column(page, "Pendiente").getByRole("link", { name: "Una" }).waitFor();
    await expect.poll(state).toBe("pendiente");

    await page.getByRole("button", { name: "Tomar Una" }).focus();
    await page.keyboard.press("Space");
    await page.getByText("Sobre Pendiente.").waitFor({ state: "attached" });
    await arrowTo(page, "ArrowRight", "Sobre Completada.");
    await page.keyboard.press("Space");
    await seen(page, "Tarea completada");
    await expect.poll(state).toBe("completada");
    // The board shows what is to be done.
    await page.getByRole("link", { name: "Una" }).waitFor({ state: "detached" });
  });
});

describe("the files of a task", () => {
  const PDF = Buffer.from("%PDF-1.7\n1 0 obj");
  const choose = (page: Page, name: string, buffer: Buffer, mimeType = "application/pdf") =>
    page.getByLabel("Elegir archivos").setInputFiles({ name, mimeType, buffer });

  it("go up, come down under their own name, and go when they are deleted", async () => {
    const ana = await tenant();
    const [task] = await write(ana, { name: "Una" });
    const { page } = await visit({ as: ana });
    await page.goto(`${LIST}?task=${task?._id}`);
    await peek(page).getByText("Soltá acá un archivo").waitFor();
    await choose(page, "Demanda Ñáñez.pdf", PDF);
    const down = page.getByRole("button", { name: "Bajar Demanda Ñáñez.pdf" });
    const [download] = await Promise.all([page.waitForEvent("download"), down.click()]);
    expect(download.suggestedFilename()).toBe("Demanda Ñáñez.pdf");
    const chunks: Buffer[] = [];
    for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer);
    expect(Buffer.concat(chunks)).toEqual(PDF);
    await page.getByRole("button", { name: "Acciones de Demanda Ñáñez.pdf" }).click();
    await deleteByMenu(page);
    await seen(page, "Archivo eliminado");
    await down.waitFor({ state: "detached" });
  });

  it("are refused in words when they may not be attached, or are not what they say", async () => {
    const ana = await tenant();
    const [task] = await write(ana, { name: "Una" });
    const { page } = await visit({ as: ana, expects: /422/ });
    await page.goto(`${LIST}?task=${task?._id}`);
    await peek(page).getByText("Soltá acá un archivo").waitFor();
    await choose(page, "pagina.html", Buffer.from("<html>"), "text/html");
    await seen(page, /pagina\.html: no se puede adjuntar/);
    await choose(page, "falso.pdf", Buffer.from("<html><script>"));
    await seen(page, /El archivo no es lo que dice ser/);
    expect((await ana.as(() => Tasks.get(task?._id ?? ""))).attachments).toEqual([]);
  });
});
