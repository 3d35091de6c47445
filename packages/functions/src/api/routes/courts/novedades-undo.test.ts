import { Novedades } from "@foja/core/courts/novedades";
import type { Novedad } from "@foja/core/courts/novedades/novedad.schema";
import { commit } from "@foja/core/kernel/dynamo";
import type { Pagination } from "@foja/core/kernel/fields.schema";
import { Events } from "@foja/core/practice/events";
import { Folders } from "@foja/core/practice/folders";
import { Tasks } from "@foja/core/practice/tasks";
import { newTenant, type Tenant } from "@foja/harness/tenant";
import { beforeEach, describe, expect, it } from "vitest";

let ana: Tenant;
let folderId: string;

beforeEach(async () => {
  ana = await newTenant();
  const opened = await ana.call("POST", "/api/folders", { body: { folderName: "Pérez c/ Gómez" } });
  folderId = (opened.body.folder as { _id: string })._id;
});

async function arrives(title: string, text = ""): Promise<string> {
  const movementId = `mov_${title}`;
  const facts = { title, text, link: null, number: "CIV 1/2024", date: "2026-11-20" };
  const arrived = { folderId, causaId: "cau_1", source: "pjn" as const, movementId, ...facts };
  await ana.as(() => commit(...Novedades.plan(arrived).writes));
  const { novedades } = await ana.as(() => Novedades.list({ state: "open", limit: 10 }));
  return novedades.find((one) => one.title === title)?._id ?? "";
}

async function accepted(id: string) {
  const { status, body } = await ana.call("POST", `/api/novedades/${id}/accept`, { body: {} });
  expect(status).toBe(200);
  const { scheduled } = body.novedad as Novedad;
  return { eventId: scheduled?.eventId ?? "", taskId: scheduled?.taskId ?? "" };
}

const undo = (id: string, tenant = ana) => tenant.call("POST", `/api/novedades/${id}/undo`);
const inbox = async (state: string) =>
  (await ana.call("GET", `/api/novedades?state=${state}`)).body.novedades as Novedad[];

/** The entries in the file of the case, and their count. */
async function inCase() {
  const { body } = await ana.call("GET", `/api/folders/${folderId}/activities/combined`);
  const { activities, pagination } = body as { activities: object[]; pagination: Pagination };
  return { there: activities.length, total: pagination.total };
}

describe("undoing what a novedad put into the agenda", () => {
  it("takes all of it away at once, however often and from wherever, and may be done again", async () => {
    const id = await arrives("Sentencia", "Fallo.");
    const before = await inCase();
    const { taskId } = await accepted(id);
    expect((await inCase()).total).toBe(before.total + 1);
    const answers = await Promise.all([undo(id), undo(id), undo(id)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await undo(id)).body).toMatchObject({
      message: "La novedad está en la bandeja.",
      novedad: { state: "new", scheduled: null, proposal: { vencimiento: "2026-11-30" } },
    });
    expect(await inCase()).toEqual(before);
    expect((await ana.call("GET", `/api/tasks/${taskId}`)).status).toBe(410);
    expect([await inbox("open"), await inbox("handled")]).toMatchObject([[{ _id: id }], []]);
    const again = await accepted(id);
    expect(again.taskId).not.toBe(taskId);
  });

  it("leaves what was changed or completed since, and says so", async () => {
    const id = await arrives("Sentencia", "Fallo.");
    const { taskId, eventId } = await accepted(id);
    await ana.as(() => Tasks.toggle(taskId));
    expect((await undo(id)).body.message).toBe(
      "La novedad volvió a la bandeja. Queda la tarea: cambió después de agendarse.",
    );
    expect(await ana.as(() => Tasks.get(taskId))).toMatchObject({ status: "completada" });
    await expect(ana.as(() => Events.get(eventId))).rejects.toThrow();
    expect((await inCase()).total).toBe(1);
  });

  it("takes away what only followed the new name of its case", async () => {
    const id = await arrives("Audiencia", "Fíjase audiencia para el 12/03/2027 a las 10:30.");
    const { eventId } = await accepted(id);
    const read = await ana.as(() => Events.get(eventId));
    expect(read.start).toBe("2027-03-12T13:30:00.000Z");
    await Folders.follow(ana.userId, folderId, { folderName: "Otra carátula", shelf: "active" });
    expect((await undo(id)).body.message).toBe("La novedad volvió a la bandeja.");
    await expect(ana.as(() => Events.get(eventId))).rejects.toThrow();
  });

  it("takes back what needed nothing, too, and is of one practice alone", async () => {
    const id = await arrives("Despacho");
    await ana.call("PATCH", `/api/novedades/${id}`, { body: { state: "noAction" } });
    expect((await undo(id, await newTenant())).status).toBe(404);
    expect((await undo(id)).body.novedad).toMatchObject({ state: "new" });
    await ana.call("DELETE", `/api/folders/${folderId}`);
    expect((await undo(id)).status).toBe(404);
  });

  it("is not needed to show that its task was deleted, moved or done", async () => {
    const id = await arrives("Sentencia", "Fallo.");
    const { taskId } = await accepted(id);
    const agenda = async () => (await inbox("handled")).map(({ scheduled }) => scheduled);
    expect(await agenda()).toMatchObject([
      { due: "2026-11-30", task: { status: "pendiente", dueDate: "2026-11-30" }, event: null },
    ]);
    await ana.as(() => Tasks.update(taskId, { dueDate: "2026-12-03" }));
    expect(await agenda()).toMatchObject([{ task: { dueDate: "2026-12-03" } }]);
    await ana.as(() => Tasks.remove(taskId));
    expect(await agenda()).toMatchObject([{ taskId, task: null, event: null }]);
    expect((await undo(id)).body.message).toBe("La novedad volvió a la bandeja.");
  });
});
