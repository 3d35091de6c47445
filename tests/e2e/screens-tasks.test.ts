import { addDays } from "@foja/core/kernel/day.rules";
import { dayOf } from "@foja/core/kernel/zone.rules";
import { Folders } from "@foja/core/practice/folders";
import { Tasks } from "@foja/core/practice/tasks";
import type { Tenant } from "@foja/harness/tenant";
import { beforeAll, describe, it } from "vitest";
import { examineScreen, press, type Screen } from "./screens";
import { stayAtEnd } from "./steps";
import { seen } from "./visit";
import { openWorld } from "./world";

const world = openWorld();
const LIST = "/tareas";
const ALEGATO = "Presentar el alegato sobre la prueba pericial contable y la testimonial rendida";

let ana: Tenant;
let taskId = "";

beforeAll(async () => {
  ana = await world.tenant();
  const day = (days: number) => addDays(dayOf(Date.now()), days);
  await ana.as(async () => {
    const { _id: folderId } = await Folders.create({
      folderName: "Pérez, Ana c/ Transportes del Sur S.A. s/ despido",
    });
    const first = await Tasks.create({
      name: ALEGATO,
      description: "Citar a Funes.\nRevisar la foja 214.",
      dueDate: day(0),
      priority: "urgente",
      tags: ["Alegatos", "Pericia"],
      folderId,
    });
    taskId = first._id;
    await Tasks.create({ name: "Llamar a la clienta", dueDate: day(-3), priority: "alta" });
    await Tasks.create({ name: "Pagar la tasa de justicia", dueDate: day(1), status: "enProceso" });
    await Tasks.create({
      name: "Oficio al Registro",
      dueDate: day(3),
      folderId,
      tags: ["Oficios"],
    });
    await Tasks.create({ name: "Liquidación", dueDate: day(7), priority: "baja" });
    await Tasks.create({ name: "Ordenar la biblioteca" });
    await Tasks.create({ name: "Poder general", status: "completada", dueDate: day(-10) });
    await Tasks.create({ name: "Audiencia suspendida", status: "cancelada" });
  });
});

const screens: Screen[] = [
  { name: "tasks", path: LIST, shows: "Vence hoy" },
  { name: "tasks-all", path: `${LIST}?estado=todas`, shows: "Poder general" },
  { name: "tasks-board", path: `${LIST}?vista=tablero`, shows: "Vence hoy" },
  { name: "tasks-no-match", path: `${LIST}?q=zzz`, shows: "Ninguna tarea coincide" },
  {
    name: "tasks-archived",
    path: `${LIST}?estante=archivadas`,
    shows: "No hay tareas archivadas.",
  },
  {
    name: "tasks-filters",
    path: LIST,
    shows: "Vence hoy",
    prepare: async (page) => {
      await press(/^Filtros/)(page);
      await seen(page, "Ver las tareas");
    },
  },
  {
    name: "tasks-new",
    path: `${LIST}?nueva=1`,
    shows: "Enter o una coma termina cada una.",
    prepare: async (page) => {
      await page.getByRole("dialog").getByLabel("Etiquetas").fill("Mora, pericia,");
      await press("Crear tarea")(page);
      await seen(page, "Completá este dato");
    },
  },
  {
    name: "tasks-marked",
    path: LIST,
    shows: "Vence hoy",
    prepare: async (page) => {
      await page.getByLabel("Marcar Liquidación").check();
      await seen(page, "1 tarea marcada");
      await stayAtEnd(page);
    },
  },
];

describe("the tasks, in every width and mode", () => {
  it.each(screens)("$name", async (screen) => examineScreen(world, screen, ana));

  it("tasks-peek", async () => {
    const path = `${LIST}?task=${taskId}`;
    const shows = "Soltá acá un archivo";
    await examineScreen(world, { name: "tasks-peek", path, shows }, ana);
  });

  it("tasks-none", async () => {
    const shows = "Todavía no hay tareas en tu estudio.";
    await examineScreen(world, { name: "tasks-none", path: LIST, shows }, await world.tenant());
  });
});
