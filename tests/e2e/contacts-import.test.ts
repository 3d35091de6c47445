import { Contacts } from "@foja/core/practice/contacts";
import { Folders } from "@foja/core/practice/folders";
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { seen } from "./visit";
import { openWorld } from "./world";

const { visit, tenant } = openWorld();
const LIST = "/apps/customer/customer-list";

const dialog = (page: Page) => page.getByRole("dialog");
const press = (page: Page, name: string | RegExp) =>
  dialog(page).getByRole("button", { name }).click();

/** In the format of Excel for Windows in Argentina: `;`, Windows-1252. */
const PEOPLE = Buffer.from(
  [
    "Nombre;Apellido;DNI;C.U.I.T.;Rol;Qué sé yo",
    "Íñigo;Muñoz;12.345.678;;Cliente;x",
    "Ana;;;20-12345678-5;Perito;",
    "Zoe;Álvarez;;;Contraparte;",
    "Otro;Muñoz;12345678;;;",
  ].join("\r\n"),
  "latin1",
);

async function choose(page: Page, name: string, buffer: Buffer) {
  await dialog(page)
    .locator("input[type=file]")
    .setInputFiles({ name, mimeType: "text/csv", buffer });
}

describe("a file of contacts", () => {
  it("is mapped, tried, saved and taken back", async () => {
    const ana = await tenant();
    const { page } = await visit({ as: ana });
    await page.goto(LIST);
    await page.getByRole("button", { name: "Importar", exact: true }).click();
    await choose(page, "contactos.csv", PEOPLE);
    await seen(page, "4 filas. Decí qué es cada columna.");
    const number = dialog(page).getByLabel("Qué es «C.U.I.T.»");
    await number.selectOption({ label: "CUIT" });
    await press(page, "Probar");
    await seen(page, "Entran 2, 1 con errores, 1 ya están.");
    await seen(page, /CUIT: no es un número válido/);
    await seen(page, "Fila 5: igual a la fila 2");
    const download = page.waitForEvent("download");
    await press(page, "Descargar las filas con errores");
    expect((await download).suggestedFilename()).toBe("contactos-con-errores.csv");
    await press(page, "Importar 2 contactos");
    await seen(page, "2 contactos importados");
    await page.getByText("Muñoz, Íñigo", { exact: true }).waitFor();
    await press(page, "Deshacer la importación");
    await seen(page, "Se deshizo la importación.");
    await page.keyboard.press("Escape");
    await seen(page, "Todavía no hay contactos en tu estudio.");
    expect((await ana.as(() => Contacts.list({ limit: 10 }))).contacts).toEqual([]);
  });

  it("says how many the plan leaves out", async () => {
    const { page } = await visit({ as: await tenant() });
    await page.goto(`${LIST}?importar=1`);
    const rows = Array.from({ length: 12 }, (_, i) => `Contacto ${i + 1}`);
    await choose(page, "muchos.csv", Buffer.from(["nombre", ...rows].join("\n")));
    await press(page, "Probar");
    await seen(page, "Entran 10, 2 no caben en tu plan.");
    await press(page, "Importar 10 contactos");
    await seen(page, "2 no entraron: es el límite de tu plan.");
  });

  it("has rows, or says that it has none", async () => {
    const { page } = await visit({ as: await tenant() });
    await page.goto(`${LIST}?importar=1`);
    await choose(page, "nada.csv", Buffer.from("nombre;apellido\n"));
    await seen(page, "El archivo no tiene filas para importar.");
  });
});

describe("the people of a case", () => {
  it("are added from those that there are, or anew, and taken out with a way back", async () => {
    const ana = await tenant();
    const folder = await ana.as(async () => {
      await Contacts.create({ name: "Bruno", lastName: "Bravo", role: "perito" });
      return Folders.create({ folderName: "Pérez s/ sucesión" });
    });
    const { page } = await visit({ as: ana });
    await page.goto(`/apps/folders/details/${folder._id}`);
    const parties = page.getByRole("region", { name: "Partes y contactos" });
    await parties.getByText("Todavía no hay nadie vinculado a esta causa.").waitFor();
    await parties.getByRole("button", { name: "Agregar" }).click();
    await page.keyboard.type("brav");
    await dialog(page)
      .getByRole("button", { name: /Bravo, Bruno/ })
      .waitFor();
    await page.keyboard.press("Enter");
    await parties.getByRole("link", { name: "Bruno Bravo" }).waitFor();
    await parties.getByRole("button", { name: "Agregar" }).click();
    await page.keyboard.type("Luz");
    await press(page, "Crear «Luz»");
    await expect
      .poll(() => dialog(page).getByLabel("Nombre", { exact: true }).inputValue())
      .toBe("Luz");
    await press(page, "Agregar contacto");
    await parties.getByRole("link", { name: "Luz" }).waitFor();
    await parties.getByRole("button", { name: "Quitar a Bruno Bravo" }).click();
    await parties.getByRole("link", { name: "Bruno Bravo" }).waitFor({ state: "detached" });
    await page.getByRole("button", { name: "Deshacer" }).click();
    await parties.getByRole("link", { name: "Bruno Bravo" }).waitFor();
  });
});
