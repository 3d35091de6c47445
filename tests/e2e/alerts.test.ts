import { now } from "@foja/core/kernel/clock";
import { addDays } from "@foja/core/kernel/day.rules";
import { dayOf } from "@foja/core/kernel/zone.rules";
import { dayText } from "@foja/core/law/deadlines/text.rules";
import { Folders } from "@foja/core/practice/folders";
import { Tasks } from "@foja/core/practice/tasks";
import { Alerts } from "@foja/core/telling/alerts";
import { dueLine } from "@foja/core/telling/alerts/due-line.rules";
import type { Tenant } from "@foja/harness/tenant";
import { beforeAll, describe, expect, it } from "vitest";
import { examineScreen, press, type Screen } from "./screens";
import { saved } from "./steps";
import { hydrated, live, seen } from "./visit";
import { openWorld } from "./world";

const world = openWorld();

const CASE = "Pérez, María c/ Gómez Hnos. S.A. s/ daños y perjuicios";

const raise = (tenant: Tenant, draft: Partial<Alerts.AlertDraft> & { key: string }) =>
  Alerts.raise(tenant.userId, {
    at: new Date(now()).toISOString(),
    primaryText: "Vencimiento",
    primaryVariant: "info",
    secondaryText: CASE,
    avatarIcon: "TaskSquare",
    sourceType: "task",
    sourceId: null,
    folderId: null,
    expirationDate: null,
    ...draft,
  });

/** A court's publication, and alerts of every nearness. */
const DRAFTS: (Partial<Alerts.AlertDraft> & { ahead: number | null })[] = [
  { ahead: null, sourceType: "movement", primaryText: "Nuevo movimiento: Autos para sentencia" },
  { ahead: 7, sourceType: "task", primaryText: "Pagar la tasa" },
  { ahead: 3, sourceType: "event", primaryText: "Audiencia: a las 10:00" },
  { ahead: 1, sourceType: "task", primaryText: "Ofrecer prueba" },
  { ahead: -1, sourceType: "task", primaryText: "Contestar el traslado" },
  { ahead: 0, sourceType: "task", primaryText: "Apelar" },
];

/** A practice with those alerts, the last of an existing task. */
async function alerted(): Promise<Tenant> {
  const today = dayOf(now());
  const tenant = await world.tenant();
  const task = await tenant.as(() => Tasks.create({ name: "Apelar" }));
  const folder = await tenant.as(() => Folders.create({ folderName: CASE }));
  for (const [n, { ahead, ...draft }] of DRAFTS.entries()) {
    const day = ahead === null ? null : addDays(today, ahead);
    const isTask = draft.sourceType === "task";
    await raise(tenant, {
      ...draft,
      key: `k${n}`,
      at: new Date(now() - 60_000 + n * 1000).toISOString(),
      // The text as it was days ago.
      ...(day && isTask && { primaryText: dueLine(dayText(day), draft.primaryText ?? "") }),
      primaryVariant: ahead !== null && ahead <= 0 ? "error" : "info",
      avatarIcon: isTask ? "TaskSquare" : "CalendarRemove",
      sourceId: draft.primaryText === "Apelar" ? task._id : null,
      folderId: folder._id,
      expirationDate: day,
    });
  }
  // Alerts about the tasks themselves are raised before the test looks.
  await world.foja().settle();
  return tenant;
}

let ana: Tenant;
beforeAll(async () => {
  ana = await alerted();
});

const screens: Screen[] = [
  { name: "alerts", path: "/notificaciones", shows: "Contestar el traslado" },
  {
    name: "alerts-popup",
    path: "/dashboard/default",
    shows: CASE,
    prepare: async (page) => {
      await press("Avisos: 6 sin leer")(page);
      await press("Ver todas")(page);
    },
  },
];

describe.each(screens)("$name", (screen) => {
  it("is for everybody at every width, in both modes", () => examineScreen(world, screen, ana));
});

