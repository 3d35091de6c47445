import { Contacts } from "@foja/core/practice/contacts";
import { Tasks } from "@foja/core/practice/tasks";
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { placeOf } from "./steps";
import { seen } from "./visit";
import { openWorld } from "./world";

const { visit, tenant } = openWorld();

const people = async () => {
  const ana = await tenant();
  const [, bruno] = await ana.as(async () => [
    await Contacts.create({ name: "Ana", lastName: "Álvarez", role: "cliente" }),
    await Contacts.create({ name: "Bruno", lastName: "Bravo", role: "perito" }),
  ]);
  return { ana, bruno };
};
const LIST = "/apps/customer/customer-list";
const card = (page: Page) => page.getByRole("complementary", { name: "Ficha del contacto" });
const row = (page: Page, name: string) => page.getByRole("table").getByRole("link", { name });

it("takes back with Back what a click opened, and not each step of a walk", async () => {
  const { ana } = await people();
  const { page } = await visit({ as: ana });
  await page.goto(`${LIST}?orden=-name`);
  await row(page, "Bravo, Bruno").click();
  await card(page).getByRole("heading", { name: "Bruno Bravo" }).waitFor();
  await page.keyboard.press("j");
  await card(page).getByRole("heading", { name: "Ana Álvarez" }).waitFor();
  await page.goBack();
  await card(page).waitFor({ state: "detached" });
  await expect.poll(() => placeOf(page)).toBe(`${LIST}?orden=-name`);
  await page.goForward();
  await card(page).getByRole("heading", { name: "Ana Álvarez" }).waitFor();
});

it("follows a link to the page it is on", async () => {
  const { ana, bruno } = await people();
  const { page } = await visit({ as: ana });
  await page.goto(LIST);
  await row(page, "Bravo, Bruno").waitFor();
  await page.getByLabel("Filtrar por nombre").fill("álvarez");
  await row(page, "Bravo, Bruno").waitFor({ state: "detached" });
  await page.keyboard.press("Control+k");
  await page.getByRole("combobox", { name: "Buscar en el estudio" }).fill("bravo");
  await page.getByRole("option", { name: /Bravo/ }).first().click();
  await card(page).getByRole("heading", { name: "Bruno Bravo" }).waitFor();
  await row(page, "Álvarez, Ana").waitFor();
  await expect.poll(() => placeOf(page)).toBe(`${LIST}?contact=${bruno?._id}`);
});

it("leaves a page that is being filtered without taking the filter along", async () => {
  const { ana } = await people();
  const { page } = await visit({ as: ana });
  // The code of the next page's route arrives after the address was updated with the typed text.
  await page.route(/\/assets\/tasks-[\w-]{8}\.js/, async (route) => {
    await expect.poll(() => placeOf(page)).toBe(`${LIST}?q=x`);
    await route.continue();
  });
  await page.goto(LIST);
  await row(page, "Bravo, Bruno").waitFor();
  await page.getByLabel("Filtrar por nombre").fill("x");
  await page.getByRole("link", { name: "Tareas" }).first().click();
  await seen(page, "Todavía no hay tareas en tu estudio.");
  await page.goBack();
  await seen(page, "Ningún contacto coincide con lo que buscás.");
  await page.goForward();
  await seen(page, "Todavía no hay tareas en tu estudio.");
  await expect.poll(() => placeOf(page)).toBe("/tareas");
});

it("leaves for the page that is asked for while the card beside the list closes", async () => {
  const { ana } = await people();
  const { page } = await visit({ as: ana });
  // The code of the next page arrives after the card was removed from the address.
  await page.route(/\/assets\/tasks-[\w-]{8}\.js/, async (route) => {
    await expect.poll(() => placeOf(page)).toBe(LIST);
    await route.continue();
  });
  await page.goto(LIST);
  await row(page, "Bravo, Bruno").click();
  await card(page).getByRole("heading", { name: "Bruno Bravo" }).waitFor();
  await expect.poll(() => placeOf(page)).toMatch(/\?contact=/);
  await page.evaluate(() => {
    const pressed = { key: "Escape", bubbles: true };
    document.body.dispatchEvent(new KeyboardEvent("keydown", pressed));
    document.querySelector<HTMLElement>('a[href="/tareas"]')?.click();
  });
  await seen(page, "Todavía no hay tareas en tu estudio.");
  await page.goBack();
  await row(page, "Bravo, Bruno").waitFor();
  await expect.poll(() => placeOf(page)).toBe(LIST);
});

it("says what was not archived and why, and gives the rest back", async () => {
  const ana = await tenant();
  const [una] = await ana.as(async () => [
    await Tasks.create({ name: "Una" }),
    await Tasks.create({ name: "Otra" }),
  ]);
  const { page } = await visit({ as: ana });
  await page.goto("/tareas");
  await page.getByRole("checkbox", { name: "Marcar los 2 resultados" }).check();
  await seen(page, "2 tareas marcadas");
  // Somebody deletes one of the two meanwhile: the list does not know yet.
  await page.route(/\/archive-items\?/, async (route) => {
    await ana.as(() => Tasks.remove(una?._id ?? ""));
    await route.continue();
  });
  await page.getByRole("button", { name: "Archivar", exact: true }).click();
  await seen(page, /^1 archivada, 1 no: /);
  await page.getByRole("button", { name: "Deshacer" }).click();
  await row(page, "Otra").waitFor();
});
