import { now } from "@foja/core/kernel/clock";
import { addDays } from "@foja/core/kernel/day.rules";
import { dayOf } from "@foja/core/kernel/zone.rules";
import { Preferences } from "@foja/core/telling/preferences";
import type { Tenant } from "@foja/harness/tenant";
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { examineScreen } from "./screens";
import { heading, seen } from "./visit";
import { openWorld } from "./world";

const world = openWorld();
const HOME = "/dashboard/default";
const CASE = "Sosa, Julia c/ Transportes del Plata S.A. s/ despido";
const MOST_MS = 5 * 60_000;

const dialog = (page: Page) => page.getByRole("dialog");
const steps = (page: Page) =>
  page.locator("section").filter({ has: page.getByRole("heading", { name: /^Para empezar/ }) });
const into = (page: Page, label: string, text: string) =>
  dialog(page).getByLabel(label, { exact: true }).fill(text);

/** Returns to the dashboard, which shows the progress. */
async function home(page: Page, done: number) {
  // The steps are counted after the change, by the stream.
  await world.foja().settle();
  await page.goto(HOME);
  await heading(page, `Para empezar: ${done} de 5`);
}

/** Begins a step from the panel. */
const begin = (page: Page, title: string) =>
  steps(page).getByRole("link", { name: title, exact: false }).first().click();

async function openCase(page: Page) {
  await begin(page, "Abrí tu primera causa");
  await into(page, "Carátula", CASE);
  await page.keyboard.press("Enter");
  await heading(page, CASE, 1);
}

async function addClient(page: Page) {
  await begin(page, "Sumá a tu cliente");
  await into(page, "Nombre", "Julia");
  await into(page, "Apellido", "Sosa");
  await dialog(page).getByRole("button", { name: "Agregar contacto" }).click();
  await dialog(page).waitFor({ state: "detached" });
}

async function countDeadline(page: Page) {
  await begin(page, "Contá un plazo y agendalo");
  await page.getByLabel("Plazo", { exact: true }).fill("+5 hábiles");
  await page.getByRole("button", { name: "Agendar", exact: true }).click();
  await into(page, "Título", "Contestar el traslado");
  await dialog(page).getByRole("combobox").fill("Sosa");
  await dialog(page).getByRole("option", { name: CASE }).click();
  await dialog(page).getByRole("button", { name: "Agendar" }).click();
  await seen(page, /^Agendado: «Contestar el traslado» vence/);
}

async function chooseAlerts(page: Page, ana: Tenant) {
  await begin(page, "Elegí cómo te avisamos");
  await page.getByRole("checkbox").first().click();
  const saved = () => ana.as(async () => (await Preferences.current()).updatedAt);
  await expect.poll(saved).not.toBeNull();
}

async function addHearing(page: Page) {
  await begin(page, "Agendá una audiencia");
  await into(page, "Título", "Audiencia de conciliación");
  await page.keyboard.press("Enter");
  await dialog(page).waitFor({ state: "detached" });
}

describe("a new practice", () => {
  it("comes by five steps to a case with a deadline in the agenda, in less than five minutes", async () => {
    const ana = await world.tenant();
    const { page } = await world.visit({ as: ana });
    const startedAt = now();
    await home(page, 0);
    await openCase(page);
    await home(page, 1);
    await addClient(page);
    await home(page, 2);
    await countDeadline(page);
    await home(page, 3);
    await chooseAlerts(page, ana);
    await home(page, 4);
    await addHearing(page);
    await page.goto(HOME);
    await page.getByRole("heading", { name: /^Para empezar/ }).waitFor({ state: "detached" });
    await page.goto("/tareas");
    await page.getByRole("link", { name: "Contestar el traslado" }).first().waitFor();
    expect(now() - startedAt).toBeLessThan(MOST_MS);
    const [from, to] = [dayOf(now()), addDays(dayOf(now()), 60)];
    const { lines } = (await ana.call("GET", `/api/agenda?from=${from}&to=${to}`)).body;
    expect(lines).toContainEqual(
      expect.objectContaining({
        kind: "deadline",
        title: "Contestar el traslado",
        folderName: CASE,
      }),
    );
  });

  it("looks at examples first, and is rid of them in one press", async () => {
    const ana = await world.tenant();
    const { page } = await world.visit({ as: ana });
    await home(page, 0);
    await page.getByRole("button", { name: "Cargar datos de ejemplo" }).click();
    await page.getByRole("link", { name: "Impugnar la pericia contable" }).waitFor();
    await page.getByRole("button", { name: "Quitar los ejemplos" }).click();
    await seen(page, "Quitamos los ejemplos. Tu estudio está listo para empezar.");
    await heading(page, "Para empezar: 0 de 5");
    const { body } = await ana.call("GET", `/api/folders/user/${ana.userId}`);
    expect(body.folders).toEqual([]);
  });

  it("puts the steps away", async () => {
    const { page } = await world.visit({ as: await world.tenant() });
    await home(page, 0);
    await page.getByRole("button", { name: "No mostrar más" }).click();
    await page.getByRole("heading", { name: /^Para empezar/ }).waitFor({ state: "detached" });
  });
});

describe("the morning", () => {
  it("start-empty", async () => {
    const screen = { name: "start-empty", path: HOME, shows: "Para empezar: 0 de 5" };
    await examineScreen(world, screen, await world.tenant());
  });

  it("start-examples", async () => {
    const ana = await world.tenant();
    await ana.call("POST", "/api/start/examples");
    await world.foja().settle();
    const screen = { name: "start-examples", path: HOME, shows: "Próximas audiencias" };
    await examineScreen(world, screen, ana);
  });

  it("understands a line while it is typed, and opens the form of what was chosen", async () => {
    const ana = await world.tenant();
    await ana.call("POST", "/api/folders", { body: { folderName: CASE } });
    const { page } = await world.visit({ as: ana });
    await page.goto(HOME);
    const line = page.getByPlaceholder(/^Anotar:/);
    await line.fill("+5 hábiles desde hoy en Sosa c/ Transportes");
    const offer = (name: RegExp) => page.getByRole("option", { name });
    await offer(/^Plazo en Sosa, Julia/).waitFor();
    await offer(/^Evento en Sosa, Julia/).waitFor();
    await offer(/^Tarea en Sosa, Julia.*5 hábiles/).click();
    await into(page, "Tarea", "Impugnar");
    await expect
      .poll(() => dialog(page).getByRole("combobox", { name: "Causa" }).inputValue())
      .toBe(CASE);
    await page.keyboard.press("Escape");
    await line.fill("apelar +5 hábiles desde ayer en Sosa");
    await offer(/^Plazo «apelar» en Sosa/).waitFor();
    await line.press("Enter");
    await page.waitForURL(/calc\/plazos\?.*plazo=/);
    await page
      .getByRole("region", { name: "Resultado" })
      .getByText(/de \d{4}$/)
      .first()
      .waitFor();
  });
});