describe("the bell", () => {
  it("shows how many were not read, leads to each, and lets them go", async () => {
    const { page } = await world.visit({ as: await alerted() });
    await page.goto("/dashboard/default");
    await hydrated(page);
    await press("Avisos: 6 sin leer")(page);
    const lines = page.getByRole("dialog").getByRole("listitem");
    await seen(page, "Vence hoy");
    await expect.poll(() => lines.count()).toBe(3);
    await press("Ver todas")(page);
    await expect.poll(() => lines.count()).toBe(6);
    const groups = page.getByRole("dialog").getByRole("heading", { level: 3 });
    await expect.poll(() => groups.allTextContents()).toEqual(["Vencidas", "Hoy", "Tribunales"]);
    await seen(page, /^Venció ayer/);
    // Both are shown before they are saved, and a page that is left may not save them.
    const remove = () => press("Eliminar el aviso: Contestar el traslado")(page);
    await saved(page, remove);
    await saved(page, () => page.getByRole("link", { name: "Apelar" }).click(), /markAsRead\//);
    await page.waitForURL(/\/tareas\?task=tas_/);
    await page.getByRole("button", { name: "Avisos: 4 sin leer" }).waitFor();
    await page.goto("/notificaciones?ver=sin-leer");
    await seen(page, "4 resultados");
    await press("Marcar todos como leídos")(page);
    await seen(page, "Leíste todos tus avisos.");
    await page.getByRole("checkbox", { name: "Solo los que no leí" }).click();
    await seen(page, "5 resultados");
    await page.getByRole("listitem").filter({ hasText: "Apelar" }).getByText(CASE).click();
    await page.waitForURL(/\/apps\/folders\/details\/fol_/);
  });

  it("shows what waited, and at once what comes, in its own screen alone", async () => {
    const tenant = await alerted();
    const eva = await world.tenant();
    const [{ page }, other] = [await world.visit({ as: tenant }), await world.visit({ as: eva })];
    await other.page.goto("/dashboard/default");
    await page.goto("/dashboard/default");
    await seen(page, "Recibidas 6 notificaciones pendientes");
    await live(other.page);
    const folder = await tenant.as(() => Folders.create({ folderName: "Ruiz c/ Sosa" }));
    await raise(tenant, {
      key: "ahora",
      primaryText: "Nuevo movimiento: Sentencia",
      sourceType: "movement",
      folderId: folder._id,
    });
    await page.getByRole("button", { name: "Avisos: 7 sin leer" }).waitFor();
    // A notice stays while the pointer is over it.
    await page.locator("[data-sonner-toast]", { hasText: "Nuevo movimiento: Sentencia" }).hover();
    // What comes to the other screen comes in its order: after hers, that one would be there.
    await raise(eva, { key: "suyo", primaryText: "Un aviso suyo", sourceType: "movement" });
    await seen(other.page, "Un aviso suyo");
    await expect.poll(() => other.page.getByText("Nuevo movimiento").count()).toBe(0);
    await page.getByRole("link", { name: "Ver", exact: true }).click();
    await page.waitForURL(/\/apps\/folders\/details\/fol_/);
    await page.getByRole("button", { name: "Avisos: 6 sin leer" }).waitFor();
    await page.reload();
    await page.getByRole("button", { name: "Avisos: 6 sin leer" }).waitFor();
    await expect.poll(() => page.getByText("notificaciones pendientes").count()).toBe(0);
  });
});

describe("what a person wants alerts of", () => {
  it("is kept as they choose it, one choice after the other", async () => {
    const { page } = await world.visit({ as: await world.tenant() });
    await page.goto("/apps/profiles/user/settings");
    await hydrated(page);
    const row = page.getByRole("row", { name: /Tareas/ });
    const box = (name: string) => row.getByRole("checkbox", { name });
    const mailOf = (kind: string) => page.getByRole("checkbox", { name: `E-mail: ${kind}` });
    await expect.poll(() => mailOf("Plazos y vencimientos").isChecked()).toBe(true);
    await expect.poll(() => mailOf("Tareas").isChecked()).toBe(false);
    await box("7 días").check();
    await box("1 día").focus();
    await page.keyboard.press("Space");
    await mailOf("Tareas").check();
    // Changes are saved one after another: once the last is answered, all are.
    const last = page.waitForResponse((response) => {
      return response.request().postData()?.includes("digest") ?? false;
    });
    await mailOf("Resumen diario").check();
    await last;
    await page.reload();
    await box("7 días").waitFor();
    const kept = ["7 días", "3 días", "1 día", "E-mail: Tareas"];
    const checked = await Promise.all(kept.map((name) => box(name).isChecked()));
    expect(checked).toEqual([true, true, false, true]);
  });

  it("is a block a kind on a phone, with its channels by name", async () => {
    const { page } = await world.visit({ as: await world.tenant() });
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto("/apps/profiles/user/settings");
    await hydrated(page);
    const channels = page.getByRole("group", { name: "Por dónde: Plazos y vencimientos" });
    await channels.getByRole("checkbox", { name: "E-mail" }).waitFor();
    await expect.poll(() => page.getByRole("table").count()).toBe(0);
    await page.getByRole("checkbox", { name: "Avisarme: Plazos y vencimientos" }).uncheck();
    await expect
      .poll(() => channels.getByRole("checkbox", { name: "E-mail" }).isDisabled())
      .toBe(true);
  });
});
