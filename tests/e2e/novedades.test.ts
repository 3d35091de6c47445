import { Causas } from "@foja/core/courts/causas";
import { now } from "@foja/core/kernel/clock";
import { addDays } from "@foja/core/kernel/day.rules";
import { dayOf } from "@foja/core/kernel/zone.rules";
import { calendarOf } from "@foja/core/law/deadlines/calendar.rules";
import { dueDate } from "@foja/core/law/deadlines/deadline.rules";
import { dueText } from "@foja/core/law/deadlines/text.rules";
import { Folders } from "@foja/core/practice/folders";
import { Tasks } from "@foja/core/practice/tasks";
import type { Tenant } from "@foja/harness/tenant";
import type { Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { examineScreen, type Screen } from "./screens";
import { live, seen } from "./visit";
import { openWorld } from "./world";

const world = openWorld();

const PUBLISHED = {
  Despacho: "Agréguese y téngase presente.",
  Audiencia: "Fíjase audiencia para el 12/03/2031 a las 10:30.",
  Traslado: "De la demanda, traslado por quince días. Notifíquese.",
  Sentencia: "Fallo: haciendo lugar.",
};

/** The day of publication: of a fixed one, the deadlines would be overdue some day. */
let today = "";
beforeAll(() => {
  today = dayOf(now());
});

/** When a number of days from the publication ends, and from when it is counted, in words. */
function counted(cantidad: number, unidad: "habiles" | "corridos" = "habiles") {
  const variables = { jurisdiccion: "PJN", notificacion: today, cantidad, unidad } as const;
  const { vencimiento, notificado } = dueDate(variables, calendarOf("PJN"));
  return { due: dueText(vencimiento ?? ""), from: dueText(notificado) };
}

/** When the fifteen days of the Traslado end. */
const due15 = () => counted(15).due;

async function publish(number: string, title: string, text: string, date = today) {
  const address = `${world.foja().url}/_local/court/pjn/cases/${encodeURIComponent(number)}/movements`;
  const body = JSON.stringify({ date, title, text });
  const { status } = await fetch(address, { method: "POST", body });
  expect(status).toBe(201);
}

/** The line of the inbox whose title begins with a text. */
const line = (page: Page, title: string) =>
  page.getByRole("link", { name: new RegExp(`^${title} `) });

/** The titles of the inbox, from first to last. */
const titlesOf = async (page: Page) =>
  (await page.locator("main li a[id^=fila-] > span:first-child").allTextContents()) as string[];

async function sync() {
  await world.foja().settle();
  expect(await world.foja().runJob("court-sync")).toMatchObject({ ok: true });
}

type Title = keyof typeof PUBLISHED;

/** A practice with a case of that number, and new publications in it. */
const practice = (number: string, ...titles: Title[]) => practiceOf("demandado", number, titles);

async function practiceOf(folderParte: "demandado" | null, number: string, titles: Title[]) {
  const tenant = await world.tenant();
  await publish(number, "Demanda", "Por presentado, por parte.");
  const folderId = await tenant.as(async () => {
    const facts = { folderName: "Pérez, Ana c/ Gómez S.A. s/ daños", folderParte };
    const { _id } = await Folders.create(facts);
    await Causas.link(_id, { system: "pjn", number, confirmed: true });
    return _id;
  });
  await sync();
  for (const title of titles) await publish(number, title, PUBLISHED[title]);
  await sync();
  return { tenant, folderId };
}

describe("the novedades, in every width and mode", () => {
  const NUMBER = "CIV 123456/2024";
  let ana: Tenant;
  let admin: Tenant;
  let folderId = "";

  beforeAll(async () => {
    admin = await world.tenant({ role: "ADMIN_ROLE" });
    ({ tenant: ana, folderId } = await practice(NUMBER, "Despacho", "Audiencia", "Traslado"));
  });

  it("novedades", async () => {
    const screen: Screen = {
      name: "novedades",
      path: "/novedades",
      shows: `Vence el ${due15()}`,
    };
    await examineScreen(world, screen, ana);
  });

  it("novedades-case", async () => {
    const path = `/apps/folders/details/${folderId}`;
    await examineScreen(world, { name: "novedades-case", path, shows: "Al día" }, ana);
  });

  it("admin-causas, admin-worker, admin-notices", async () => {
    const causas = { name: "admin-causas", path: "/admin/causas/verified", shows: NUMBER };
    await examineScreen(world, causas, admin);
    const worker = { name: "admin-worker", path: "/admin/causas/workers", shows: "Completa" };
    await examineScreen(world, worker, admin);
    await world.foja().runJob("deadlines-sweep");
    const notices = { name: "admin-notices", path: "/admin/notifications", shows: /con avisos/ };
    await examineScreen(world, notices, admin);
  });
});

describe("a movement that the court publishes", () => {
  it("is on the right lawyer's open screen with the round, and on nobody else's", async () => {
    const number = "CIV 234567/2024";
    const [{ tenant }, eva] = [await practice(number, "Traslado"), await world.tenant()];
    const { page } = await world.visit({ as: tenant });
    const other = await world.visit({ as: eva });
    await page.goto("/novedades");
    await other.page.goto("/novedades");
    await line(page, "Traslado").waitFor();
    await other.page.getByText(/^0 por resolver: al día/).waitFor();
    await Promise.all([live(page), live(other.page)]);
    await publish(number, "Sentencia", PUBLISHED.Sentencia);
    await Promise.all([seen(page, "Nuevo movimiento: Sentencia"), sync()]);
    await line(page, "Sentencia").waitFor();
    await world.foja().settle();
    await expect.poll(() => other.page.getByText("Sentencia").count()).toBe(0);
  });
});

describe("the inbox by keyboard", () => {
  it("puts a deadline down with one key, lays another aside, and opens the case", async () => {
    const titles = ["Despacho", "Audiencia", "Traslado", "Sentencia"] as const;
    const { tenant } = await practice("CIV 345678/2024", ...titles);
    const { page } = await world.visit({ as: tenant });
    await page.goto("/novedades");
    await line(page, "Traslado").waitFor();
    // The first line is the one due first: its details are shown from the start.
    await page.getByRole("complementary", { name: "Detalle de la novedad" }).waitFor();
    await page.keyboard.press("x");
    await page.getByText("Novedad sin acción").first().waitFor();
    await page.keyboard.press("a");
    await page.getByText(`Agendado: vence el ${due15()}`).waitFor();
    await page.keyboard.press("x");
    await expect.poll(() => titlesOf(page)).toEqual(["Despacho"]);
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { name: "Pérez, Ana c/ Gómez S.A. s/ daños" }).waitFor();
    await page.getByText("Al día").waitFor();
  });
});

