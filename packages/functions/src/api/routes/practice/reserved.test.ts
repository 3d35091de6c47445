import { Practices } from "@foja/core/accounts/practices";
import { asSystem } from "@foja/core/kernel/actor";
import { get, type Item, reservedKey } from "@foja/core/kernel/dynamo";
import { Handovers } from "@foja/core/practice/handovers";
import { letIn } from "@foja/harness/members";
import { keptFor } from "@foja/harness/reserved";
import { startAt } from "@foja/harness/start-at";
import { newTenant, type Tenant } from "@foja/harness/tenant";
import { describe, expect, it } from "vitest";

startAt("2026-11-25T12:00:00.000Z");

const CANARY = "Canario";

async function team() {
  const ana = await newTenant({ plan: "premium" });
  const [eva, luis] = [await newTenant(), await newTenant()];
  return {
    ana,
    eva: await letIn(ana, eva, "abogado"),
    luis: await letIn(ana, luis, "abogado"),
  };
}

type Case = { _id: string; version: number };

async function opened(who: Tenant, fields: object = {}): Promise<Case> {
  const body = { folderName: `${CANARY} c/ Pérez`, ...fields };
  const answer = await who.call("POST", "/api/folders", { body });
  if (answer.status !== 201) throw new Error(`${answer.status} ${answer.body.message}`);
  return answer.body.folder as Case;
}

const reserve = (who: Tenant, id: string, people: string[] | null) =>
  who.call("PUT", `/api/folders/${id}`, { body: keptFor(people) });

const said = ({ body }: { body: object }) => JSON.stringify(body);

const keptIn = async (practice: Tenant) =>
  (await get<Item & { cases: object }>(reservedKey(practice.userId)))?.cases;

