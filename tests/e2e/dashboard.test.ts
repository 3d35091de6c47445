import { Scheduling } from "@foja/core/agenda/scheduling";
import { addDays } from "@foja/core/kernel/day.rules";
import { dayOf, instantAt } from "@foja/core/kernel/zone.rules";
import { Events } from "@foja/core/practice/events";
import { Folders } from "@foja/core/practice/folders";
import { Movements } from "@foja/core/practice/movements";
import { Tasks } from "@foja/core/practice/tasks";
import type { Tenant } from "@foja/harness/tenant";
import { beforeAll, describe, expect, it } from "vitest";
import { examineScreen } from "./screens";
import { live } from "./visit";
import { openWorld } from "./world";

const world = openWorld();
const LONG =
  "Asociación Civil de Consumidores y Usuarios de la República c/ Compañía Argentina de " +
  "Telecomunicaciones del Litoral S.A. y otros s/ sumarísimo";

let ana: Tenant;
let deadline: Awaited<ReturnType<typeof Scheduling.schedule>>;

/** A practice with an overdue line, a hearing, a task, a deadline and a movement that falls due. */
async function practice() {
  const today = dayOf(Date.now());
  const { _id: folderId } = await Folders.create({ folderName: LONG });
  const on = (name: string, days: number) =>
    Tasks.create({ name, dueDate: addDays(today, days), folderId });
  await on("Presentar la liquidación", -2);
  await on("Pedir la pericia contable de los libros y los registros de la demandada", 1);
  const start = instantAt(addDays(today, 1), "10:30");
  const end = instantAt(addDays(today, 1), "11:30");
  await Events.create({ title: "Audiencia de conciliación", type: "audiencia", start, end });
  const time = today;
  const dateExpiration = addDays(today, 2);
  await Movements.create({ folderId, title: "Traslado de la pericia", time, dateExpiration });
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

  it("has a deadline once, what movements say falls due, and follows what happens", async () => {
    const { page } = await world.visit({ as: ana });
    await page.goto("/dashboard/default");
    const card = page
      .locator("section")
      .filter({ has: page.getByText("Lo que viene") })
      .first();
    const line = (name: string) => card.getByRole("link", { name });
    await line("Contestar el traslado").waitFor();
    await expect.poll(() => line("Contestar el traslado").count()).toBe(1);
    await expect
      .poll(() => line("Contestar el traslado").getAttribute("href"))
      .toBe(`/tareas?task=${deadline._id}`);
    await live(page);
    await ana.as(() => Tasks.toggle(deadline._id));
    await line("Contestar el traslado").waitFor({ state: "detached" });
    await line("Traslado de la pericia").click();
    await page.waitForURL(/apps\/folders\/details\/.*#mov_/);
  });

  it("says how much is overdue, and shows all of it when asked, the oldest first", async () => {
    const eva = await world.tenant();
    const today = dayOf(Date.now());
    await eva.as(async () => {
      for (let n = 12; n >= 1; n -= 1) {
        await Tasks.create({ name: `Vencida ${n}`, dueDate: addDays(today, -n) });
      }
    });
    const { page } = await world.visit({ as: eva });
    await page.goto("/dashboard/default");
    const overdue = page.getByRole("region", { name: "Vencido: 12" });
    const names = () => overdue.getByRole("link").allTextContents();
    await overdue.waitFor();
    await expect.poll(() => names()).toEqual([12, 11, 10, 9, 8].map((n) => `Vencida ${n}`));
    await page.getByRole("button", { name: "Ver todo lo vencido (12)" }).click();
    await expect.poll(names).toHaveLength(12);
  });
});
