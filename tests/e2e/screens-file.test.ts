import { Causas } from "@foja/core/courts/causas";
import { Folders } from "@foja/core/practice/folders";
import { Movements } from "@foja/core/practice/movements";
import { Notifications } from "@foja/core/practice/notifications";
import { Tasks } from "@foja/core/practice/tasks";
import type { Tenant } from "@foja/harness/tenant";
import type { Page } from "playwright-core";
import { beforeAll, describe, it } from "vitest";
import { examineScreen, press, type Screen } from "./screens";
import { heading } from "./visit";
import { openWorld } from "./world";

const world = openWorld();
let ana: Tenant;
let folderId: string;

const dayFromNow = (days: number) =>
  new Date(Date.now() - 3 * 3600_000 + days * 24 * 3600_000).toISOString().slice(0, 10);

/** A file with every kind of entry: due, done, linked, published by a court, long. */
beforeAll(async () => {
  ana = await world.tenant();
  await ana.as(async () => {
    const folder = await Folders.create({
      folderName: "Ñáñez, María José c/ Transportes del Sur S.A. y otro s/ despido",
      customerName: "Ñáñez, María José",
      status: "enProceso",
    });
    folderId = folder._id;
    await Causas.link(folderId, { system: "pjn", number: "CNT 35335/2016", confirmed: true });
    const link = "https://scw.pjn.gov.ar/documento/1";
    const movement = { folderId, movement: "Despacho" };
    const first = { ...movement, title: "Traslado de la demanda", time: dayFromNow(-90) };
    const { _id } = await Movements.create({ ...first, dateExpiration: dayFromNow(-60) });
    await Movements.toggle(_id);
    await Movements.create({
      ...movement,
      title: "Traslado de la pericia contable",
      time: dayFromNow(-2),
      dateExpiration: dayFromNow(1),
      link,
      description: "De las explicaciones del perito, traslado a las partes por cinco días.",
    });
    await Notifications.create({
      folderId,
      title: "Cédula: traslado de la pericia",
      time: dayFromNow(-1),
      notification: "Cédula electrónica",
      user: "Juzgado Nacional del Trabajo 12",
      dateExpiration: dayFromNow(-1),
    });
    await Tasks.create({ folderId, name: "Impugnar la pericia", dueDate: dayFromNow(5) });
  });
});

const type = (text: string) => async (page: Page) => {
  await page.keyboard.press("Control+k");
  await page.getByRole("combobox", { name: "Buscar en el estudio" }).fill(text);
};

const CASE = { path: () => `/apps/folders/details/${folderId}`, shows: "Apertura de la causa" };
const HOME = { path: () => "/dashboard/default", shows: /Transportes del Sur/ };

type Own = Omit<Screen, "path"> & { path: () => string };

const SCREENS: Own[] = [
  { name: "file", ...CASE },
  { name: "file-movement", ...CASE, prepare: press("Movimiento") },
  { name: "file-notice", ...CASE, prepare: press("Cédula") },
  {
    name: "file-link",
    ...CASE,
    prepare: async (page) => {
      await press("Más acciones de la causa")(page);
      await page.getByRole("menuitem", { name: "Vínculo con el tribunal" }).click();
    },
  },
  { name: "search", ...HOME, prepare: type("") },
  {
    name: "search-none",
    ...HOME,
    prepare: async (page) => {
      await type("zzz")(page);
      await page.getByText("No se encontraron resultados").waitFor();
    },
  },
  {
    name: "search-found",
    ...HOME,
    prepare: async (page) => {
      await world.foja().settle();
      await type("pericia")(page);
      await page.getByRole("option", { name: /Impugnar la pericia/ }).waitFor();
    },
  },
  {
    name: "shortcuts",
    ...HOME,
    prepare: async (page) => {
      await page.keyboard.press("?");
      await heading(page, "Atajos del teclado");
    },
  },
];

describe("the file of a case, and the search", () => {
  it.each(SCREENS)("$name looks right and hides nothing from anybody", async (screen) => {
    await examineScreen(world, { ...screen, path: screen.path() }, ana);
  });
});
