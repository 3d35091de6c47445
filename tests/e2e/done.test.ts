import { Scheduling } from "@foja/core/agenda/scheduling";
import { Contacts } from "@foja/core/practice/contacts";
import { createContact } from "@foja/core/practice/contacts/contact.schema";
import { Folders } from "@foja/core/practice/folders";
import { Movements } from "@foja/core/practice/movements";
import { Tasks } from "@foja/core/practice/tasks";
import { letIn } from "@foja/harness/members";
import type { Tenant } from "@foja/harness/tenant";
import { beforeAll, describe, expect, it } from "vitest";
import { asEva } from "./people";
import { examineScreen } from "./screens";
import { heading, seen } from "./visit";
import { openWorld } from "./world";

const world = openWorld();
const TEAM = "/apps/profiles/account/role";
const CASE = "Benítez c/ Vial Norte s/ daños";
const KEPT = "Ríos s/ divorcio";
let ana: Tenant;
let eva: Tenant;

/** Some of Eva's work. */
async function work(): Promise<void> {
  const { _id: folderId } = await Folders.create({ folderName: CASE });
  await Contacts.create(createContact.parse({ name: "Julia", lastName: "Sosa" }));
  await Folders.create({ folderName: KEPT, access: "reserved" });
  const { _id } = await Tasks.create({ name: "Ofrecer prueba", folderId });
  await Tasks.update(_id, { dueDate: "2027-03-03", priority: "alta" });
  await Movements.create({ folderId, title: "Traslado de la demanda", time: "2026-11-20" });
  await Scheduling.schedule({
    title: "Contestar la demanda",
    folderId,
    variables: {
      jurisdiccion: "PJN",
      notificacion: "2026-11-20",
      tipoNotificacion: "electronica",
      cantidad: 15,
      unidad: "habiles",
    },
  });
  const { _id: old } = await Tasks.create({ name: "Llamar al perito", folderId });
  await Tasks.remove(old);
}

beforeAll(async () => {
  ana = await world.tenant({ plan: "premium" });
  eva = await letIn(ana, await asEva(await world.tenant()), "abogado");
  await eva.as(work);
  await world.foja().settle();
});

describe("what somebody of the practice did", () => {
  it("is read by who governs, from the people of the practice, and leads to each record", async () => {
    const { page } = await world.visit({ as: ana });
    await page.goto(TEAM);
    await page.getByRole("link", { name: "Ver su actividad: Eva Ríos" }).click();
    await heading(page, "Actividad de Eva Ríos", 1);
    const line = (text: RegExp) => page.getByRole("listitem").filter({ hasText: text });
    await line(/Eliminó la tarea Llamar al perito.*En Eliminadas/).waitFor();
    await line(/Agendó el plazo Contestar la demanda.*Benítez/).waitFor();
    await line(/Cambió Prioridad y Vencimiento de la tarea Ofrecer prueba/).waitFor();
    await line(/Cargó el movimiento Traslado de la demanda/).waitFor();
    await line(/Cargó el contacto Julia Sosa/).waitFor();
    await expect.poll(() => page.getByText(KEPT).count()).toBe(0);
    await line(/Cargó la causa/)
      .getByRole("link", { name: CASE })
      .click();
    await heading(page, CASE, 1);
    await page.goBack();
    await page.getByLabel("De quién es la actividad").selectOption({ label: "Ana Pérez" });
    await heading(page, "Tu actividad", 1);
  });

  it("is one's own for the others, with what is kept from the rest", async () => {
    const { page } = await world.visit({ as: eva, expects: /403/ });
    await page.goto(TEAM);
    await page.getByRole("link", { name: "Ver tu actividad" }).waitFor();
    await expect.poll(() => page.getByRole("link", { name: /^Ver su actividad/ }).count()).toBe(0);
    await page.getByRole("link", { name: "Ver tu actividad" }).click();
    await heading(page, "Tu actividad", 1);
    await seen(page, KEPT);
    await seen(page, "Eliminaste la tarea");
    await expect.poll(() => page.getByLabel("De quién es la actividad").count()).toBe(0);
    await page.goto(`/actividad?persona=${ana.userId}`);
    await seen(page, "No tenés permiso para ver los datos de otra persona.");
  });

  it("is found from what they did to a record, of who left, too", async () => {
    const { page } = await world.visit({ as: ana });
    const luis = await letIn(ana, await world.tenant(), "abogado");
    const { _id } = await luis.as(() => Tasks.create({ name: "Pedir informes" }));
    await luis.as(() => Tasks.update(_id, { priority: "alta" }));
    expect((await ana.call("DELETE", `/api/members/${luis.userId}`)).status).toBe(200);
    await world.foja().settle();
    await page.goto(`/tareas?task=${_id}`);
    await page.getByText("Historial", { exact: true }).click();
    await page.getByRole("link", { name: "Ana Pérez" }).first().click();
    await heading(page, "Actividad de Ana Pérez", 1);
    await seen(page, "Cargó la tarea");
    const whose = page.getByLabel("De quién es la actividad").locator("option:checked");
    await expect.poll(() => whose.textContent()).toBe("Ana Pérez (ya no está)");
  });

  it("is readable in every width and look", async () => {
    const path = `/actividad?persona=${eva.userId}`;
    await examineScreen(world, { name: "done", path, shows: "Agendó el plazo" }, ana);
    const none = { name: "done-none", path: "/actividad", shows: "Todavía no hay nada acá." };
    await examineScreen(world, none, await world.tenant());
  });
});
