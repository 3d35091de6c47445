import { Contacts } from "@foja/core/practice/contacts";
import { Folders } from "@foja/core/practice/folders";
import type { Tenant } from "@foja/harness/tenant";
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { heading, holdBack, seen } from "./visit";
import { openWorld } from "./world";

const { visit, tenant, foja } = openWorld();
const LIST = "/apps/customer/customer-list";

const PEOPLE = [
  { name: "Ana", lastName: "Álvarez", role: "cliente", cuit: "20123456786" },
  { name: "Bruno", lastName: "Bravo", role: "perito", phone: "+54 11 4321-0000" },
  { name: "Carla", lastName: "Cano", role: "contraparte" },
] as const;

const addPeople = (ana: Tenant) =>
  ana.as(async () => {
    const made = [];
    for (const person of PEOPLE) made.push(await Contacts.create(person));
    return made;
  });

const table = (page: Page) => page.getByRole("table", { name: "Contactos" });
const names = (page: Page) => table(page).getByRole("link").allTextContents();
const row = (page: Page, name: string) => table(page).getByRole("link", { name });
const field = (page: Page, name: string) =>
  page.getByRole("dialog").getByLabel(name, { exact: true });
const card = (page: Page) => page.getByRole("complementary", { name: "Ficha del contacto" });

