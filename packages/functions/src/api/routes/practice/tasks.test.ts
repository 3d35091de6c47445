import { setClock } from "@foja/core/kernel/clock";
import { Folders } from "@foja/core/practice/folders";
import { Tasks } from "@foja/core/practice/tasks";
import type { Task } from "@foja/core/practice/tasks/task.schema";
import { newTenant, type Tenant } from "@foja/harness/tenant";
import { describe, expect, it } from "vitest";

const TASK = {
  name: "Presentar el alegato",
  description: "Primera línea\nSegunda línea",
  status: "enProceso",
  priority: "alta",
  dueDate: "2026-12-01",
  tags: ["Alegatos", "Urgente"],
};

async function add(tenant: Tenant, body: object = { name: "Una tarea" }): Promise<Task> {
  const answer = await tenant.call("POST", "/api/tasks", { body });
  expect(answer.status).toBe(201);
  return answer.body.task as Task;
}

async function openCase(tenant: Tenant, folderName = "Pérez c/ Gómez") {
  const { body } = await tenant.call("POST", "/api/folders", { body: { folderName } });
  return (body.folder as { _id: string })._id;
}

async function names(tenant: Tenant, query = "") {
  const { body } = await tenant.call("GET", `/api/tasks/user/${tenant.userId}${query}`);
  return (body.tasks as Task[]).map((task) => task.name);
}

const read = async (tenant: Tenant, id: string) =>
  (await tenant.call("GET", `/api/tasks/${id}`)).body.task as Task;

const tally = (tenant: Tenant, folderId: string) =>
  tenant.as(async () => (await Folders.tallyOf(folderId)).task);

