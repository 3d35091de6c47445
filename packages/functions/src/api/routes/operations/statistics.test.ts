import { at } from "@foja/core/kernel/clock";
import { commit, get, type Item, removeAny, replace, walk } from "@foja/core/kernel/dynamo";
import { Statistics } from "@foja/core/operations/statistics";
import { letIn } from "@foja/harness/members";
import { newTenant, type Tenant } from "@foja/harness/tenant";
import { describe, expect, it } from "vitest";

const unified = (tenant: Tenant, query = "", headers = {}) =>
  tenant.call("GET", `/api/stats/unified/${tenant.userId}${query}`, { headers });

async function figures(tenant: Tenant, query = "") {
  const { status, body } = await unified(tenant, query);
  expect(status).toBe(200);
  return body.data as Record<string, Record<string, unknown>>;
}

async function open(tenant: Tenant, folder: object = {}) {
  const given = { body: { folderName: "Una", ...folder } };
  const { body } = await tenant.call("POST", "/api/folders", given);
  const { _id } = body.folder as { _id: string };
  await Statistics.refresh(tenant.userId, "folder", _id);
  return _id;
}

describe("the statistics of a practice", () => {
  it("counts once, by itself, what was there before there were counters", async () => {
    const ana = await newTenant();
    await ana.call("POST", "/api/folders", { body: { folderName: "Una", materia: "Despido" } });
    await ana.call("POST", "/api/contacts/create", { body: { name: "Ana" } });
    const data = await figures(ana);
    expect(data.dashboard?.folders).toEqual({ active: 1, closed: 0, total: 1, archived: 0 });
    expect(data.matters?.values).toEqual([{ name: "Despido", active: 1, closed: 0 }]);
    expect(data.dataQuality).toMatchObject({
      withoutClient: 1,
      withoutNumber: 1,
      contactsWithoutDocument: 1,
    });
    expect(data.dashboard?.trends).toEqual({ yesterday: null, week: null, month: null });
  });

  it("is kept as records change, and does not count one twice", async () => {
    const ana = await newTenant();
    await figures(ana);
    const id = await open(ana, { customerName: "Sosa" });
    await Promise.all([1, 2, 3].map(() => Statistics.refresh(ana.userId, "folder", id)));
    expect((await figures(ana)).dashboard?.folders).toMatchObject({ active: 1, total: 1 });
    await ana.call("PUT", `/api/folders/${id}`, { body: { status: "cerrada" } });
    await Statistics.refresh(ana.userId, "folder", id);
    const { folders, dataQuality } = await figures(ana);
    expect(folders).toMatchObject({ active: 0, closed: 1, distribution: { cerrada: 1 } });
    expect(dataQuality).toMatchObject({ withoutClient: 0, closedWithoutDate: 1 });
  });

  it("answers the sections asked for, and refuses one that there is not", async () => {
    const ana = await newTenant();
    const data = await figures(ana, "?sections=tasks,dashboard,tasks");
    const always = ["cacheInfo", "lastUpdated", "withoutReserved"];
    expect(Object.keys(data).sort()).toEqual([...always, "dashboard", "tasks"].sort());
    const { status, body } = await unified(ana, "?sections=tasks,money");
    expect(status).toBe(422);
    expect(body.message).toMatch(/^Secciones: «sections» admite dashboard, folders/);
  });

  it("is nobody else's", async () => {
    const [ana, eva] = await Promise.all([newTenant(), newTenant({ role: "ADMIN_ROLE" })]);
    const paths = ["unified/ID", "history/ID/list", "history/ID/document/2026-01-01"];
    for (const path of [...paths, "cases/ID?which=quiet60"]) {
      const { status, body } = await eva.call(
        "GET",
        `/api/stats/${path.replace("ID", ana.userId)}`,
      );
      expect([path, status]).toEqual([path, 403]);
      expect(body.message).toBe("No tienes permisos para ver esta información");
    }
  });

  it("says with its tag that nothing changed", async () => {
    const ana = await newTenant();
    const first = await unified(ana);
    const tag = first.headers.get("etag") ?? "";
    expect((await unified(ana, "", { "if-none-match": tag })).status).toBe(304);
    await open(ana);
    expect((await unified(ana, "", { "if-none-match": tag })).status).toBe(200);
  });

  it("writes nothing for a change that no figure rests on", async () => {
    const ana = await newTenant();
    const id = await open(ana);
    const { lastUpdated } = (await unified(ana)).body.data as { lastUpdated: string };
    await ana.call("PUT", `/api/folders/${id}`, { body: { description: "Otra" } });
    await at(Date.parse(lastUpdated) + 60_000, () => Statistics.refresh(ana.userId, "folder", id));
    expect(await figures(ana)).toMatchObject({ lastUpdated });
  });
});

/** A case and a task of a person, counted as by the stream. */
async function given(who: Tenant, responsibleId: string, task: object = {}) {
  const folderId = await open(who, { responsibleId });
  const body = { name: "Contestar", folderId, responsibleId, ...task };
  const answer = await who.call("POST", "/api/tasks", { body });
  const { _id: taskId } = answer.body.task as { _id: string };
  await Statistics.refresh(who.userId, "task", taskId);
  return { folderId, taskId };
}

