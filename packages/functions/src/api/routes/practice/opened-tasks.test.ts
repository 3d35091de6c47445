import { type Item, walk } from "@foja/core/kernel/dynamo";
import { Movements } from "@foja/core/practice/movements";
import { Reminders } from "@foja/core/telling/reminders";
import { newTenant, type Tenant } from "@foja/harness/tenant";
import { describe, expect, it } from "vitest";

const DUE = "2031-03-10";

const made = async (ana: Tenant, path: string, entity: string, body: object) =>
  ((await ana.call("POST", path, { body })).body[entity] as { _id: string })._id;

/** A case with a movement that is due, and the task for it. */
async function opened(ana: Tenant, body: object = {}, state: object = {}) {
  const folderId = await made(ana, "/api/folders", "folder", { folderName: "Sosa c/ Prado" });
  const said = { folderId, title: "Traslado de la pericia", time: "2026-11-02", ...state };
  const movement = await made(ana, "/api/movements", "movement", { ...said, dateExpiration: DUE });
  const asked = { name: "Impugnar", folderId, dueDate: DUE, openedBy: movement, ...body };
  const task = await made(ana, "/api/tasks", "task", asked);
  return { folderId, movement, task };
}

const movementOf = (ana: Tenant, id: string) => ana.as(() => Movements.get(id));

const CARRIED = (taskId: string) => ({ completed: true, taskId });
const OWN = { completed: false, taskId: null };

describe("a task that a movement opens", () => {
  it("stands for its deadline: there is one reminder, one line, and the movement says where", async () => {
    const ana = await newTenant();
    const { folderId, movement, task } = await opened(ana);
    expect(await movementOf(ana, movement)).toMatchObject(CARRIED(task));
    const { body } = await ana.call("GET", `/api/folders/${folderId}/overview`);
    const { coming } = (body.overview ?? body) as { coming: { _id: string }[] };
    expect(coming.map(({ _id }) => _id)).toEqual([task]);
    await ana.as(() => Reminders.refresh(ana.userId, "movement", movement));
    await ana.as(() => Reminders.refresh(ana.userId, "task", task));
    const ringing = [];
    const range = { pk: `OWNER#${ana.userId}`, sk: { from: "REMINDER#", to: "REMINDER#~" } };
    for await (const item of walk<Item & { sourceId: string; nextAt: string | null }>(range)) {
      if (item.nextAt) ringing.push(item.sourceId);
    }
    expect(ringing).toEqual([task]);
    const { body: list } = await ana.call("GET", `/api/folders/${folderId}/activities/combined`);
    const entries = (list as unknown as { activities: { _id: string; status: string }[] })
      .activities;
    expect(entries.find(({ _id }) => _id === movement)?.status).toBe("enTarea");
  });

  const ways: [string, string, object][] = [
    ["goes to a later day", "PUT", { dueDate: "2031-03-11" }],
    ["loses its day", "PUT", { dueDate: null }],
    ["is cancelled", "PUT", { status: "cancelada" }],
    ["leaves the case", "PUT", { folderId: null }],
    ["is deleted", "DELETE", {}],
  ];
  it.each(ways)("gives it back when it %s", async (_, method, body) => {
    const ana = await newTenant();
    const { movement, task } = await opened(ana);
    const answer = await ana.call(method, `/api/tasks/${task}`, method === "PUT" ? { body } : {});
    expect(answer.status).toBe(200);
    expect(await movementOf(ana, movement)).toMatchObject(OWN);
  });

  it("keeps it when it is named anew, brought forward, done and reopened", async () => {
    const ana = await newTenant();
    const { movement, task } = await opened(ana);
    for (const body of [
      { name: "Impugnar la pericia" },
      { dueDate: "2031-03-08" },
      { status: "completada" },
      { status: "pendiente" },
    ]) {
      expect((await ana.call("PUT", `/api/tasks/${task}`, { body })).status).toBe(200);
      expect(await movementOf(ana, movement)).toMatchObject(CARRIED(task));
    }
  });

  it("does not carry a deadline it cannot keep, nor one that is done", async () => {
    const ana = await newTenant();
    const late = await opened(ana, { dueDate: "2031-03-11" });
    expect(await movementOf(ana, late.movement)).toMatchObject(OWN);
    const done = await opened(ana, {}, { completed: true });
    const untouched = { completed: true, taskId: null };
    expect(await movementOf(ana, done.movement)).toMatchObject(untouched);
  });

  it("lets a movement that is moved, reopened or deleted and restored be due by itself", async () => {
    const ana = await newTenant();
    const [moved, reopened, restored] = [await opened(ana), await opened(ana), await opened(ana)];
    const body = { dateExpiration: "2031-03-09" };
    await ana.call("PUT", `/api/movements/${moved.movement}`, { body });
    await ana.call("PUT", `/api/movements/${reopened.movement}`, { body: { completed: false } });
    await ana.call("DELETE", `/api/movements/${restored.movement}`);
    await ana.call("POST", `/api/movements/${restored.movement}/restore`);
    for (const { movement } of [moved, reopened, restored]) {
      expect(await movementOf(ana, movement)).toMatchObject(OWN);
    }
  });

  it("is refused with a sentence for a movement of another case, or of nobody", async () => {
    const ana = await newTenant();
    const { movement } = await opened(ana);
    const folderId = await made(ana, "/api/folders", "folder", { folderName: "Otra" });
    for (const openedBy of [movement, "mov_01JD0000000000000000000000", "cualquiera"]) {
      const body = { name: "Impugnar", folderId, dueDate: DUE, openedBy };
      const answer = await ana.call("POST", "/api/tasks", { body });
      expect(answer.status).toBe(422);
      expect(answer.body.details).toEqual([
        { path: "openedBy", message: "Movimiento: no encontramos ese movimiento en la causa." },
      ]);
    }
  });
});
