import { now } from "@foja/core/kernel/clock";
import { addDays } from "@foja/core/kernel/day.rules";
import { dayOf } from "@foja/core/kernel/zone.rules";
import { PASSWORD } from "@foja/harness/tenant";
import { seedRates } from "@foja/local/seed/rates";
import type { BrowserContext, Page } from "playwright-core";
import { expect, it } from "vitest";
import { heading, open, seen } from "./visit";
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

/** Counts each press of the pointer, as the browser reports it and whatever page it is on. */
async function countClicks(context: BrowserContext): Promise<() => number> {
  let clicks = 0;
  await context.exposeFunction("countClick", () => {
    clicks += 1;
  });
  await context.addInitScript(() => {
    addEventListener(
      "pointerdown",
      ({ isTrusted }) => {
        if (isTrusted) Reflect.get(window, "countClick")();
      },
      true,
    );
  });
  return () => clicks;
}

async function publish(title: string, text: string) {
  const path = `/_local/court/pjn/cases/${encodeURIComponent(NUMBER)}/movements`;
  const body = JSON.stringify({ date: dayOf(now()), title, text });
  const { ok } = await fetch(`${world.foja().url}${path}`, { method: "POST", body });
  expect(ok).toBe(true);
}

const inDays = (days: number) => addDays(dayOf(now()), days).split("-").reverse().join("/");
const tool = (page: Page, name: string) =>
  page.getByRole("button", { name, exact: true }).first().click();

/** From the landing to the page of the first case, linked with its court. */
async function begin(page: Page) {
  await open(page, "/");
  await page.getByRole("link", { name: "Crear cuenta" }).first().click();
  await heading(page, "Abrí tu estudio en Foja");
  await page.getByLabel("Nombre").fill("Julia");
  await page.getByLabel("Apellido").fill("Sosa");
  await page.getByLabel("E-mail").fill(EMAIL);
  await page.getByLabel("Contraseña", { exact: true }).fill(PASSWORD);
  await page.keyboard.press("Enter");
  await heading(page, "Verificá tu e-mail");
  await page.getByLabel("Código de 6 números").fill(await world.codeFor(EMAIL));
  await page.keyboard.press("Enter");
  await page.waitForURL("/dashboard/default");

  await page.getByRole("link", { name: "Cargar la primera" }).click();
  await into(page, "Número de expediente", NUMBER);
  await page.keyboard.press("Enter");
  await dialog(page).getByText("¿Es esta causa?").waitFor();
  await into(page, "Cliente", "Marcos Sosa");
  await dialog(page)
    .getByRole("option", { name: /^Crear/ })
    .waitFor();
  await page.keyboard.press("Enter");
  await dialog(page).getByLabel("Representás a").selectOption({ label: "Demandada" });
  await dialog(page).getByRole("button", { name: "Crear causa" }).click();
  await page.waitForURL(/details\/fol_/);
}

/** What a lawyer puts into a case: a task, a hearing, a movement. */
async function fillCase(page: Page) {
  await tool(page, "Tarea");
  await into(page, "Título", "Pedir la historia clínica");
  await into(page, "Vencimiento", "+5 hábiles");
  await page.keyboard.press("Enter");
  await page.getByText("Pedir la historia clínica").first().waitFor();

  await tool(page, "Evento");
  await into(page, "Título", "Audiencia de conciliación");
  await into(page, "Fecha", inDays(12));
  await into(page, "Hora", "9.30");
  await page.keyboard.press("Enter");
  await page.getByText("Audiencia de conciliación").first().waitFor();

  await tool(page, "Movimiento");
  await into(page, "Título", "Escrito de inicio");
  await page.keyboard.press("Enter");
  await seen(page, "Movimiento guardado");
}

/** A settlement with its interest, both saved in the case. */
async function settle(page: Page) {
  await tool(page, "Cálculo");
  await page.getByRole("menuitem", { name: /laboral/i }).click();
  await page.getByLabel("Fecha de ingreso", { exact: true }).fill("12/3/2018");
  await page.getByLabel("Fecha de egreso", { exact: true }).fill("20/8/2025");
  await page.getByLabel("Modo de extinción").selectOption({ label: "Despido sin causa" });
  await page.getByLabel("Remuneración", { exact: true }).fill("1.850.000");
  await page.getByText("$ 22.039.483,78").first().waitFor();
  await tool(page, "Guardar");
  await page.keyboard.press("Enter");
  await seen(page, "Cálculo guardado");
  await page.getByRole("link", { name: "Calcular intereses de este total" }).click();
  await page.waitForURL(/intereses/);
  await page.getByLabel("Hasta", { exact: true }).fill("15/07/2026");
  await tool(page, "Guardar");
  await page.keyboard.press("Enter");
  await page.waitForURL(/id=cal_/);
}

it("takes a lawyer through the first hour in at most 24 clicks", async () => {
  await seedRates();
  await publish("Demanda", "Por presentado, por parte.");
  const { page, context } = await world.visit();
  const clicks = await countClicks(context);

  await begin(page);
  const address = page.url();
  await world.foja().settle();
  await seen(page, "Al día");
  await fillCase(page);
  await settle(page);

  // A deadline, counted from here and put into the agenda of its case.
  await page.getByRole("link", { name: "Causas" }).first().click();
  await page.getByRole("table", { name: "Causas" }).getByRole("link").first().click();
  await page.waitForURL(address);
  await page.getByRole("button", { name: "Acciones de Escrito de inicio" }).click();
  await page.getByRole("menuitem", { name: "Contar un plazo" }).click();
  await page.getByLabel("Plazo", { exact: true }).fill("5 d");
  await tool(page, "Agendar");
  await dialog(page).getByLabel("Título").fill("Contestar");
  await page.keyboard.press("Enter");
  await seen(page, /^Agendado: «Contestar»/);

  // What the court published meanwhile.
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
  await page.keyboard.press("Control+k");
  await page.getByRole("combobox", { name: /buscar/i }).fill("sosa");
  await page.getByRole("option").first().waitFor();
  await page.keyboard.press("Enter");
  await page.waitForURL(/details|folders/);
  await page.goto(address);
  await tool(page, "Archivar");
  await page.getByRole("button", { name: "Deshacer" }).click();
  await seen(page, "Contestar");

  console.log(`The first hour took ${clicks()} clicks.`);
  expect(clicks()).toBeLessThanOrEqual(MOST_CLICKS);
});
