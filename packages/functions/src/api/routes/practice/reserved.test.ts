import { get, type Item, reservedKey } from "@foja/core/kernel/dynamo";
import { letIn } from "@foja/harness/members";
import { newTenant, type Tenant } from "@foja/harness/tenant";
import { describe, expect, it } from "vitest";

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

type Case = { _id: string; version: number; reservedFor: string[] | null };

async function opened(who: Tenant, fields: object = {}): Promise<Case> {
  const body = { folderName: `${CANARY} c/ Pérez`, ...fields };
  const answer = await who.call("POST", "/api/folders", { body });
  if (answer.status !== 201) throw new Error(`${answer.status} ${answer.body.message}`);
  return answer.body.folder as Case;
}

const reserve = (who: Tenant, id: string, people: string[] | null) =>
  who.call("PUT", `/api/folders/${id}/reserved`, { body: { people } });

const said = ({ body }: { body: object }) => JSON.stringify(body);

const keptIn = async (practice: Tenant) =>
  (await get<Item & { cases: object }>(reservedKey(practice.userId)))?.cases;

describe("a reserved case", () => {
  it("is there for those named, who answers for it and who said so, and for nobody else", async () => {
    const { ana, eva, luis } = await team();
    const { _id } = await opened(eva);
    const kept = await reserve(eva, _id, []);
    expect(kept.body.folder).toMatchObject({ reservedFor: [eva.userId] });
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
    expect(open.body.folder).toMatchObject({ reservedFor: null });
    expect((await ana.call("GET", `/api/folders/${_id}`)).status).toBe(200);
    expect(await keptIn(ana)).toEqual({});
  });

  it("is one from the first moment, with its client", async () => {
    const { ana, eva } = await team();
    const client = { name: CANARY, lastName: "Gómez", type: "humana" };
    const { _id } = await opened(eva, { reservedFor: [], client });
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
    const { _id } = await opened(eva, { reservedFor: [] });
    const refused = await reserve(eva, _id, [stranger.userId]);
    expect([refused.status, refused.body.details]).toMatchObject([422, [{ path: "people" }]]);
    const left = await eva.call("PUT", `/api/folders/${_id}`, {
      body: { responsibleId: luis.userId },
    });
    expect([left.status, left.body.details]).toMatchObject([422, [{ path: "responsibleId" }]]);
    expect(await keptIn(ana)).toEqual({ [_id]: [eva.userId] });
  });

  it("is opened by a titular, but not in silence", async () => {
    const { ana, eva, luis } = await team();
    const { _id } = await opened(eva, { reservedFor: [] });
    const listed = await ana.call("GET", "/api/reserved");
    expect(listed.body.cases).toMatchObject([
      { _id, responsibleId: eva.userId, people: [eva.userId] },
    ]);
    expect(said(listed)).not.toContain(CANARY);
    expect((await luis.call("GET", "/api/reserved")).status).toBe(403);
    expect((await luis.call("POST", `/api/reserved/${_id}/open`)).status).toBe(403);
    const answer = await ana.call("POST", `/api/reserved/${_id}/open`);
    expect(answer.body.folder).toMatchObject({ reservedFor: [ana.userId, eva.userId].sort() });
    expect((await ana.call("GET", `/api/folders/${_id}`)).status).toBe(200);
    const { history } = (await eva.call("GET", `/api/history/${_id}`)).body;
    expect(history).toMatchObject([{ by: ana.userId, changes: [{ field: "reservedFor" }] }]);
    const alerts = await eva.call("GET", `/api/alert/useralerts/${eva.userId}`);
    expect(said(alerts)).toContain("abrió una causa reservada");
    expect(said(await luis.call("GET", `/api/alert/useralerts/${luis.userId}`))).not.toContain(
      CANARY,
    );
  });
});
