import { now } from "@foja/core/kernel/clock";
import { dayOf, instantAt } from "@foja/core/kernel/zone.rules";
import { Events } from "@foja/core/practice/events";
import { Folders } from "@foja/core/practice/folders";
import { Tasks } from "@foja/core/practice/tasks";
import type { Tenant } from "@foja/harness/tenant";
import { beforeAll, describe, it } from "vitest";
import { examineScreen, press, type Screen } from "./screens";
import { seen } from "./visit";
import { openWorld } from "./world";

const world = openWorld();
const PAGE = "/apps/calendar";
const HEARING = "Audiencia preliminar";

let ana: Tenant;
let hearing = "";
/** The month of all events, as the start of a day of it. */
let month = "";

beforeAll(async () => {
  const today = dayOf(now());
  month = today.slice(0, 8);
  ana = await world.tenant();
  await ana.as(async () => {
    const { _id: folderId } = await Folders.create({
      folderName: "Bermúdez Etcheverry, María c/ Telecomunicaciones del Litoral S.A. s/ sumarísimo",
    });
    const add = (title: string, day: string, from: string, to: string, more: object = {}) =>
      Events.create({
        title,
        start: instantAt(`${month}${day}`, from),
        end: instantAt(`${month}${day}`, to),
        ...more,
      });
    const description = "Juzgado Nacional en lo Comercial 12, sala 2.\nLlevar la pericia contable.";
    const made = await add(HEARING, "12", "10:30", "12:00", {
      type: "audiencia",
      folderId,
      description,
    });
    hearing = made._id;
    await add("Mediación prejudicial obligatoria en el CEJUME", "12", "12:30", "13:30", {
      type: "mediacion",
    });
    await add("Llamar a la perita", "12", "15:00", "15:15", { type: "llamada" });
    await add("Reunión con la clienta", "12", "16:00", "17:00", { type: "reunion", folderId });
    await add("Pericia", "12", "18:00", "19:00", { type: "pericia", color: "#b45309" });
    await add("Turno médico", "13", "11:00", "11:00", { type: "personal" });
    await add("Congreso de derecho procesal", "17", "00:00", "00:00", { allDay: true });
    await add("Vence contestar la demanda", "20", "09:30", "09:30", {
      type: "vencimiento",
      folderId,
    });
    await Tasks.create({ name: "Presentar alegato", dueDate: today, folderId });
  });
});

const screens: Screen[] = [
  { name: "calendar-month", path: `${PAGE}?fecha=:mes12`, shows: HEARING },
  { name: "calendar-week", path: `${PAGE}?vista=semana&fecha=:mes12`, shows: HEARING },
  { name: "calendar-day", path: `${PAGE}?vista=dia&fecha=:mes12`, shows: HEARING },
  { name: "calendar-list", path: `${PAGE}?vista=agenda&fecha=:mes12`, shows: HEARING },
  {
    name: "calendar-empty",
    path: `${PAGE}?vista=agenda&fecha=2031-02-01`,
    shows: "No hay nada agendado",
  },
  {
    name: "calendar-filters",
    path: `${PAGE}?tipos=audiencia&fecha=:mes12`,
    shows: HEARING,
    prepare: press("Filtros"),
  },
  { name: "calendar-event", path: `${PAGE}?event=:id`, shows: "Llevar la pericia contable" },
  { name: "calendar-edit", path: `${PAGE}?editar=:id`, shows: "Guardar cambios" },
  {
    name: "calendar-new",
    path: `${PAGE}?nuevo=:mes12T09:30`,
    shows: "Nuevo evento",
    prepare: async (page) => {
      await page.getByRole("combobox", { name: "Causa" }).focus();
      await page.getByRole("listbox").getByRole("option").first().waitFor();
    },
  },
  { name: "calendar-move", path: `${PAGE}?mover=:id`, shows: "Mover a…" },
  {
    name: "calendar-feed",
    path: `${PAGE}?fecha=:mes12`,
    shows: HEARING,
    prepare: async (page) => {
      await press("Suscribir desde otro calendario")(page);
      await press("Crear la dirección")(page);
      await seen(page, "Copiala ahora");
    },
  },
];

describe.each(screens.map((screen) => [screen.name, screen] as const))("%s", (_, screen) => {
  it("is whole, readable and reachable in every width and mode", async () => {
    const path = screen.path.replace(":id", hearing).replace(":mes", month);
    await examineScreen(world, { ...screen, path }, ana);
  });
});