/** Leaves a practice as counted by earlier tags: its state claims a complete count. */
async function forgetTags(ownerId: string): Promise<void> {
  const pk = `OWNER#${ownerId}`;
  for (const startingWith of ["COUNTED#", "STATS#COUNT#"]) {
    for await (const item of walk({ pk, sk: { startingWith } })) await commit(removeAny(item));
  }
  const state = await get<Item & { tags?: number }>({ pk, sk: "STATS#STATE" });
  if (!state?.tags) throw new Error("a practice that was not counted");
  const { tags, ...before } = state;
  await commit(replace(before, state));
}

describe("the figures of each person", () => {
  const due = (open: number, overdue = 0) => ({ open, overdue, today: 0, week: 0 });
  const of = (personId: string, folders: number, tasks: object) => ({
    ...{ personId, folders, tasks },
    deadlines: due(0),
  });
  const peopleOf = async (who: Tenant) => (await figures(who, "?sections=people")).people;

  it("go with a case and a task from one person to another, and are the same for all", async () => {
    const ana = await newTenant({ plan: "premium" });
    const eva = await letIn(ana, await newTenant(), "lectura");
    const { folderId, taskId } = await given(ana, eva.userId, { dueDate: "2026-01-05" });
    expect(await peopleOf(ana)).toEqual([of(eva.userId, 1, due(1, 1))]);
    expect(await peopleOf(eva)).toEqual(await peopleOf(ana));

    const body = { responsibleId: ana.userId };
    for (const path of [`/api/folders/${folderId}`, `/api/tasks/${taskId}`]) {
      expect((await ana.call("PUT", path, { body })).status).toBe(200);
    }
    await Statistics.refresh(ana.userId, "folder", folderId);
    await Statistics.refresh(ana.userId, "task", taskId);
    expect(await peopleOf(ana)).toEqual([of(ana.userId, 1, due(1, 1))]);

    await ana.call("PUT", `/api/tasks/${taskId}/toggle`);
    await ana.call("PUT", `/api/folders/${folderId}`, { body: { status: "cerrada" } });
    await Statistics.refresh(ana.userId, "folder", folderId);
    await Statistics.refresh(ana.userId, "task", taskId);
    expect(await peopleOf(ana)).toEqual([]);
  });

  it("are there for a practice that was counted before they were", async () => {
    const ana = await newTenant();
    await given(ana, ana.userId);
    const whole = await peopleOf(ana);
    await forgetTags(ana.userId);
    expect(await peopleOf(ana)).toEqual(whole);
    expect(await Statistics.rebuild(ana.userId)).toBe(0);
  });
});

describe("the cases that stand still", () => {
  it("are listed with the term that runs, and the day on which it would run out", async () => {
    const ana = await newTenant();
    const id = await open(ana, { initialDateFolder: "2026-03-10", folderFuero: "Civil" });
    await open(ana);
    const path = `/api/stats/cases/${ana.userId}`;
    const { body } = await at("2026-11-20T12:00:00Z", () =>
      ana.call("GET", `${path}?which=quiet60`),
    );
    expect(body.cases).toEqual([
      {
        _id: id,
        quietSince: "2026-03-10",
        hasMovement: false,
        withoutTask: false,
        lapse: {
          norm: "CPCCN art. 310",
          months: 6,
          due: "2026-09-22",
          shortMonths: 3,
          shortDue: "2026-06-10",
        },
      },
    ]);
    expect((await ana.call("GET", `${path}?which=otro`)).status).toBe(422);
  });
});

describe("the counts of a person", () => {
  it("are those of the lists, with storage and plan", async () => {
    const ana = await newTenant();
    const id = await open(ana);
    const movement = { folderId: id, title: "Despacho", time: "2026-11-02" };
    await ana.call("POST", "/api/movements", { body: movement });
    const { status, body } = await ana.call("GET", "/api/user-stats/user");
    expect([status, body.data]).toEqual([
      200,
      {
        counts: {
          ...{ calculators: 0, folders: 1, movements: 1, notifications: 0 },
          ...{ events: 0, contacts: 0, alerts: 0 },
        },
        storage: { used: 0, limit: expect.any(Number) },
        planInfo: { planId: "free", planName: "Gratuito" },
      },
    ]);
  });
});

describe("the documents of past days", () => {
  it("is not found where there is none", async () => {
    const ana = await newTenant();
    const path = `/api/stats/history/${ana.userId}`;
    expect((await ana.call("GET", `${path}/list`)).body.data).toEqual([]);
    for (const id of ["2026-01-01", "otro"]) {
      const { status, body } = await ana.call("GET", `${path}/document/${id}`);
      expect([status, body.message]).toEqual([404, "No se encontró el documento histórico"]);
    }
    expect((await ana.call("GET", `${path}/list?limit=0`)).status).toBe(422);
  });
});
