import { Novedades } from "@foja/core/courts/novedades";
import { commit, put, query } from "@foja/core/kernel/dynamo";
import { History } from "@foja/core/operations/history";
import type { DoneEntry, DonePage } from "@foja/core/operations/history/history.schema";
import { letIn } from "@foja/harness/members";
import { newTenant, type Tenant } from "@foja/harness/tenant";
import { describe, expect, it } from "vitest";

const CANARY = "Canario c/ Pérez";

async function team() {
  const ana = await newTenant({ plan: "premium" });
  return {
    ana,
    eva: await letIn(ana, await newTenant(), "abogado"),
    luis: await letIn(ana, await newTenant(), "lectura"),
  };
}

const ask = (who: Tenant, personId: string, rest = "") =>
  who.call("GET", `/api/history?personId=${personId}${rest}`);

async function pageOf(who: Tenant, personId: string, rest = "") {
  const { status, body } = await ask(who, personId, rest);
  expect([status, body.message]).toEqual([200, undefined]);
  return body as unknown as DonePage;
}

const doneBy = async (who: Tenant, personId: string) => (await pageOf(who, personId)).done;

async function made(who: Tenant, path: string, entity: string, body: object): Promise<string> {
  const answer = await who.call("POST", path, { body });
  expect([path, answer.status]).toEqual([path, 201]);
  return (answer.body[entity] as { _id: string })._id;
}

type Method = "POST" | "PUT" | "PATCH" | "DELETE";

async function well(who: Tenant, method: Method, path: string, body = {}): Promise<void> {
  const answer = await who.call(method, path, method === "DELETE" ? {} : { body });
  expect([path, answer.status]).toEqual([path, 200]);
}

const brief = ({ action, kind, name, fields }: DoneEntry) => [action, kind, name, ...fields];

describe("what somebody of the practice did", () => {
  it("is listed across records, the latest first, as the records are today", async () => {
    const { ana, eva } = await team();
    const folderId = await made(eva, "/api/folders", "folder", { folderName: "Sosa s/ despido" });
    const taskId = await made(eva, "/api/tasks", "task", { name: "Contestar", folderId });
    await History.noteCreations(ana.userId, [folderId, taskId]);
    await well(eva, "PUT", `/api/tasks/${taskId}`, { name: "Contestar hoy", priority: "alta" });
    await well(ana, "PUT", `/api/tasks/${taskId}`, { dueDate: "2026-12-03" });
    await well(eva, "DELETE", `/api/tasks/${taskId}`);
    await well(eva, "POST", `/api/tasks/${taskId}/restore`);
    await well(eva, "DELETE", `/api/tasks/${taskId}`);
    const { done, person } = await pageOf(ana, eva.userId);
    expect(done.map(brief)).toEqual([
      ["deleted", "task", "Contestar hoy"],
      ["restored", "task", "Contestar hoy"],
      ["deleted", "task", "Contestar hoy"],
      ["changed", "task", "Contestar hoy", "name", "priority"],
      ["created", "task", "Contestar hoy"],
      ["created", "folder", "Sosa s/ despido"],
    ]);
    expect(done[0]).toMatchObject({ folderId, folderName: "Sosa s/ despido", deleted: true });
    expect(done[5]).toMatchObject({ recordId: folderId, folderName: null, deleted: false });
    expect(person).toMatchObject({ _id: eva.userId, left: false });
    expect((await doneBy(ana, ana.userId)).map(brief)).toEqual([
      ["changed", "task", "Contestar hoy", "dueDate"],
    ]);
  });

  it("is one's own for anybody, and everybody's for who governs", async () => {
    const { ana, eva, luis } = await team();
    for (const who of [eva, luis]) {
      expect(await doneBy(who, who.userId)).toEqual([]);
      const own = await who.call("GET", "/api/history");
      expect(own.body.person).toMatchObject({ _id: who.userId, left: false });
      const { status, body } = await ask(who, ana.userId);
      expect([status, body.error]).toEqual([403, "auth.forbidden"]);
    }
    expect(await doneBy(ana, luis.userId)).toEqual([]);
  });

  it("is of nobody who is not of the practice", async () => {
    const { ana } = await team();
    const stranger = await newTenant();
    for (const id of [stranger.userId, "usr_01", "fol_01", "otra cosa"]) {
      const { status, body } = await ask(ana, encodeURIComponent(id));
      expect([id, status, body.error]).toEqual([id, 404, "member.not_found"]);
    }
  });

  it("stays of who left, where it may be seen, and a deleted record that is gone is not in it", async () => {
    const { ana, eva } = await team();
    const [stays, goes] = [
      await made(eva, "/api/tasks", "task", { name: "Una" }),
      await made(eva, "/api/tasks", "task", { name: "Otra" }),
    ];
    for (const id of [stays, goes])
      await well(eva, "PUT", `/api/tasks/${id}`, { priority: "alta" });
    await well(ana, "DELETE", `/api/tasks/${goes}`);
    await well(ana, "DELETE", `/api/trash/${goes}`);
    await well(ana, "DELETE", `/api/members/${eva.userId}`);
    const { done, person } = await pageOf(ana, eva.userId);
    expect(done.map(brief)).toEqual([["changed", "task", "Una", "priority"]]);
    expect(person.left).toBe(true);
    expect((await ask(ana, (await newTenant()).userId)).status).toBe(404);
  });
});

