import { newTenant, type Tenant } from "@foja/harness/tenant";
import { describe, expect, it } from "vitest";

type Entry = {
  version: number;
  by: string | null;
  action: string;
  changes: { field: string; before: unknown; after: unknown }[];
  undoable: boolean;
};

const history = async (ana: Tenant, id: string) => {
  const { status, body } = await ana.call("GET", `/api/history/${id}`);
  expect(status).toBe(200);
  return body.history as Entry[];
};

const undo = (ana: Tenant, id: string, version: number) =>
  ana.call("POST", `/api/history/${id}/undo`, { body: { version } });

const make = async (ana: Tenant, path: string, entity: string, body: object) => {
  const answer = await ana.call("POST", path, { body });
  expect(answer.status).toBe(201);
  return (answer.body[entity] as { _id: string })._id;
};

const caseOf = (ana: Tenant) =>
  make(ana, "/api/folders", "folder", { folderName: "Sosa c/ Transportes" });
const taskOf = (ana: Tenant, fields = {}) =>
  make(ana, "/api/tasks", "task", { name: "Contestar el traslado", ...fields });

describe("the history of a record", () => {
  it("says field by field what a person changed, the latest first, and nothing of a new one", async () => {
    const ana = await newTenant();
    const id = await taskOf(ana);
    expect(await history(ana, id)).toEqual([]);
    const change = (body: object) => ana.call("PUT", `/api/tasks/${id}`, { body });
    await change({ dueDate: "2026-12-03", priority: "alta" });
    await change({ dueDate: "2026-12-03" });
    await change({ dueDate: "2026-12-10" });
    expect(await history(ana, id)).toEqual([
      {
        version: 4,
        at: expect.any(String),
        by: ana.userId,
        action: "changed",
        changes: [{ field: "dueDate", before: "2026-12-03", after: "2026-12-10" }],
        undoable: true,
      },
      expect.objectContaining({
        version: 2,
        changes: [
          { field: "priority", before: "media", after: "alta" },
          { field: "dueDate", before: null, after: "2026-12-03" },
        ],
        undoable: false,
      }),
    ]);
  });

  it.each([
    ["folder", caseOf, "/api/folders", { folderFuero: "Civil" }],
    [
      "contact",
      (ana: Tenant) => make(ana, "/api/contacts/create", "contact", { name: "Julia" }),
      "/api/contacts",
      { phone: "11 4321-0000" },
    ],
    ["task", taskOf, "/api/tasks", { description: "Con copia" }],
    [
      "event",
      (ana: Tenant) =>
        make(ana, "/api/events", "event", {
          title: "Audiencia",
          start: "2026-12-10T13:00:00.000Z",
          end: "2026-12-10T14:00:00.000Z",
        }),
      "/api/events",
      { type: "audiencia", start: "2026-12-10T12:00:00.000Z" },
    ],
    [
      "movement",
      async (ana: Tenant) =>
        make(ana, "/api/movements", "movement", {
          folderId: await caseOf(ana),
          title: "Traslado",
          time: "2026-11-02",
        }),
      "/api/movements",
      { dateExpiration: "2026-11-20" },
    ],
    [
      "notification",
      async (ana: Tenant) =>
        make(ana, "/api/folder-notifications", "notification", {
          folderId: await caseOf(ana),
          title: "Cédula",
          time: "2026-11-02",
        }),
      "/api/folder-notifications",
      { completed: true },
    ],
    [
      "calculator",
      (ana: Tenant) =>
        make(ana, "/api/calculators", "calculator", {
          type: "plazo",
          variables: { jurisdiccion: "PJN", notificacion: "2026-11-20", cantidad: 5 },
        }),
      "/api/calculators",
      { description: "El de la apelación" },
    ],
  ])("undoes a change of a %s, and that has its place in it", async (_, create, path, fields) => {
    const ana = await newTenant();
    const id = await create(ana);
    await ana.call("PUT", `${path}/${id}`, { body: fields });
    const [done] = await history(ana, id);
    expect(Object.keys(fields)).toEqual(
      expect.arrayContaining(done?.changes.map(({ field }) => field).slice(0, 1) ?? []),
    );
    expect(await undo(ana, id, done?.version ?? 0)).toMatchObject({ status: 200 });
    const [back, first] = await history(ana, id);
    const turned = done?.changes.map(({ field, before, after }) => ({
      ...{ field, before: after, after: before },
    }));
    expect(back?.changes).toEqual(turned);
    expect([back?.undoable, first?.undoable]).toEqual([true, false]);
  });

  it("does not undo what was changed again since, and what is not a change", async () => {
    const ana = await newTenant();
    const id = await taskOf(ana);
    const change = (body: object) => ana.call("PUT", `/api/tasks/${id}`, { body });
    await change({ name: "Contestar" });
    await change({ name: "Contestar hoy" });
    const refused = await undo(ana, id, 2);
    expect(refused).toMatchObject({ status: 409, body: { error: "change.overtaken" } });
    expect(await undo(ana, id, 9)).toMatchObject({ status: 404 });
    // A later change of another field does not prevent it.
    await change({ priority: "alta" });
    expect(await undo(ana, id, 3)).toMatchObject({ status: 200 });
    expect((await ana.call("GET", `/api/tasks/${id}`)).body.task).toMatchObject({
      ...{ name: "Contestar", priority: "alta" },
    });
  });

  it("says when it was archived, deleted and brought back", async () => {
    const ana = await newTenant();
    const id = await taskOf(ana);
    const body = { resourceType: "tasks", itemIds: [id] };
    await ana.call("POST", `/api/subscriptions/archive-items?userId=${ana.userId}`, { body });
    await ana.call("DELETE", `/api/tasks/${id}`);
    await ana.call("POST", `/api/tasks/${id}/restore`);
    const done = await history(ana, id);
    expect(done.map(({ action, undoable }) => [action, undoable])).toEqual([
      ["restored", false],
      ["deleted", false],
      ["archived", false],
    ]);
  });

  it("is its practice's alone", async () => {
    const [ana, eva] = [await newTenant(), await newTenant()];
    const id = await taskOf(ana);
    await ana.call("PUT", `/api/tasks/${id}`, { body: { name: "Otra" } });
    for (const other of [id, "tas_nada", "xyz"]) {
      expect(await eva.call("GET", `/api/history/${other}`)).toMatchObject({ status: 404 });
      expect(await undo(eva, other, 2)).toMatchObject({ status: 404 });
    }
  });
});