describe("a contact", () => {
  it("is added with its numbers tidied, and its card shows them", async () => {
    const { page } = await visit({ as: await tenant() });
    await page.goto(LIST);
    await seen(page, "Todavía no hay contactos en tu estudio.");
    await page.getByRole("button", { name: "Nuevo contacto" }).last().click();
    await field(page, "Nombre").fill("María José");
    await field(page, "Apellido").fill("Ñáñez");
    await page.getByText("Más datos").click();
    await field(page, "CUIT").fill("20123456785");
    await page.getByRole("button", { name: "Agregar contacto" }).click();
    await seen(page, /no es un número válido/i);
    await field(page, "CUIT").fill("20123456786");
    await field(page, "CBU").fill("2850590940090418135202");
    await field(page, "Teléfono").focus();
    await seen(page, /revisá los veintidós dígitos/);
    await field(page, "CBU").fill("2850590940090418135201");
    await field(page, "Teléfono").fill("011 4321-0000");
    await page.getByRole("button", { name: "Agregar contacto" }).click();
    await seen(page, "Contacto agregado");
    await card(page).getByRole("heading", { name: "María José Ñáñez" }).waitFor();
    await card(page).getByText("20-12345678-6").waitFor();
    await card(page).getByText("28505909 40090418135201").waitFor();
    await card(page).getByRole("button", { name: "Copiar CBU" }).waitFor();
    const call = card(page).getByRole("link", { name: "011 4321-0000" });
    await expect.poll(() => call.getAttribute("href")).toBe("tel:01143210000");
    await expect.poll(() => names(page)).toEqual(["Ñáñez, María José"]);
  });

  it("is refused when the practice has it already, and saved all the same when one says so", async () => {
    const ana = await tenant();
    await addPeople(ana);
    const { page } = await visit({ as: ana, expects: /409/ });
    await page.goto(`${LIST}?nuevo=1`);
    await field(page, "Nombre").fill("Otra");
    await page.getByText("Más datos").click();
    await field(page, "CUIT").fill("20-12345678-6");
    await seen(page, "Ya figura en tu estudio. Fijate si hay un conflicto.");
    await page.getByRole("button", { name: "Agregar contacto" }).click();
    await seen(page, "Ya hay un contacto con ese CUIT.");
    await page.getByRole("button", { name: "Guardar igual" }).click();
    await seen(page, "Contacto agregado");
    await expect.poll(() => names(page)).toHaveLength(4);
  });

  it("is added by a click under which a note moves the button away", async () => {
    const ana = await tenant();
    await addPeople(ana);
    const { page } = await visit({ as: ana });
    const release = await holdBack(page, "**/api/conflicts/check");
    await page.goto(`${LIST}?nuevo=1`);
    const asked = page.waitForRequest("**/api/conflicts/check");
    await field(page, "Nombre").fill("Bruno");
    await field(page, "Apellido").fill("Bravo");
    await asked;
    const add = page.getByRole("button", { name: "Agregar contacto" });
    await add.hover();
    const before = await add.boundingBox();
    await page.mouse.down();
    release();
    await seen(page, "Ya figura en tu estudio. Fijate si hay un conflicto.");
    const moved = ((await add.boundingBox())?.y ?? 0) - (before?.y ?? 0);
    expect(Math.abs(moved)).toBeGreaterThan((before?.height ?? 0) / 2);
    await page.mouse.up();
    await seen(page, "Contacto agregado");
    await expect.poll(() => names(page)).toHaveLength(4);
  });

  it("is put in a case from its card, and out of it with a way back", async () => {
    const ana = await tenant();
    const [person] = await addPeople(ana);
    await ana.as(() => Folders.create({ folderName: "Álvarez c/ Banco s/ ordinario" }));
    const { page } = await visit({ as: ana });
    await page.goto(`${LIST}?contact=${person?._id}`);
    await card(page).getByText("No está en ninguna causa.").waitFor();
    await card(page).getByRole("button", { name: "Vincular" }).click();
    await page
      .getByRole("dialog")
      .getByRole("button", { name: /Álvarez c\// })
      .click();
    await card(page)
      .getByRole("link", { name: /Álvarez c\// })
      .waitFor();
    await card(page)
      .getByRole("button", { name: /^Quitar de Álvarez/ })
      .click();
    await card(page).getByText("No está en ninguna causa.").waitFor();
    await page.getByRole("button", { name: "Deshacer" }).click();
    await card(page)
      .getByRole("link", { name: /Álvarez c\// })
      .waitFor();
  });
});

it("is put by Enter in the case that was typed, not in the one shown before", async () => {
  const ana = await tenant();
  const [person] = await addPeople(ana);
  await ana.as(async () => {
    await Folders.create({ folderName: "Sosa c/ Banco s/ ordinario" });
    await Folders.create({ folderName: "Zárate s/ sucesión" });
  });
  await foja().settle();
  const { page } = await visit({ as: ana });
  const release = await holdBack(page, "**/api/search?**");
  await page.goto(`${LIST}?contact=${person?._id}`);
  await card(page).getByRole("button", { name: "Vincular" }).click();
  const option = (name: RegExp) => page.getByRole("dialog").getByRole("button", { name });
  await option(/^Zárate/).waitFor();
  await page.keyboard.type("sosa");
  await page.keyboard.press("Enter");
  await option(/^Zárate/).waitFor();
  release();
  await card(page).getByRole("link", { name: /^Sosa/ }).waitFor();
  await expect
    .poll(() =>
      card(page)
        .getByRole("link", { name: /^Zárate/ })
        .count(),
    )
    .toBe(0);
});

describe("the list of contacts", () => {
  it("is filtered by its address and walked by keyboard", async () => {
    const ana = await tenant();
    await addPeople(ana);
    const { page } = await visit({ as: ana });
    await page.goto(`${LIST}?rol=perito`);
    await row(page, "Bravo, Bruno").waitFor();
    await expect.poll(() => names(page)).toEqual(["Bravo, Bruno"]);
    await page.goto(LIST);
    await row(page, "Álvarez, Ana").waitFor();
    await expect.poll(() => names(page)).toEqual(["Álvarez, Ana", "Bravo, Bruno", "Cano, Carla"]);
    await page.keyboard.press("/");
    await page.keyboard.type("12345678");
    await expect.poll(() => names(page)).toEqual(["Álvarez, Ana"]);
    await page.keyboard.press("Escape");
    await row(page, "Cano, Carla").waitFor();
    await row(page, "Bravo, Bruno").click();
    await card(page).getByRole("heading", { name: "Bruno Bravo" }).waitFor();
    await page.keyboard.press("j");
    await card(page).getByRole("heading", { name: "Carla Cano" }).waitFor();
  });

  it("archives what is marked with Shift, says so and takes it back", async () => {
    const ana = await tenant();
    await addPeople(ana);
    const { page } = await visit({ as: ana });
    await page.goto(LIST);
    await page.getByLabel("Marcar Álvarez, Ana").check();
    await page.getByLabel("Marcar Cano, Carla").click({ modifiers: ["Shift"] });
    await seen(page, "3 contactos marcados");
    await page.getByRole("button", { name: "Archivar", exact: true }).click();
    await seen(page, "Contactos archivados exitosamente");
    await seen(page, "Todavía no hay contactos en tu estudio.");
    await page.getByRole("button", { name: "Deshacer" }).click();
    await row(page, "Cano, Carla").waitFor();
  });

  it("shows cards on a phone, and the card of one over them", async () => {
    const ana = await tenant();
    await addPeople(ana);
    const { page } = await visit({ as: ana, width: 390 });
    await page.goto(LIST);
    await page.getByRole("link", { name: "Bravo, Bruno" }).click();
    await heading(page, "Bruno Bravo");
    await page.getByRole("link", { name: "+54 11 4321-0000" }).waitFor();
    await page.getByRole("button", { name: "Cerrar" }).click();
    await page.getByRole("list", { name: "Contactos" }).waitFor();
  });
});