describe("what somebody did in a case that is kept from who reads", () => {
  it("is not in the list, nor shown by the size of its pages", async () => {
    const { ana, eva } = await team();
    const ids: string[] = [];
    for (let n = 1; n <= 3; n += 1) {
      ids.push(await made(eva, "/api/tasks", "task", { name: `Abierta ${n}` }));
      const folder = { folderName: CANARY, access: "reserved" };
      const folderId = await made(eva, "/api/folders", "folder", folder);
      const entry = { folderId, title: CANARY, time: "2026-11-02" };
      ids.push(folderId, await made(eva, "/api/tasks", "task", { name: CANARY, folderId }));
      ids.push(await made(eva, "/api/movements", "movement", entry));
    }
    await History.noteCreations(ana.userId, ids);
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const rest = cursor ? `&cursor=${encodeURIComponent(cursor)}` : "";
      const page = await pageOf(ana, eva.userId, `&limit=1${rest}`);
      expect(JSON.stringify(page)).not.toContain("Canario");
      seen.push(...page.done.map(({ name }) => name));
      cursor = page.nextCursor;
    } while (cursor);
    expect(seen).toEqual(["Abierta 3", "Abierta 2", "Abierta 1"]);
    expect(await doneBy(eva, eva.userId)).toHaveLength(12);
  });

  it("makes of who left only that somebody the practice does not know", async () => {
    const { ana, eva } = await team();
    const luis = await letIn(ana, await newTenant(), "titular");
    const folder = { folderName: CANARY, access: "reserved", memberIds: [luis.userId] };
    const folderId = await made(eva, "/api/folders", "folder", folder);
    await History.noteCreations(ana.userId, [folderId]);
    await well(luis, "DELETE", `/api/members/${eva.userId}?successor=${luis.userId}`);
    expect((await ask(ana, eva.userId)).status).toBe(404);
    expect((await doneBy(luis, eva.userId)).map(brief)).toEqual([["created", "folder", CANARY]]);
  });

  it("does not say that a contact came from it", async () => {
    const { ana, eva } = await team();
    const open = await made(eva, "/api/folders", "folder", { folderName: "Una" });
    const kept = await made(eva, "/api/folders", "folder", {
      folderName: CANARY,
      access: "reserved",
    });
    const body = { name: "Julia", folderIds: [open] };
    const id = await made(eva, "/api/contacts/create", "contact", body);
    await well(eva, "PUT", `/api/contacts/${id}`, { folderIds: [open, kept] });
    await well(eva, "PUT", `/api/contacts/${id}`, { phone: "11 4321-0000" });
    expect((await doneBy(ana, eva.userId)).map(brief)).toEqual([
      ["changed", "contact", "Julia", "phone"],
    ]);
    expect(await doneBy(eva, eva.userId)).toHaveLength(2);
  });
});

describe("a deadline and a novedad", () => {
  async function arrived(ana: Tenant) {
    const folderId = await made(ana, "/api/folders", "folder", { folderName: "Pérez c/ Gómez" });
    const facts = { title: "Sentencia", text: "Fallo.", link: null, number: "CIV 1/2024" };
    const from = { causaId: "cau_1", source: "pjn" as const, movementId: "mov_1" };
    const novedad = { folderId, ...from, ...facts, date: "2026-11-20" };
    await ana.as(() => commit(...Novedades.plan(novedad).writes));
    const { novedades } = await ana.as(() => Novedades.list({ state: "open", limit: 10 }));
    return { folderId, id: novedades[0]?._id ?? "" };
  }

  it("say who scheduled it, from what, and who put it aside", async () => {
    const { ana, eva } = await team();
    const { folderId, id } = await arrived(ana);
    await well(eva, "PATCH", `/api/novedades/${id}`, { state: "seen" });
    await well(eva, "PATCH", `/api/novedades/${id}`, { state: "noAction" });
    await well(ana, "PATCH", `/api/novedades/${id}`, { state: "new" });
    const { body } = await eva.call("POST", `/api/novedades/${id}/accept`, { body: {} });
    const { scheduled } = body.novedad as { scheduled: { taskId: string } };
    await History.noteCreations(ana.userId, [scheduled.taskId]);
    const done = await doneBy(ana, eva.userId);
    expect(new Set(done.slice(0, 2).map((one) => brief(one).join()))).toEqual(
      new Set(["scheduled,novedad,Sentencia", "created,deadline,Sentencia"]),
    );
    expect(done.slice(2).map(brief)).toEqual([["dismissed", "novedad", "Sentencia"]]);
    expect(done[2]).toMatchObject({ folderId, folderName: "Pérez c/ Gómez" });
    const { history } = (await ana.call("GET", `/api/history/${id}`)).body as {
      history: { action: string; by: string; undoable: boolean }[];
    };
    expect(history.map(({ action, by }) => [action, by])).toEqual([
      ["scheduled", eva.userId],
      ["reopened", ana.userId],
      ["dismissed", eva.userId],
    ]);
    expect(history.some(({ undoable }) => undoable)).toBe(false);
    const { task } = (await ana.call("GET", `/api/tasks/${scheduled.taskId}`)).body as {
      task: { description: string };
    };
    expect(task.description).toContain("CIV 1/2024, 20/11/2026: Sentencia");
  });
});

describe("what is from before it was found by person", () => {
  it("is found after a rebuild", async () => {
    const ana = await newTenant();
    const id = await made(ana, "/api/tasks", "task", { name: "Contestar" });
    await well(ana, "PUT", `/api/tasks/${id}`, { priority: "alta" });
    const range = { pk: `OWNER#${ana.userId}`, sk: { startingWith: `HISTORY#${id}` } };
    for (const { gsi1pk, gsi1sk, ...before } of (await query(range)).items) {
      await commit(put(before));
    }
    expect(await doneBy(ana, ana.userId)).toEqual([]);
    expect(await History.rebuild(ana.userId)).toBe(2);
    expect((await doneBy(ana, ana.userId)).map(({ action }) => action)).toEqual([
      "changed",
      "created",
    ]);
    expect(await History.rebuild(ana.userId)).toBe(0);
  });
});
