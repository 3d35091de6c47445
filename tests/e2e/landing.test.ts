import { Causas } from "@foja/core/courts/causas";
import { addDays } from "@foja/core/kernel/day.rules";
import { dayOf } from "@foja/core/kernel/zone.rules";
import { Folders } from "@foja/core/practice/folders";
import { Tasks } from "@foja/core/practice/tasks";
import type { Tenant } from "@foja/harness/tenant";
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { SCENE_SIZE, SCENES, type Scene } from "../../packages/web/src/features/site/data/scenes";
import { MODES, publish } from "./pictures";
import { heading, seen } from "./visit";
import { openWorld } from "./world";

const world = openWorld();

type Size = keyof typeof SCENE_SIZE;
type Ink = keyof typeof MODES;

const nameOf = (id: string, size: Size, ink: Ink) =>
  `portada-${id}${size === "phone" ? "-telefono" : ""}-${ink}`;

const NUMBER = "CNT 048210/2025";
const FILE = `/_local/court/pjn/cases/${encodeURIComponent(NUMBER)}`;

/** What the court published, the number of days ago. */
const PUBLISHED: [ago: number, title: string, text: string][] = [
  [210, "Demanda", "Por presentado, por parte y por constituido el domicilio."],
  [180, "Traslado de la demanda", "Córrase traslado por diez días."],
  [150, "Contesta demanda", "Téngase por contestada la demanda."],
  [110, "Apertura a prueba", "Ábrese la causa a prueba."],
  [60, "Audiencia de testigos", "Designase audiencia de testigos."],
  [9, "Presenta pericia contable", "Agréguese la pericia contable."],
];
const LATEST = ["Traslado de la pericia", "De la pericia, traslado por cinco días. Notifíquese."];

const post = (title = "", text = "", ago = 0) => {
  const body = JSON.stringify({ date: addDays(dayOf(Date.now()), -ago), title, text });
  return fetch(`${world.foja().url}${FILE}/movements`, { method: "POST", body });
};

async function sync() {
  await world.foja().settle();
  await world.foja().runJob("court-sync");
  await world.foja().settle();
}

/** A practice with a case that its court follows, where something came in today. */
async function practice(): Promise<{ ana: Tenant; folderId: string }> {
  const ana = await world.tenant();
  for (const [ago, title, text] of PUBLISHED) await post(title, text, ago);
  const { caratula } = (await (await fetch(`${world.foja().url}${FILE}`)).json()) as {
    caratula: string;
  };
  const folderId = await ana.as(async () => {
    const facts = { folderName: caratula, folderParte: "demandado", materia: "Despido" } as const;
    const { _id } = await Folders.create({ ...facts, customerName: "Logística Cuyo S.A." });
    const dueDate = addDays(dayOf(Date.now()), 4);
    await Tasks.create({ name: "Impugnar la pericia", dueDate, folderId: _id });
    await Causas.link(_id, { system: "pjn", number: NUMBER, confirmed: true });
    return _id;
  });
  await sync();
  await post(...LATEST);
  await sync();
  return { ana, folderId };
}

/** Goes to what a scene shows; returns the first thing in its picture. */
const STAGED: Record<Scene["id"], (page: Page, folderId: string) => Promise<string>> = {
  causa: async (page, folderId) => {
    await page.goto(`/apps/folders/details/${folderId}`);
    await seen(page, "Presenta pericia contable");
    await seen(page, "Al día");
    return "main h1";
  },
  novedad: async (page) => {
    await page.goto("/novedades");
    await heading(page, "Novedades", 1);
    await page.getByRole("link", { name: /^Traslado de la pericia/ }).click();
    const card = page.getByRole("dialog", { name: "Novedad" });
    await card.getByText(/^Vence el /).waitFor();
    return "[role=dialog]";
  },
  liquidacion: async (page) => {
    await page.goto("/apps/calc/labor");
    await page.getByLabel("Fecha de ingreso").fill("12/3/2018");
    await page.getByLabel("Fecha de egreso").fill("20/8/2025");
    await page.getByLabel("Modo de extinción").selectOption({ label: "Despido sin causa" });
    await page.getByLabel("Remuneración", { exact: true }).fill("1.850.000");
    await page.getByLabel("Remuneración", { exact: true }).blur();
    await page.getByRole("region", { name: "Resultado" }).getByText("$ 22.039.483,78").waitFor();
    return "section[aria-label=Resultado]";
  },
};