it("becomes a deadline, a task and the draft of its writ with one key, each leading to the next", async () => {
  const { tenant } = await practice("CIV 567890/2024", "Traslado");
  const { page } = await world.visit({ as: tenant });
  await page.goto("/novedades");
  await line(page, "Traslado").waitFor();
  await page.keyboard.press("r");
  const notice = `Agendado: vence el ${due15()}. El escrito está en borrador`;
  await page.getByText(notice).waitFor();
  await page.getByRole("link", { name: "Abrir borrador" }).click();
  await page.getByRole("heading", { name: "Contesta demanda", exact: true }).waitFor();
  await page.goBack();
  await page.getByText("Resueltas", { exact: true }).click();
  await page.getByRole("link", { name: `Agendada: vence el ${due15()}` }).click();
  const plazo = page.getByRole("region", { name: "Plazo" });
  await plazo.getByText("Borrador", { exact: true }).waitFor();
  await plazo.getByRole("link", { name: "Contesta demanda" }).click();
  await page.waitForURL(/\/apps\/escritos\/esc_/);
  await page.getByText("Sale de un modelo: revisá el texto").waitFor();
});

describe("a deadline that was put down with one key", () => {
  it("is taken back with one, and its card says when its task is gone", async () => {
    const { tenant } = await practice("CIV 456789/2024", "Traslado");
    const { page } = await world.visit({ as: tenant });
    await page.goto("/novedades");
    await line(page, "Traslado").waitFor();
    await page.keyboard.press("a");
    await page.getByRole("button", { name: "Deshacer" }).click();
    await page.getByText("La novedad volvió a la bandeja.").waitFor();
    await page.getByRole("button", { name: "Agendar plazo" }).click();
    await page.getByText(/^0 por resolver: al día/).waitFor();
    await page.getByText("Resueltas", { exact: true }).click();
    await page.getByRole("link", { name: `Agendada: vence el ${due15()}` }).waitFor();
    await tenant.as(async () => {
      const { tasks } = await Tasks.list({ limit: 10 });
      expect(tasks).toHaveLength(1);
      await Tasks.remove(tasks[0]?._id ?? "");
    });
    await page.getByText("Se agendó, pero ya no está en la agenda.").waitFor();
    await page.getByText("Historial", { exact: true }).click();
    const done = page.getByRole("complementary").getByRole("listitem");
    await done.filter({ hasText: /vosVolvió a la bandeja/ }).waitFor();
    await expect.poll(() => done.filter({ hasText: /vosSe agendó/ }).count()).toBe(2);
    const handled: Screen = {
      name: "novedades-handled",
      path: "/novedades",
      shows: /^0 por resolver: al día/,
      prepare: async (screen) => {
        await screen.getByText("Resueltas", { exact: true }).click();
        await screen.getByText("Se agendó, pero ya no está en la agenda.").waitFor();
        await screen.getByText("Historial", { exact: true }).click();
        await screen.getByText(/^Llegada:/).waitFor();
      },
    };
    await examineScreen(world, handled, tenant);
  });
});

