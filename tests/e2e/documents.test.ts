import { readFile } from "node:fs/promises";
import { Folders } from "@foja/core/practice/folders";
import { newDocument, PDF } from "@foja/harness/documents";
import type { Tenant } from "@foja/harness/tenant";
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { deleteByMenu, dropOn, placeOf } from "./steps";
import { heading, seen } from "./visit";
import { openWorld } from "./world";

const { visit, tenant, foja } = openWorld();
const LIST = "/apps/documents";
const CASE = "Pérez, Ana c/ Transportes del Sur S.A. s/ despido";

const aCase = async (ana: Tenant) => (await ana.as(() => Folders.create({ folderName: CASE })))._id;

const table = (page: Page) => page.getByRole("table", { name: "Documentos" });
const row = (page: Page, name: string) => table(page).getByRole("link", { name, exact: true });
const tray = (page: Page) => page.getByRole("region", { name: "Subidas" });
const field = (page: Page, name: string) =>
  page.getByRole("dialog").getByLabel(name, { exact: true });

describe("the papers of a case", () => {
  it("are dropped on it, named, given another version, downloaded, deleted and had back", async () => {
    const ana = await tenant();
    const folderId = await aCase(ana);
    const { page } = await visit({ as: ana });
    await page.goto(`/apps/folders/details/${folderId}`);
    await heading(page, CASE);
    await page.getByRole("link", { name: "Documentos", exact: true }).last().waitFor();
    await dropOn(page, [
      { name: "scan0001.pdf", content: PDF },
      { name: "poder.pdf", content: PDF },
    ]);
    await tray(page).getByText("2 archivos subidos").waitFor();
    await expect.poll(() => placeOf(page)).toContain("ver=documentos");
    await row(page, "scan0001").waitFor();
    await row(page, "poder").waitFor();
    await tray(page).getByRole("button", { name: "Listo" }).click();
    await tray(page).waitFor({ state: "detached" });

    await page.getByRole("button", { name: "Acciones de scan0001" }).click();
    await page.getByRole("menuitem", { name: "Editar" }).click();
    await field(page, "Nombre").fill("Pericia contable");
    await field(page, "Tipo").selectOption({ label: "Pericia" });
    await field(page, "Foja").fill("214");
    await page.getByRole("dialog").getByRole("button", { name: "Guardar cambios" }).click();
    await row(page, "Pericia contable").waitFor();
    await table(page).getByText("Pericia · foja 214").waitFor();

    // A click shows it beside; Enter opens its page.
    await row(page, "Pericia contable").press("Enter");
    await heading(page, "Pericia contable");
    const chosen = page.waitForEvent("filechooser");
    await page.getByRole("button", { name: "Subir una versión nueva" }).click();
    const buffer = Buffer.from("%PDF-1.4\nsegunda");
    await (await chosen).setFiles({ name: "pericia.pdf", mimeType: "application/pdf", buffer });
    await seen(page, "Versión 2");
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: "Bajar la versión 1" }).click();
    const got = await download;
    expect(got.suggestedFilename()).toBe("Pericia contable (versión 1).pdf");
    expect(await readFile(await got.path(), "utf8")).toBe(PDF);

    await page.getByRole("button", { name: "Eliminar…" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Eliminar" }).click();
    await seen(page, "Documento eliminado");
    await expect.poll(() => placeOf(page)).toContain("ver=documentos");
    await row(page, "poder").waitFor();
    await row(page, "Pericia contable").waitFor({ state: "detached" });
    await page.goto("/eliminadas");
    await page
      .getByRole("button", { name: /^Restaurar/ })
      .first()
      .click();
    await seen(page, "No hay nada eliminado.");
    await page.goto(`/apps/folders/details/${folderId}?ver=documentos`);
    await row(page, "Pericia contable").waitFor();
  });

  it("go on by themselves when the connection is back", async () => {
    const ana = await tenant();
    const folderId = await aCase(ana);
    const { page, context } = await visit({ as: ana, expects: /ERR_INTERNET_DISCONNECTED/ });
    await page.goto(`/apps/folders/details/${folderId}?ver=documentos`);
    await seen(page, "La causa todavía no tiene documentos.");
    await context.setOffline(true);
    await dropOn(page, [{ name: "demanda.pdf", content: PDF }]);
    await tray(page).getByText("Sin conexión: sigue sola cuando vuelva").waitFor();
    await context.setOffline(false);
    await tray(page).getByText("1 archivo subido").waitFor();
    await row(page, "demanda").waitFor();
  });
});

describe("the documents of the practice", () => {
  it("are filtered by kind and label, found by name, and deleted together", async () => {
    const ana = await tenant();
    const folderId = await aCase(ana);
    await newDocument(ana, { name: "Poder general.pdf", kind: "poder", folderId });
    await newDocument(ana, { name: "Recibos.pdf", kind: "prueba", tags: ["Salarios"] });
    await newDocument(ana, { name: "Contestación.pdf", kind: "demanda" });
    await foja().settle();
    const { page } = await visit({ as: ana });
    await page.goto(LIST);
    await row(page, "Recibos").waitFor();
    await table(page).getByText(CASE).waitFor();
    await page.goto(`${LIST}?tipo=poder`);
    await row(page, "Poder general").waitFor();
    await row(page, "Recibos").waitFor({ state: "detached" });
    await page.goto(`${LIST}?etiqueta=salarios`);
    await row(page, "Recibos").waitFor();
    await page.goto(LIST);
    await row(page, "Contestación").waitFor();
    await page.keyboard.press("Control+k");
    await page.getByRole("combobox", { name: "Buscar en el estudio" }).fill("contestacion");
    await page.getByRole("option", { name: /Contestación/ }).waitFor();
    await page.locator("[role=dialog]:focus-within").waitFor();
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "detached" });
    for (const name of ["Recibos", "Contestación"]) {
      await page.getByRole("checkbox", { name: `Marcar ${name}` }).check();
    }
    await page.getByRole("button", { name: "Más acciones con las marcas" }).click();
    await deleteByMenu(page);
    await seen(page, "2 documentos eliminados");
    await row(page, "Recibos").waitFor({ state: "detached" });
    await page.getByRole("button", { name: "Deshacer" }).click();
    await row(page, "Recibos").waitFor();
  });
});