/** The height above a picture, in px: the header of the page is left out. */
const ABOVE = 64;

let made: ReturnType<typeof practice> | undefined;

async function take({ id }: Scene, size: Size, ink: Ink) {
  made ??= practice();
  const { ana, folderId } = await made;
  const { width, height } = SCENE_SIZE[size];
  const look = { preferences: { mode: MODES[ink] }, width, deviceScaleFactor: 2 };
  const { page } = await world.visit({ as: ana, ...look });
  await page.setViewportSize({ width, height: height + ABOVE });
  await page.getByText(/notificaci(ón|ones) pendientes?$/).waitFor({ state: "detached" });
  const top = page.locator(await STAGED[id](page, folderId)).first();
  await top.evaluate((element, above) => {
    window.scrollBy(0, element.getBoundingClientRect().top - above - 16);
  }, ABOVE);
  const png = await page.screenshot({ clip: { x: 0, y: ABOVE, width, height } });
  await publish(page, png, nameOf(id, size, ink), width * 1.5);
}

const SHOTS = SCENES.flatMap((scene) =>
  (["wide", "phone"] as const).flatMap((size) =>
    (["claro", "oscuro"] as const).map((ink) => ({ scene, size, ink, name: scene.label })),
  ),
);

describe("the landing", () => {
  it.each(SHOTS)("shows «$name» on a $size screen, $ink, of the product as it is", async (shot) => {
    const { scene, size, ink } = shot;
    // They are served once the web is built again.
    if (process.env.PICTURES) return take(scene, size, ink);
    const width = size === "phone" ? 390 : 1440;
    const { page } = await world.visit({ preferences: { mode: MODES[ink] }, width });
    await page.goto("/");
    await page.getByRole("button", { name: scene.label }).click();
    const picture = page.getByRole("img", { name: scene.alt });
    await picture.scrollIntoViewIfNeeded();
    const shown = () =>
      picture.evaluate((image: HTMLImageElement) => [
        new URL(image.currentSrc).pathname,
        Math.round((100 * image.naturalWidth) / image.naturalHeight),
      ]);
    const ratio = Math.round((100 * SCENE_SIZE[size].width) / SCENE_SIZE[size].height);
    await expect.poll(shown).toEqual([`/${nameOf(scene.id, size, ink)}.webp`, ratio]);
  });

  it("counts a deadline in its first screen, and opens the whole count with the same values", async () => {
    const { page } = await world.visit({ width: 1440 });
    await page.goto("/");
    const form = page.getByRole("form", { name: "Contá un plazo" });
    await form.getByLabel("Notificado el").fill("24/11/2026");
    await form.getByLabel("Días hábiles").fill("5");
    await form.getByText(/^martes,? 1 de diciembre de 2026$/i).waitFor();
    await form.getByRole("button", { name: "Ver la cuenta día por día" }).click();
    await page.waitForURL(/\/herramientas\/plazos\?fecha=2026-11-24&plazo=5/);
    await page
      .getByRole("region", { name: "Resultado" })
      .getByText(/martes,? 1 de diciembre/i)
      .waitFor();
  });

  it("stamps only what is not built yet, and fits a phone", async () => {
    const { page } = await world.visit({ width: 390 });
    await page.goto("/");
    const index = page.getByRole("region", { name: "Índice" }).getByRole("listitem");
    const stamped = index.filter({ hasText: "Próximamente" }).getByRole("heading");
    await expect.poll(() => stamped.allTextContents()).toEqual(["Previsional"]);
    const wide = () => page.evaluate(() => document.documentElement.scrollWidth);
    await expect.poll(() => wide()).toBe(390);
  });
});
