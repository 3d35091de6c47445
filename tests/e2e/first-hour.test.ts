import { now } from "@foja/core/kernel/clock";
import { addDays } from "@foja/core/kernel/day.rules";
import { dayOf } from "@foja/core/kernel/zone.rules";
import { seedRates } from "@foja/local/seed/rates";
import type { BrowserContext, Page } from "playwright-core";
import { expect, it } from "vitest";
import { openFirstCase } from "./steps";
import { seen } from "./visit";
import { openWorld } from "./world";

const world = openWorld();

const EMAIL = "primera.hora@ejemplo.com.ar";
const NUMBER = "CNT 120001/2024";
const MOST_CLICKS = 24;

const dialog = (page: Page) => page.getByRole("dialog");
const into = (page: Page, label: string | RegExp, text: string) =>
  dialog(page)
    .getByLabel(label, { exact: typeof label === "string" })
    .fill(text);

let clicks = 0;

/**
 * Counts every click on any page. On the document, since the driver's own listener on the window
 * stops a click that would hit something else, and repeats it.
 */
async function countClicks(context: BrowserContext): Promise<void> {
  await context.exposeFunction("countClick", () => {
    clicks += 1;
  });
  await context.addInitScript(() => {
    document.addEventListener(
      "pointerdown",
      ({ isTrusted }) => {
        if (isTrusted) Reflect.get(window, "countClick")();
      },
      true,
    );
  });
}

/** Chooses from a select. The page does not receive its two clicks: they are added. */
async function choose(page: Page, label: string, option: string) {
  clicks += 2;
  await page.getByLabel(label, { exact: true }).last().selectOption({ label: option });
}

/** Opens the case by the search, without a click. */
async function findCase(page: Page, caratula: string) {
  await page.keyboard.press("Control+k");
  await page.getByPlaceholder(/^Carátula, número/).fill(caratula.slice(0, 12));
  await page.getByRole("option", { name: caratula }).first().waitFor();
  await page.keyboard.press("Enter");
  await page.waitForURL(/fol_/);
}

const courtFile = `/_local/court/pjn/cases/${encodeURIComponent(NUMBER)}`;

/** The carátula of that number in the court's stand-in. */
async function caratulaOf(): Promise<string> {
  const answer = await fetch(`${world.foja().url}${courtFile}`);
  return ((await answer.json()) as { caratula: string }).caratula;
}

async function publish(title: string, text: string) {
  const path = `${courtFile}/movements`;
  const body = JSON.stringify({ date: dayOf(now()), title, text });
  const { ok } = await fetch(`${world.foja().url}${path}`, { method: "POST", body });
  expect(ok).toBe(true);
}

const inDays = (days: number) => addDays(dayOf(now()), days).split("-").reverse().join("/");
const tool = (page: Page, name: string) =>
  page.getByRole("button", { name, exact: true }).first().click();

/** Adds what a lawyer adds to a case: a task, a hearing, a movement. */
async function fillCase(page: Page) {
  await tool(page, "Tarea");
  await into(page, "Tarea", "Pedir la historia clínica");
  await into(page, "Vencimiento", "+5 hábiles");
  await page.keyboard.press("Enter");
  await page.getByText("Pedir la historia clínica").first().waitFor();

  await tool(page, "Evento");
  await into(page, "Título", "Audiencia de conciliación");
  await into(page, "Fecha de inicio", inDays(12));
  await into(page, "Hora de inicio", "9.30");
  await page.keyboard.press("Enter");
  await page.getByText("Audiencia de conciliación").first().waitFor();

  await tool(page, "Movimiento");
  await into(page, "Título", "Escrito de inicio");
  await page.keyboard.press("Enter");
  await seen(page, "Movimiento guardado");
}

/** Saves a calculation as proposed: in its case, with the proposed name. */
async function save(page: Page) {
  await tool(page, "Guardar");
  await dialog(page)
    .getByLabel(/^Descripción/)
    .press("Enter");
}

/** A settlement and its interest, both saved in the case. */
async function settle(page: Page) {
  await tool(page, "Cálculo");
  await page.getByRole("menuitem", { name: /laboral/i }).click();
  await page.getByLabel("Fecha de ingreso", { exact: true }).fill("12/3/2018");
  await page.getByLabel("Fecha de egreso", { exact: true }).fill("20/8/2025");
  await choose(page, "Modo de extinción", "Despido sin causa");
  await page.getByLabel("Remuneración", { exact: true }).fill("1.850.000");
  await page.getByText("$ 22.039.483,78").first().waitFor();
  await save(page);
  await seen(page, "Cálculo guardado");
  await page.getByRole("link", { name: "Calcular intereses de este total" }).click();
  await page.waitForURL(/intereses/);
  await page.getByLabel("Hasta", { exact: true }).fill("15/07/2026");
  await choose(page, "Tasa", "CER");
  await save(page);
  await page.waitForURL(/id=cal_/);
}

it("takes a lawyer through the first hour in at most 24 clicks", async () => {
  await seedRates();
  await publish("Demanda", "Por presentado, por parte.");
  const { page, context } = await world.visit();
  await countClicks(context);

  const represent = () => choose(page, "Representás a", "Demandado");
  await openFirstCase(page, world, {
    ...{ email: EMAIL, number: NUMBER, client: "Marcos Sosa", represent },
  });
  const caratula = await caratulaOf();
  await world.foja().settle();
  await seen(page, "Al día");
  await fillCase(page);
  await settle(page);

  // A deadline, counted from here and added to the agenda of its case.
  await findCase(page, caratula);
  await page.getByRole("button", { name: "Acciones de Escrito de inicio" }).click();
  await page.getByRole("menuitem", { name: "Contar un plazo" }).click();
  await page.getByLabel("Plazo", { exact: true }).fill("5 d");
  await tool(page, "Agendar");
  await dialog(page).getByLabel("Título").fill("Contestar");
  await page.keyboard.press("Enter");
  await seen(page, /^Agendado: «Contestar»/);

  // A publication of the court.
  await publish("Traslado", "De la demanda, traslado por quince días. Notifíquese.");
  expect(await world.foja().runJob("court-sync")).toMatchObject({ ok: true });
  await page
    .getByRole("link", { name: /^Novedades/ })
    .first()
    .click();
  await page
    .getByRole("button", { name: /^Agendar/ })
    .first()
    .click();
  await seen(page, /^Agendado: vence/);

  // Search, archive and undo.
  await findCase(page, caratula);
  await tool(page, "Archivar la causa");
  const notice = page.getByRole("listitem").filter({ hasText: "archivadas" });
  await notice.getByRole("button", { name: "Deshacer" }).click();
  await page.getByRole("button", { name: "Archivar la causa" }).waitFor();

  expect(clicks).toBeLessThanOrEqual(MOST_CLICKS);
});