/** A day long enough ago that its deadlines are overdue, whenever the test runs. */
const longAgo = () => addDays(today, -150);

describe("the inbox at reading speed", () => {
  it("begins with what is overdue, in red, groups the rest, filters, and is counted in the menu", async () => {
    const number = "CIV 567890/2024";
    const { tenant } = await practice(number, "Despacho", "Audiencia");
    await publish(number, "Intimación", "Intímase a las partes a cumplir en dos días.", longAgo());
    await sync();
    const path = "/novedades";
    const shows = /^Venció el .*\d{4}$/;
    await examineScreen(world, { name: "novedades-overdue", path, shows }, tenant);
    const { page } = await world.visit({ as: tenant });
    await page.goto(path);
    await line(page, "Intimación").waitFor();
    await expect.poll(() => titlesOf(page)).toEqual(["Intimación", "Audiencia", "Despacho"]);
    const overdue = page.getByRole("list", { name: "Vencidas" });
    await overdue.getByText(/^Venció el (lun|mar|mié|jue|vie|sáb|dom) /).waitFor();
    const groups = page.getByRole("heading", { level: 2, name: /\(\d\)$/ });
    await expect
      .poll(() => groups.allTextContents())
      .toEqual(["Vencidas (1)", "Después (1)", "Sin plazo (1)"]);
    const menu = page.getByRole("navigation", { name: "Menú principal" });
    await menu.getByRole("link", { name: "Novedades 3 por resolver" }).waitFor();
    await page.getByRole("combobox", { name: "Plazo" }).selectOption("Sin plazo");
    await expect.poll(() => titlesOf(page)).toEqual(["Despacho"]);
    expect(new URL(page.url()).searchParams.get("plazo")).toBe("sin");
    await page.getByRole("button", { name: "Quitar los filtros" }).click();
    await publish(number, "Sentencia", PUBLISHED.Sentencia);
    await sync();
    await menu.getByRole("link", { name: "Novedades 4 por resolver" }).waitFor();
    await line(page, "Sentencia").waitFor();
  });

  it("is a card over the list on a phone", async () => {
    const { tenant } = await practice("CIV 567891/2024", "Traslado", "Despacho");
    const { page } = await world.visit({ as: tenant, width: 390 });
    await page.goto("/novedades");
    await line(page, "Traslado").click();
    const card = page.getByRole("dialog", { name: "Novedad" });
    await card.getByText(`Vence el ${due15()}`).waitFor();
    await card.getByRole("button", { name: "Sin acción" }).click();
    await page.getByText("Novedad sin acción").waitFor();
    await expect.poll(() => titlesOf(page)).toEqual(["Despacho"]);
  });
});