describe("a reserved case", () => {
  it("is there for those named, who answers for it and who said so, and for nobody else", async () => {
    const { ana, eva, luis } = await team();
    const { _id } = await opened(eva);
    const kept = await reserve(eva, _id, []);
    expect(kept.body.folder).toMatchObject({
      access: "reserved",
      memberIds: [eva.userId],
    });
    for (const stranger of [ana, luis]) {
      expect((await stranger.call("GET", `/api/folders/${_id}`)).status).toBe(404);
      const list = await stranger.call("GET", `/api/folders/user/${stranger.userId}`);
      expect(list.body).toMatchObject({ folders: [] });
      expect((await reserve(stranger, _id, null)).status).toBe(404);
      const changed = await stranger.call("PUT", `/api/folders/${_id}`, { body: {} });
      expect(changed.status).toBe(404);
      const task = await stranger.call("POST", "/api/tasks", {
        body: { name: "Escrito", folderId: _id },
      });
      expect(task.status).toBe(422);
    }
    await reserve(eva, _id, [luis.userId]);
    expect((await luis.call("GET", `/api/folders/${_id}`)).status).toBe(200);
    expect((await ana.call("GET", `/api/folders/${_id}`)).status).toBe(404);
    const open = await reserve(luis, _id, null);
    expect(open.body.folder).toMatchObject({ access: "practice", memberIds: [] });
    expect((await ana.call("GET", `/api/folders/${_id}`)).status).toBe(200);
    expect(await keptIn(ana)).toEqual({});
  });

  it("is one from the first moment, with its client", async () => {
    const { ana, eva } = await team();
    const client = { name: CANARY, lastName: "Gómez", type: "humana" };
    const { _id } = await opened(eva, { access: "reserved", client });
    expect(await keptIn(ana)).toEqual({ [_id]: [eva.userId] });
    const found = await ana.call("GET", `/api/search?q=${CANARY}`);
    expect(said(found)).not.toContain(_id);
    const contacts = await ana.call("GET", `/api/contacts/user/${ana.userId}`);
    expect(contacts.body.contacts).toEqual([]);
    const own = await eva.call("GET", `/api/contacts/user/${eva.userId}`);
    expect(own.body.contacts).toMatchObject([{ name: CANARY, folderIds: [_id] }]);
  });

  it("refuses who is not of the practice, and a responsible person who does not see it", async () => {
    const { ana, eva, luis } = await team();
    const stranger = await newTenant();
    const { _id } = await opened(eva, { access: "reserved" });
    const refused = await reserve(eva, _id, [stranger.userId]);
    expect([refused.status, refused.body.details]).toMatchObject([422, [{ path: "memberIds" }]]);
    const left = await eva.call("PUT", `/api/folders/${_id}`, {
      body: { responsibleId: luis.userId },
    });
    expect([left.status, left.body.details]).toMatchObject([422, [{ path: "responsibleId" }]]);
    expect(await keptIn(ana)).toEqual({ [_id]: [eva.userId] });
  });

  it("changes by what a change says of it, together with the rest", async () => {
    const { ana, eva, luis } = await team();
    const { _id } = await opened(eva);
    const put = (who: Tenant, body: object) => who.call("PUT", `/api/folders/${_id}`, { body });
    const named = await put(eva, { memberIds: [luis.userId] });
    expect([named.status, named.body.details]).toMatchObject([422, [{ path: "memberIds" }]]);
    const kept = await put(eva, { access: "reserved", responsibleId: luis.userId, materia: "x" });
    expect(kept.body.folder).toMatchObject({
      ...{ access: "reserved", responsibleId: luis.userId, materia: "x" },
      memberIds: [eva.userId, luis.userId].sort(),
    });
    // Omitted fields stay; without names, those who always see it.
    expect((await put(eva, { materia: "y" })).body.folder).toMatchObject({ access: "reserved" });
    expect((await put(luis, { memberIds: null })).body.folder).toMatchObject({
      memberIds: [luis.userId],
    });
    expect((await put(eva, { access: "practice" })).status).toBe(404);
    const both = await put(luis, { access: "practice", memberIds: [eva.userId] });
    expect([both.status, both.body.details]).toMatchObject([422, [{ path: "memberIds" }]]);
    expect((await put(luis, { access: null })).body.folder).toMatchObject({ access: "practice" });
    expect((await ana.call("GET", `/api/folders/${_id}`)).status).toBe(200);
    const path = `/api/folders/user/${ana.userId}?fields=access`;
    expect((await ana.call("GET", path)).body.folders).toEqual([{ _id, access: "practice" }]);
  });

  it("is opened by a titular, but not in silence", async () => {
    const { ana, eva, luis } = await team();
    const { _id } = await opened(eva, { access: "reserved" });
    const listed = await ana.call("GET", "/api/reserved");
    expect(listed.body.cases).toMatchObject([
      { _id, responsibleId: eva.userId, people: [eva.userId] },
    ]);
    expect(said(listed)).not.toContain(CANARY);
    expect((await luis.call("GET", "/api/reserved")).status).toBe(403);
    expect((await luis.call("POST", `/api/reserved/${_id}/open`)).status).toBe(403);
    const answer = await ana.call("POST", `/api/reserved/${_id}/open`);
    expect(answer.body.folder).toMatchObject({ memberIds: [ana.userId, eva.userId].sort() });
    expect((await ana.call("GET", `/api/folders/${_id}`)).status).toBe(200);
    const { history } = (await eva.call("GET", `/api/history/${_id}`)).body;
    expect(history).toMatchObject([{ by: ana.userId, changes: [{ field: "memberIds" }] }]);
    const alerts = await eva.call("GET", `/api/alert/useralerts/${eva.userId}`);
    expect(said(alerts)).toContain("abrió una causa reservada");
    expect(said(await luis.call("GET", `/api/alert/useralerts/${luis.userId}`))).not.toContain(
      CANARY,
    );
  });

  it("has its deadlines moved by who may not see them, and nothing of it shown", async () => {
    const { ana, eva } = await team();
    const { _id } = await opened(eva, { access: "reserved" });
    const variables = { jurisdiccion: "PJN", notificacion: "2026-11-20", cantidad: 5 };
    const task = await eva.call("POST", "/api/deadlines/schedule", {
      body: { variables, title: CANARY, folderId: _id },
    });
    const due = async () => {
      const { body } = await eva.call("GET", `/api/tasks/${taskId}`);
      return (body.task as { deadline: { vencimiento: string } }).deadline.vencimiento;
    };
    const { _id: taskId } = task.body.task as { _id: string };
    const before = await due();
    const edits = [{ from: before, kind: "asueto", reason: "Por acordada" }];
    const answer = await ana.call("PUT", "/api/deadlines/calendars/PJN", { body: { edits } });
    expect(answer.body).toMatchObject({ changes: [] });
    expect((await due()) > before).toBe(true);
  });

  it("leaves its name in no history of what was moved out of it", async () => {
    const { ana, eva } = await team();
    const { _id } = await opened(eva, { access: "reserved" });
    const open = await opened(eva, { folderName: "Sosa c/ Ríos" });
    const body = { name: "Escrito", folderId: _id };
    const task = (await eva.call("POST", "/api/tasks", { body })).body.task as { _id: string };
    await eva.call("PUT", `/api/tasks/${task._id}`, { body: { folderId: open._id } });
    const read = await ana.call("GET", `/api/history/${task._id}`);
    expect(read.status).toBe(200);
    expect(said(read)).not.toMatch(new RegExp(`${CANARY}|${_id}`));
    expect(said(await eva.call("GET", `/api/history/${task._id}`))).toContain(CANARY);
  });

  it("keeps its contacts in it, whoever else changes where they are", async () => {
    const { ana, eva } = await team();
    const { _id } = await opened(eva, { access: "reserved" });
    const open = await opened(eva, { folderName: "Sosa c/ Ríos" });
    const person = { name: "Eva", folderIds: [_id, open._id] };
    const made = await eva.call("POST", "/api/contacts/create", { body: person });
    const { _id: id } = made.body.contact as { _id: string };
    const path = `/api/contacts/${id}`;
    const seen = await ana.call("GET", path);
    expect(seen.body.contact).toMatchObject({ folderIds: [open._id] });
    const cleared = await ana.call("PUT", path, { body: { folderIds: [] } });
    expect(cleared.body.contact).toMatchObject({ folderIds: [] });
    // Known to her only through that case, it no longer exists for her.
    expect((await ana.call("GET", path)).status).toBe(404);
    const own = await eva.call("GET", path);
    expect(own.body.contact).toMatchObject({ folderIds: [_id] });
  });

  it("goes with its people: who is removed leaves their place to whom they hand over to", async () => {
    const { ana, eva, luis } = await team();
    const { _id } = await opened(eva, { access: "reserved" });
    await reserve(eva, _id, [luis.userId]);
    const other = await opened(luis, { access: "reserved", memberIds: [eva.userId] });
    await ana.as(() => Practices.dismiss(eva.userId, luis.userId));
    for (let left = true; left; ) {
      await asSystem("test", () => Handovers.goOnIn(ana.userId));
      left = (await get(Practices.handoverKey(ana.userId, eva.userId))) !== undefined;
    }
    expect(await keptIn(ana)).toEqual({ [_id]: [luis.userId], [other._id]: [luis.userId] });
    const shown = await luis.call("GET", `/api/folders/${_id}`);
    expect(shown.body.folder).toMatchObject({
      responsibleId: luis.userId,
      memberIds: [luis.userId],
    });
  });
});
