import { Scheduling } from "@foja/core/agenda/scheduling";
import { addDays } from "@foja/core/kernel/day.rules";
import { dayOf, instantAt } from "@foja/core/kernel/zone.rules";
import { Events } from "@foja/core/practice/events";
import { Folders } from "@foja/core/practice/folders";
import { Tasks } from "@foja/core/practice/tasks";
import type { Tenant } from "@foja/harness/tenant";
import { beforeAll, describe, expect, it } from "vitest";
import { examineScreen } from "./screens";
import { openWorld } from "./world";

const world = openWorld();
const LONG =
  "Asociación Civil de Consumidores y Usuarios de la República c/ Compañía Argentina de " +
  "Telecomunicaciones del Litoral S.A. y otros s/ sumarísimo";
const today = dayOf(Date.now());

let ana: Tenant;
let deadline: Awaited<ReturnType<typeof Scheduling.schedule>>;

/** A practice with something overdue, a hearing, a task and a deadline: an event and a task in one. */
async function practice() {
  const { _id: folderId } = await Folders.create({ folderName: LONG });
  const on = (name: string, days: number) =>
    Tasks.create({ name, dueDate: addDays(today, days), folderId });
  await on("Presentar la liquidación", -2);
  await on("Pedir la pericia contable de los libros y los registros de la demandada", 1);
  const start = instantAt(addDays(today, 1), "10:30");
  const end = instantAt(addDays(today, 1), "11:30");
  await Events.create({ title: "Audiencia de conciliación", type: "audiencia", start, end });
  deadline = await Scheduling.schedule({
    title: "Contestar el traslado",
    variables: {
      jurisdiccion: "PJN",
      notificacion: today,
      tipoNotificacion: "electronica",
      cantidad: 1,
      unidad: "corridos",
      opciones: { feriaHabilitada: true },
    },
  });
}

beforeAll(async () => {
  ana = await world.tenant();
  await ana.as(practice);
});

describe("what is next", () => {
  it("dashboard-coming", async () => {
    const path = "/dashboard/default";
    await examineScreen(world, { name: "dashboard-coming", path, shows: "Vence mañana" }, ana);
  });

  it("tells a deadline once, by its task while there is one, and follows what happens", async () => {
    const { page } = await world.visit({ as: ana });
    await page.goto("/dashboard/default");
    const card = page
      .locator("section")
      .filter({ has: page.getByText("Lo que viene") })
      .first();
    const task = card.getByRole("link", { name: "Contestar el traslado" });
    await task.waitFor();
    expect(await task.count()).toBe(1);
    expect(await task.getAttribute("href")).toBe(`/tareas?task=${deadline.task._id}`);
    await ana.as(() => Tasks.toggle(deadline.task._id));
    await task.waitFor({ state: "detached" });
    await ana.as(() => Tasks.remove(deadline.task._id));
    await task.waitFor();
    expect(await task.getAttribute("href")).toBe(`/apps/calendar?event=${deadline.event._id}`);
    await task.click();
    await page.waitForURL(/apps\/calendar/);
  });
});