describe("whom an order addresses", () => {
  it("is asked once for the case, and what is the other side's is not put down as one's own", async () => {
    const { tenant, folderId } = await practiceOf(null, "CIV 678901/2024", ["Traslado"]);
    const prepare = async (page: Page) => {
      await page.getByText("¿A quién representás en esta causa?").waitFor();
    };
    const screen = { name: "novedades-asked", path: "/novedades", shows: "Novedades", prepare };
    await examineScreen(world, screen, tenant);
    const { page } = await world.visit({ as: tenant });
    await page.goto("/novedades");
    await page.getByRole("button", { name: "A la actora" }).click();
    await page.getByText("A cargo de la otra parte").waitFor();
    await page.getByText("Se dirige a la demandada: tu cliente es la actora.").waitFor();
    await expect
      .poll(() => tenant.as(() => Folders.get(folderId)))
      .toMatchObject({ folderParte: "actor" });
    await page.getByRole("heading", { level: 2, name: "Sin plazo (1)" }).waitFor();
    await expect.poll(() => page.getByRole("button", { name: "Agendar plazo" }).count()).toBe(0);
    await page.getByRole("button", { name: "Agendar igual" }).click();
    await page.getByRole("dialog").getByText(`Vence el ${due15()}`).waitFor();
  });
});

describe("adjusting what is proposed", () => {
  it("shows the due date and its count as they are typed, and can be left", async () => {
    const { tenant } = await practice("CIV 789012/2024", "Traslado");
    const dialog = (page: Page) => page.getByRole("dialog");
    const prepare = async (page: Page) => {
      await page.getByRole("button", { name: "Ajustar" }).click();
      await dialog(page).getByText(`Vence el ${due15()}`).waitFor();
    };
    const screen = { name: "novedades-adjust", path: "/novedades", shows: "Novedades", prepare };
    await examineScreen(world, screen, tenant);
    const { page } = await world.visit({ as: tenant });
    await page.goto("/novedades");
    await prepare(page);
    await dialog(page).getByLabel("Plazo").fill("+5 hábiles");
    const { due, from } = counted(5);
    await dialog(page).getByText(`Vence el ${due}`).waitFor();
    await dialog(page).getByText(`5 días hábiles desde el ${from}, por cédula`).waitFor();
    await dialog(page).getByLabel("Tipo de notificación").selectOption("nota");
    await dialog(page)
      .getByText(/por nota \(ministerio de la ley\)/)
      .waitFor();
    await dialog(page).getByLabel("Plazo").fill("mañana");
    await dialog(page).getByText("Completá el plazo para ver cuándo vence").waitFor();
    await page.keyboard.press("Escape");
    await dialog(page).waitFor({ state: "hidden" });
    await prepare(page);
    await dialog(page).getByLabel("Plazo").fill("10 corridos");
    const running = counted(10, "corridos").due;
    await dialog(page).getByText(`Vence el ${running}`).waitFor();
    await dialog(page).getByRole("button", { name: "Agendar" }).click();
    await page.getByText(`Agendado: vence el ${running}`).waitFor();
  });
});
