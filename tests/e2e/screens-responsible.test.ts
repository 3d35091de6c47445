import { addDays } from "@foja/core/kernel/day.rules";
import { dayOf } from "@foja/core/kernel/zone.rules";
import { Folders } from "@foja/core/practice/folders";
import { Tasks } from "@foja/core/practice/tasks";
import { letIn } from "@foja/harness/members";
import type { Tenant } from "@foja/harness/tenant";
import { beforeAll, describe, it } from "vitest";
import { asEva } from "./people";
import { examineScreen } from "./screens";
import { openWorld } from "./world";

const world = openWorld();
const CASES = "/apps/folders/list";
const LONG = "Pérez, Ana c/ Transportes del Sur S.A. s/ despido";
let ana: Tenant;

beforeAll(async () => {
  ana = await world.tenant({ plan: "standard" });
  const { userId: responsibleId } = await letIn(ana, await asEva(await world.tenant()), "abogado");
  const day = (days: number) => addDays(dayOf(Date.now()), days);
  await ana.as(async () => {
    const { _id: folderId } = await Folders.create({
      ...{ folderName: LONG, responsibleId, customerName: "Ana Pérez", materia: "Despido" },
    });
    await Folders.create({ folderName: "Gómez s/ sucesión", status: "enProceso" });
    await Tasks.create({
      ...{ name: "Presentar el alegato", dueDate: day(0), folderId, responsibleId },
      priority: "urgente",
      tags: ["Alegatos"],
    });
    await Tasks.create({ name: "Llamar a la clienta", dueDate: day(-3), responsibleId });
    await Tasks.create({ name: "Pagar la tasa de justicia", dueDate: day(2), folderId });
  });
});

describe("who answers, where a practice is a team", () => {
  it.each([
    ["cases", CASES, LONG],
    ["cases-board", `${CASES}?vista=tablero`, LONG],
    ["case-form", `${CASES}?nueva=1`, "Crear causa"],
    ["tasks", "/tareas", "Presentar el alegato"],
    ["tasks-board", "/tareas?vista=tablero", "Presentar el alegato"],
    ["task-form", "/tareas?nueva=1", "Crear tarea"],
    ["coming", "/dashboard/default", "Presentar el alegato"],
    ["calendar", "/apps/calendar", "Presentar el alegato"],
  ])("in %s", (name, path, shows) =>
    examineScreen(world, { name: `responsible-${name}`, path, shows }, ana),
  );
  it("in the load of each", () =>
    examineScreen(
      world,
      {
        ...{ name: "responsible-load", path: "/tareas", shows: "Carga del equipo" },
        prepare: (page) => page.getByText("Carga del equipo").click(),
      },
      ana,
    ));
});