describe("writing a task down", () => {
  it("keeps every field, fills the case's name, and answers it whole", async () => {
    const ana = await newTenant();
    const folderId = await openCase(ana);
    const { status, body, headers } = await ana.call("POST", "/api/tasks", {
      body: { ...TASK, folderId, folderName: "Otra", completedAt: "2020-01-01" },
    });
    expect(status).toBe(201);
    expect(body.task).toMatchObject({
      ...TASK,
      userId: ana.userId,
      folderId,
      folderName: "Pérez c/ Gómez",
      attachments: [],
      completedAt: null,
      archived: false,
      version: 1,
    });
    expect(headers.get("etag")).toBe('"1"');
    expect(await read(ana, (body.task as Task)._id)).toEqual(body.task);
    expect(await tally(ana, folderId)).toBe(1);
  });

  it("begins pending, of middling priority, with nothing else", async () => {
    const ana = await newTenant();
    expect(await add(ana)).toMatchObject({
      status: "pendiente",
      priority: "media",
      description: null,
      dueDate: null,
      folderId: null,
      folderName: null,
      tags: [],
    });
  });

  it("knows when it was done if it is written down as done", async () => {
    const ana = await newTenant();
    const task = await add(ana, { name: "Ya está", status: "completada" });
    expect(task.completedAt).toBe(task.createdAt);
  });

  it("keeps each label once, as it was spelled first", async () => {
    const ana = await newTenant();
    const { tags } = await add(ana, { name: "a", tags: [" Pericia ", "PERÍCIA", "mora"] });
    expect(tags).toEqual(["Pericia", "mora"]);
  });

  it.each([
    [{}, "name", "Tarea: completá este dato"],
    [{ name: "  " }, "name", "Tarea: completá este dato"],
    [{ name: "x".repeat(201) }, "name", "Tarea: hasta 200 caracteres"],
    [
      { name: "a", status: "hecha" },
      "status",
      "Estado: elegí pendiente, enProceso, completada o cancelada",
    ],
    [{ name: "a", priority: 1 }, "priority", "Prioridad: elegí baja, media, alta o urgente"],
    [{ name: "a", dueDate: "2026-02-30" }, "dueDate", "Vencimiento: escribí una fecha válida"],
    [{ name: "a", tags: "una" }, "tags", "Etiquetas: mandá una lista de textos"],
    [{ name: "a", tags: Array(21).fill("a") }, "tags", "Etiquetas: hasta 20"],
    [{ name: "a", tags: ["x".repeat(41)] }, "tags.0", "Etiqueta: hasta 40 caracteres"],
    [
      { name: "a", folderId: "fol_00000000000000000000000000" },
      "folderId",
      "Causa: no encontramos esa causa.",
    ],
  ])("refuses %j naming the field", async (body, path, message) => {
    const ana = await newTenant();
    const answer = await ana.call("POST", "/api/tasks", { body });
    expect(answer.status).toBe(422);
    expect(answer.body).toMatchObject({ error: "request.invalid", message });
    expect(answer.body.details).toEqual([{ path, message }]);
    expect(await names(ana)).toEqual([]);
  });

  it("refuses a key it does not know, and another practice's case", async () => {
    const [ana, eva] = await Promise.all([newTenant(), newTenant()]);
    for (const key of ["userId", "version", "_id", "archived", "pk", "takenWith"]) {
      const answer = await ana.call("POST", "/api/tasks", { body: { name: "Una", [key]: "x" } });
      expect(answer.status, key).toBe(422);
    }
    const folderId = await openCase(eva);
    const answer = await ana.call("POST", "/api/tasks", { body: { name: "Una", folderId } });
    expect(answer.status).toBe(422);
  });

  it("happens once under one key, however many ask at once", async () => {
    const ana = await newTenant();
    const folderId = await openCase(ana);
    const ask = () =>
      ana.call("POST", "/api/tasks", {
        body: { name: "Una", folderId },
        headers: { "idempotency-key": "k1" },
      });
    const answers = await Promise.all(Array.from({ length: 10 }, ask));
    const made = answers.filter(({ status }) => status === 201);
    expect(new Set(made.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect((await ask()).body).toEqual(made[0]?.body);
    expect(await names(ana)).toEqual(["Una"]);
    expect(await tally(ana, folderId)).toBe(1);
  });
});

describe("listing tasks", () => {
  it("shows the newest first, a page at a time, each once", async () => {
    const ana = await newTenant();
    for (let i = 1; i <= 5; i++) await add(ana, { name: `Tarea ${i}` });
    const seen: string[] = [];
    let cursor = "";
    do {
      const path = `/api/tasks/user/${ana.userId}?limit=2${cursor}`;
      const { body } = await ana.call("GET", path);
      seen.push(...(body.tasks as Task[]).map((task) => task.name));
      cursor = body.nextCursor ? `&cursor=${body.nextCursor}` : "";
    } while (cursor);
    expect(seen).toEqual([5, 4, 3, 2, 1].map((i) => `Tarea ${i}`));
  });

  it("reads only the fields asked for, the case's among them", async () => {
    const ana = await newTenant();
    const folderId = await openCase(ana);
    const { _id } = await add(ana, { ...TASK, folderId });
    const of = async (fields: string) =>
      (await ana.call("GET", `/api/tasks/user/${ana.userId}?fields=${fields}`)).body.tasks;
    expect(await of("name,archived")).toEqual([{ _id, name: TASK.name, archived: false }]);
    expect(await of("folderName")).toEqual([{ _id, folderName: "Pérez c/ Gómez" }]);
    await ana.call("DELETE", `/api/folders/${folderId}`);
    expect(await of("folderName,folderId")).toEqual([]);
  });

  it.each([
    ["fields=name,secreto", 422],
    ["limit=0", 422],
    ["archived=quizás", 422],
    ["orden=nombre", 422],
    ["cursor=abc.def", 400],
  ])("refuses ?%s", async (query, status) => {
    const ana = await newTenant();
    const answer = await ana.call("GET", `/api/tasks/user/${ana.userId}?${query}`);
    expect(answer.status).toBe(status);
  });

  it("is nobody else's", async () => {
    const [ana, eva] = await Promise.all([newTenant(), newTenant()]);
    expect((await eva.call("GET", `/api/tasks/user/${ana.userId}`)).status).toBe(403);
    expect((await eva.call("GET", `/api/tasks/upcoming/${ana.userId}`)).status).toBe(403);
  });
});

describe("what falls due", () => {
  const upcoming = async (tenant: Tenant, query = "") => {
    const { body } = await tenant.call("GET", `/api/tasks/upcoming/${tenant.userId}${query}`);
    return (body.tasks as Task[]).map((task) => task.name);
  };

  it("is what is open, dated and on the desk, overdue included, soonest first", async () => {
    setClock(() => Date.parse("2026-11-20T15:00:00Z"));
    const ana = await newTenant();
    const due = async (name: string, dueDate: string | null, more: object = {}) =>
      add(ana, { name, dueDate, ...more });
    await due("en siete", "2026-11-27");
    await due("vencida", "2026-01-05", { status: "enProceso" });
    await due("hoy", "2026-11-20");
    await due("en ocho", "2026-11-28");
    await due("sin fecha", null);
    await due("hecha", "2026-11-20", { status: "completada" });
    await due("cancelada", "2026-11-20", { status: "cancelada" });
    const away = await due("archivada", "2026-11-20");
    await ana.as(() => Tasks.archive(away._id));
    const gone = await due("eliminada", "2026-11-20");
    await ana.call("DELETE", `/api/tasks/${gone._id}`);
    expect(await upcoming(ana)).toEqual(["vencida", "hoy", "en siete"]);
    expect(await upcoming(ana, "?days=8")).toEqual(["vencida", "hoy", "en siete", "en ocho"]);
    expect(await upcoming(ana, "?days=1")).toEqual(["vencida", "hoy"]);
    expect(await upcoming(ana, "?days=8&limit=2")).toEqual(["vencida", "hoy"]);
  });

  it.each([
    ["2026-11-21T02:59:59Z", ["mañana"]],
    ["2026-11-21T03:00:00Z", ["mañana", "pasado"]],
  ])("counts days where the practice is: at %s", async (instant, expected) => {
    setClock(() => Date.parse(instant));
    const ana = await newTenant();
    await add(ana, { name: "mañana", dueDate: "2026-11-21" });
    await add(ana, { name: "pasado", dueDate: "2026-11-22" });
    expect(await upcoming(ana, "?days=1")).toEqual(expected);
  });

  it.each(["0", "91", "siete", "1.5"])("refuses days=%s", async (days) => {
    const ana = await newTenant();
    const path = `/api/tasks/upcoming/${ana.userId}?days=${days}`;
    expect((await ana.call("GET", path)).status).toBe(422);
  });

  it("follows a task through its states", async () => {
    const ana = await newTenant();
    const { _id } = await add(ana, { name: "Una", dueDate: "2020-01-01" });
    await ana.call("PUT", `/api/tasks/${_id}/toggle`);
    expect(await upcoming(ana)).toEqual([]);
    await ana.call("PUT", `/api/tasks/${_id}/toggle`);
    expect(await upcoming(ana)).toEqual(["Una"]);
    await ana.call("PUT", `/api/tasks/${_id}`, { body: { dueDate: null } });
    expect(await upcoming(ana)).toEqual([]);
  });
});

describe("ticking a task", () => {
  it("marks it done and when, and back, each a version", async () => {
    const ana = await newTenant();
    const { _id } = await add(ana, TASK);
    const toggle = () => ana.call("PUT", `/api/tasks/${_id}/toggle`);
    const done = await toggle();
    expect(done.body.task).toMatchObject({ status: "completada", version: 2 });
    expect((done.body.task as Task).completedAt).toMatch(/^\d{4}-/);
    expect(done.headers.get("etag")).toBe('"2"');
    const back = await toggle();
    expect(back.body.task).toMatchObject({ status: "pendiente", completedAt: null, version: 3 });
  });

  it("counts every tick of ten at once", async () => {
    const ana = await newTenant();
    const { _id } = await add(ana);
    const ticks = Array.from({ length: 10 }, () => ana.call("PUT", `/api/tasks/${_id}/toggle`));
    for (const { status } of await Promise.all(ticks)) expect(status).toBe(200);
    expect(await read(ana, _id)).toMatchObject({ status: "pendiente", version: 11 });
  });

  it("keeps when it was done while it is changed, until it is not done any more", async () => {
    const ana = await newTenant();
    const { _id } = await add(ana, { name: "Una", status: "completada" });
    const { completedAt } = await read(ana, _id);
    const put = (body: object) => ana.call("PUT", `/api/tasks/${_id}`, { body });
    await put({ name: "Otra" });
    expect((await read(ana, _id)).completedAt).toBe(completedAt);
    await put({ status: "cancelada" });
    expect((await read(ana, _id)).completedAt).toBeNull();
  });
});

describe("changing a task", () => {
  it("changes what it carries and clears with null", async () => {
    const ana = await newTenant();
    const { _id } = await add(ana, TASK);
    const body = { name: "Otra", description: null, dueDate: null, tags: [], priority: "baja" };
    const answer = await ana.call("PUT", `/api/tasks/${_id}`, { body });
    expect(answer.body.task).toMatchObject({ ...TASK, ...body, version: 2 });
    expect(answer.headers.get("etag")).toBe('"2"');
  });

  it("refuses to write over a newer version", async () => {
    const ana = await newTenant();
    const { _id } = await add(ana);
    const put = (name: string) =>
      ana.call("PUT", `/api/tasks/${_id}`, { body: { name }, headers: { "if-match": "1" } });
    expect((await put("Primera")).status).toBe(200);
    const late = await put("Segunda");
    expect([late.status, late.body.error]).toEqual([412, "version.stale"]);
    expect(await names(ana)).toEqual(["Primera"]);
  });

  it("moves it from case to case, counted in the one it is in", async () => {
    const ana = await newTenant();
    const [one, other] = [await openCase(ana, "Una"), await openCase(ana, "Otra")];
    const { _id } = await add(ana, { name: "a", folderId: one });
    const put = (folderId: string | null) =>
      ana.call("PUT", `/api/tasks/${_id}`, { body: { folderId } });
    expect((await put(other)).body.task).toMatchObject({ folderId: other, folderName: "Otra" });
    expect([await tally(ana, one), await tally(ana, other)]).toEqual([0, 1]);
    expect((await put(null)).body.task).toMatchObject({ folderId: null, folderName: null });
    expect([await tally(ana, one), await tally(ana, other)]).toEqual([0, 0]);
    expect((await put("fol_00000000000000000000000000")).status).toBe(422);
  });
});

describe("a task of a case", () => {
  it("goes along with it when that is deleted, and is as it was when it is back", async () => {
    const ana = await newTenant();
    const folderId = await openCase(ana);
    const { _id } = await add(ana, { name: "a", folderId, status: "completada" });
    const { version, ...before } = await read(ana, _id);
    await ana.call("DELETE", `/api/folders/${folderId}`);
    for (const method of ["GET", "PUT", "DELETE"]) {
      const { status } = await ana.call(method, `/api/tasks/${_id}`, {
        body: method === "PUT" ? { name: "b" } : undefined,
      });
      expect(status).toBe(method === "GET" ? 410 : 404);
    }
    await ana.call("POST", `/api/folders/${folderId}/restore`);
    expect(await read(ana, _id)).toMatchObject(before);
  });

  it("finds out what became of its case when it comes back to the desk", async () => {
    const ana = await newTenant();
    const folderId = await openCase(ana);
    const { _id } = await add(ana, { name: "a", folderId });
    await ana.as(() => Tasks.archive(_id));
    await ana.call("PUT", `/api/folders/${folderId}`, { body: { folderName: "Otra" } });
    expect(await read(ana, _id)).toMatchObject({ folderId, folderName: "Otra" });
    await ana.call("DELETE", `/api/folders/${folderId}`);
    const list = `/api/tasks/user/${ana.userId}?archived=true`;
    expect((await ana.call("GET", list)).body.tasks).toEqual([]);
    await ana.call("POST", `/api/folders/${folderId}/restore`);
    for (const path of [list, `${list}&fields=folderName`]) {
      const { body } = await ana.call("GET", path);
      expect(body.tasks).toMatchObject([{ _id, folderName: "Otra" }]);
    }
    await ana.as(() => Tasks.unarchive(_id));
    expect(await read(ana, _id)).toMatchObject({ folderId, folderName: "Otra" });
  });
});

describe("putting a task away", () => {
  it("takes it to the archive and back, out of its case's file meanwhile", async () => {
    const ana = await newTenant();
    const folderId = await openCase(ana);
    const { _id } = await add(ana, { name: "Una", folderId });
    expect(await ana.as(() => Tasks.archive(_id))).toMatchObject({ archived: true });
    expect(await names(ana)).toEqual([]);
    expect(await names(ana, "?archived=true")).toEqual(["Una"]);
    expect(await tally(ana, folderId)).toBe(0);
    expect(await ana.as(() => Tasks.unarchive(_id))).toMatchObject({ archived: false });
    expect(await names(ana)).toEqual(["Una"]);
    expect(await tally(ana, folderId)).toBe(1);
  });

  it("is one of the things that can be archived together, each by itself", async () => {
    const ana = await newTenant();
    const { _id } = await add(ana, { name: "Una" });
    const itemIds = [_id, "tas_00000000000000000000000000"];
    const move = (call: string) =>
      ana.call("POST", `/api/subscriptions/${call}?userId=${ana.userId}`, {
        body: { resourceType: "tasks", itemIds },
      });
    const away = await move("archive-items");
    expect(away.body).toMatchObject({ archivedIds: [_id], failed: [{ id: itemIds[1] }] });
    expect(await names(ana, "?archived=true")).toEqual(["Una"]);
    const back = await move("unarchive-items");
    expect(back.body.unarchiveResult).toMatchObject({ unarchivedIds: [_id] });
    expect(await names(ana)).toEqual(["Una"]);
  });
});

describe("deleting a task", () => {
  it("hides it at once and can be undone", async () => {
    const ana = await newTenant();
    const folderId = await openCase(ana);
    const { _id } = await add(ana, { ...TASK, folderId });
    const path = `/api/tasks/${_id}`;
    expect((await ana.call("DELETE", path)).status).toBe(200);
    const answers = await Promise.all([
      ana.call("GET", path),
      ana.call("PUT", path, { body: {} }),
      ana.call("PUT", `${path}/toggle`),
      ana.call("DELETE", path),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([410, 404, 404, 404]);
    expect([await names(ana), await tally(ana, folderId)]).toEqual([[], 0]);
    const back = await ana.call("POST", `${path}/restore`);
    expect(back.body.task).toMatchObject({ ...TASK, folderId, version: 3 });
    expect(await tally(ana, folderId)).toBe(1);
    expect((await ana.call("POST", `${path}/restore`)).status).toBe(404);
  });
});

describe("another practice's task", () => {
  it("is as none", async () => {
    const [ana, eva] = await Promise.all([newTenant(), newTenant()]);
    const { _id } = await add(ana, TASK);
    const path = `/api/tasks/${_id}`;
    const file = { name: "a.pdf", size: 1, type: "application/pdf" };
    const att = `${path}/attachments/att_00000000000000000000000000`;
    const answers = await Promise.all([
      eva.call("GET", path),
      eva.call("PUT", path, { body: { name: "Mía" } }),
      eva.call("PUT", `${path}/toggle`),
      eva.call("DELETE", path),
      eva.call("POST", `${path}/restore`),
      eva.call("POST", `${path}/attachments`, { body: file }),
      eva.call("POST", `${att}/complete`),
      eva.call("GET", att),
      eva.call("DELETE", att),
    ]);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([404]));
    expect(await read(ana, _id)).toMatchObject({ ...TASK, version: 1 });
  });
});
