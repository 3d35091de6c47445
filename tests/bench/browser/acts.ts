import type { Locator, Page } from "playwright-core";
import { nextPaint } from "./paint";

/**
 * One act of a lawyer's day: where it begins, the key or click that is measured, and the way back.
 * Few acts ask the page for anything after their key: what the driver looks for is measured too.
 */
export type Act = {
  name: string;
  at: string;
  /** The text or the selector whose presence says that the page is there. */
  ready: string;
  /** Before each measure: puts the focus where the act begins. */
  before?: (page: Page) => Promise<unknown>;
  act: (page: Page) => Promise<unknown>;
  back?: (page: Page) => Promise<unknown>;
};

const LIST = "/apps/folders/list";
const ROW = "table tbody tr a";
const leave = (page: Page) => page.keyboard.press("Escape");
const dialog = (page: Page) => page.locator("[role=dialog]:focus-within").waitFor();
/** Closes a dialog, once it has the focus: before that it misses the key. */
const gone = async (page: Page) => {
  await dialog(page);
  await leave(page);
  await page.locator("[role=dialog]").waitFor({ state: "detached" });
};
const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name }).first();
/** How long a hand holds a button down, as the delay between keys. */
const HELD_MS = 60;
/**
 * A click like a hand's, at the middle of what it is for: it arrives there, and then presses. The driver's
 * own click looks for what covers its target, and presses at the instant it arrives: both would be measured.
 */
export const clickOn = async (page: Page, target: Locator) => {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error("nothing to click on");
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await nextPaint(page);
  await page.mouse.click(x, y, { delay: HELD_MS });
};
const palette = (page: Page) => page.getByRole("combobox", { name: "Buscar en el estudio" });
const openFirst = async (page: Page) => {
  await page.locator(ROW).first().focus();
  await page.keyboard.press("Enter");
};
/** Waits for the page of a case. */
const opened = async (page: Page) => {
  await page.waitForURL(/\/details\//);
  await page.getByRole("navigation", { name: "Partes de la causa" }).waitFor();
};
const toList = async (page: Page) => {
  await page.goBack();
  await page.locator(ROW).first().waitFor();
};

/** Twenty-two acts, those of a case on the page of `folderId`, which has the longest file. */
export const actsOf = (folderId: string): Act[] => {
  const details = `/apps/folders/details/${folderId}`;
  const status = 'select[aria-label="Filtrar por estado"]';
  return [
    {
      ...{ name: "open a case from the list", at: LIST, ready: ROW, act: openFirst },
      back: async (page) => {
        await opened(page);
        await toList(page);
      },
    },
    {
      ...{ name: "go back to the list", at: LIST, ready: ROW },
      before: async (page) => {
        await openFirst(page);
        await opened(page);
      },
      act: (page) =>
        clickOn(
          page,
          page.getByRole("main").locator("..").getByRole("link", { name: "Causas" }).first(),
        ),
      back: (page) => page.locator(ROW).first().waitFor(),
    },
    {
      ...{ name: "search the list by half a number", at: LIST, ready: ROW },
      before: (page) => page.keyboard.press("/"),
      act: (page) => page.keyboard.type("4321", { delay: 60 }),
      back: async (page) => {
        await leave(page);
        await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
      },
    },
    {
      ...{ name: "open the filters", at: LIST, ready: ROW, back: gone },
      act: (page) => clickOn(page, button(page, /^Filtros/)),
    },
    {
      ...{ name: "apply a filter", at: LIST, ready: ROW },
      before: (page) => page.locator(status).first().focus(),
      act: (page) => page.keyboard.press("ArrowDown"),
      back: (page) => page.keyboard.press("ArrowUp"),
    },
    {
      ...{ name: "sort the list", at: LIST, ready: ROW },
      act: (page) => clickOn(page, button(page, "Carátula")),
    },
    {
      ...{
        name: "move a case on the board",
        at: `${LIST}?vista=tablero`,
        ready: "main section li",
      },
      before: (page) => button(page, /^Mover .* a…$/).click(),
      act: (page) => clickOn(page, page.getByRole("menuitem", { name: "Pendiente" })),
    },
    {
      ...{ name: "tick a task", at: "/tareas", ready: ROW },
      act: (page) => clickOn(page, button(page, /^Completar: /)),
    },
    {
      ...{ name: "open a task", at: "/tareas", ready: ROW, back: leave },
      act: (page) => clickOn(page, page.locator(ROW).first()),
    },
    {
      ...{ name: "begin a task", at: "/tareas", ready: ROW, back: gone },
      act: (page) => page.keyboard.press("c"),
    },
    {
      ...{
        name: "schedule a novedad with one key",
        at: "/novedades",
        ready: "main li a[id^=fila-]",
      },
      act: (page) => page.keyboard.press("a"),
    },
    {
      ...{
        name: "leave a novedad without action",
        at: "/novedades",
        ready: "main li a[id^=fila-]",
      },
      act: (page) => page.keyboard.press("x"),
    },
    {
      ...{ name: "open the calendar", at: LIST, ready: ROW },
      before: (page) => page.keyboard.press("g"),
      // The month that is drawn holds the page up: it belongs to the act.
      act: async (page) => {
        await page.keyboard.press("k");
        await page.locator(".cal").waitFor();
      },
      back: toList,
    },
    {
      ...{ name: "go to the next month", at: "/apps/calendar", ready: ".cal .cal-event" },
      act: (page) => clickOn(page, button(page, "Mes siguiente")),
      back: async (page) => {
        await button(page, "Mes anterior").click();
        await page.locator(".cal .cal-event").first().waitFor();
      },
    },
    {
      ...{ name: "open an event", at: "/apps/calendar", ready: ".cal .cal-event", back: gone },
      act: (page) => clickOn(page, page.locator(".cal .cal-event").first()),
    },
    {
      ...{ name: "begin a movement", at: details, ready: "text=Se provee", back: gone },
      act: (page) => page.keyboard.press("m"),
    },
    {
      ...{ name: "write a movement", at: details, ready: "text=Se provee", back: gone },
      before: async (page) => {
        await page.keyboard.press("m");
        await dialog(page);
        await page.getByRole("dialog").getByLabel("Título", { exact: true }).focus();
      },
      act: (page) => page.keyboard.type("Tras", { delay: 60 }),
    },
    {
      ...{ name: "open the palette", at: "/tareas", ready: ROW },
      act: (page) => page.keyboard.press("Control+k"),
      back: async (page) => {
        await palette(page).waitFor();
        await leave(page);
      },
    },
    {
      ...{ name: "search by the palette", at: "/tareas", ready: ROW },
      before: async (page) => {
        await page.keyboard.press("Control+k");
        await palette(page).waitFor();
      },
      act: (page) => page.keyboard.type("4321", { delay: 60 }),
      back: async (page) => {
        await leave(page);
        await leave(page);
      },
    },
    {
      ...{ name: "open a contact", at: "/apps/customer/customer-list", ready: ROW, back: leave },
      act: (page) => clickOn(page, page.locator(ROW).first()),
    },
    {
      ...{ name: "switch the part of a case", at: details, ready: "text=Se provee" },
      act: (page) => clickOn(page, page.getByRole("link", { name: "Documentos" }).last()),
      back: (page) => page.getByRole("link", { name: "Expediente" }).last().click(),
    },
    {
      ...{ name: "open the bell", at: LIST, ready: ROW, back: leave },
      act: (page) => clickOn(page, button(page, /^Avisos/)),
    },
  ];
};
