import { at, now } from "@foja/core/kernel/clock";
import { Shelves } from "@foja/core/operations/shelves";
import { Contacts } from "@foja/core/practice/contacts";
import { newTenant, type Tenant } from "@foja/harness/tenant";
import { describe, expect, it } from "vitest";

type Contact = { _id: string; name: string; folderIds: string[]; version: number };

async function open(tenant: Tenant, folderName = "Una causa") {
  const { body } = await tenant.call("POST", "/api/folders", { body: { folderName } });
  return (body.folder as { _id: string })._id;
}

async function add(tenant: Tenant, body: object) {
  const answer = await tenant.call("POST", "/api/contacts/create", { body });
  return answer.body.contact as Contact;
}

async function read(tenant: Tenant, id: string) {
  return (await tenant.call("GET", `/api/contacts/${id}`)).body.contact as Contact;
}

async function ofCase(tenant: Tenant, folderId: string, more = "") {
  const path = `/api/contacts/user/${tenant.userId}?folderId=${folderId}${more}`;
  return ((await tenant.call("GET", path)).body.contacts as Contact[]).map(({ name }) => name);
}

const link = (tenant: Tenant, id: string, folderIds: string[]) =>
  tenant.call("POST", `/api/contacts/${id}/link-folders`, { body: { folderIds } });

describe("linking a contact to cases", () => {
  it("puts it in each, once, and takes it out", async () => {
    const ana = await newTenant();
    const [one, two] = [await open(ana, "Una"), await open(ana, "Dos")];
    const { _id } = await add(ana, { name: "Ana", folderIds: [one] });
    const answer = await link(ana, _id, [one, two, two]);
    expect(answer.body.contact).toMatchObject({ folderIds: [one, two] });
    expect([await ofCase(ana, one), await ofCase(ana, two)]).toEqual([["Ana"], ["Ana"]]);
    const out = await ana.call("DELETE", `/api/contacts/${_id}/folders/${one}`);
    expect(out.body.contact).toMatchObject({ folderIds: [two] });
    expect([await ofCase(ana, one), await ofCase(ana, two)]).toEqual([[], ["Ana"]]);
    const again = await ana.call("DELETE", `/api/contacts/${_id}/folders/${one}`);
    expect([again.status, again.body.error]).toEqual([404, "folder.not_found"]);
  });

  it("refuses a case of another practice, a deleted one and more than ninety", async () => {
    const [ana, eva] = await Promise.all([newTenant(), newTenant()]);
    const { _id } = await add(ana, { name: "Ana" });
    const [mine, hers] = [await open(ana), await open(eva)];
    await ana.call("DELETE", `/api/folders/${mine}`);
    for (const folderIds of [[hers], [mine], [], Array.from({ length: 91 }, () => mine)]) {
      expect((await link(ana, _id, folderIds)).status).toBe(422);
    }
    expect((await read(ana, _id)).folderIds).toEqual([]);
  });

  it("sets them whole when a change carries them", async () => {
    const ana = await newTenant();
    const [one, two] = [await open(ana, "Una"), await open(ana, "Dos")];
    const { _id } = await add(ana, { name: "Ana", folderIds: [one] });
    await ana.call("PUT", `/api/contacts/${_id}`, { body: { folderIds: [two] } });
    expect([await ofCase(ana, one), await ofCase(ana, two)]).toEqual([[], ["Ana"]]);
  });

  it("shows an archived contact only among the archived, a page at a time", async () => {
    const ana = await newTenant();
    const folderId = await open(ana);
    const [first] = [await add(ana, { name: "Ana", folderIds: [folderId] })];
    for (const name of ["Eva", "Luz"]) await add(ana, { name, folderIds: [folderId] });
    await ana.call("POST", `/api/subscriptions/archive-items?userId=${ana.userId}`, {
      body: { resourceType: "contacts", itemIds: [first._id] },
    });
    expect(await ofCase(ana, folderId)).toEqual(["Luz", "Eva"]);
    expect(await ofCase(ana, folderId, "&archived=true")).toEqual(["Ana"]);
    expect(await ofCase(ana, folderId, "&limit=1")).toEqual(["Luz"]);
  });
});

describe("a case with contacts", () => {
  it("leaves their list when deleted and comes back with its undo, whatever shelf they are on", async () => {
    const ana = await newTenant();
    const folderId = await open(ana);
    const stays = await add(ana, { name: "Ana", folderIds: [folderId] });
    const away = await add(ana, { name: "Eva", folderIds: [folderId] });
    const deleted = await add(ana, { name: "Luz", folderIds: [folderId] });
    await ana.as(() => Contacts.archive(away._id));
    await ana.call("DELETE", `/api/contacts/${deleted._id}`);
    await ana.call("DELETE", `/api/folders/${folderId}`);
    const lists = async () =>
      (await Promise.all([stays, away].map(({ _id }) => read(ana, _id)))).map(
        ({ folderIds }) => folderIds,
      );
    expect(await lists()).toEqual([[], []]);
    expect(await ofCase(ana, folderId)).toEqual([]);
    await Shelves.followCase(ana.userId, folderId);
    await ana.call("POST", `/api/folders/${folderId}/restore`);
    await Shelves.followCase(ana.userId, folderId);
    expect(await lists()).toEqual([[folderId], [folderId]]);
    const back = await ana.call("POST", `/api/contacts/${deleted._id}/restore`);
    expect(back.body.contact).toMatchObject({ folderIds: [folderId] });
  });

  it("takes its links with it when it goes for good", async () => {
    const ana = await newTenant();
    const [folderId, other] = [await open(ana), await open(ana, "Otra")];
    const { _id } = await add(ana, { name: "Ana", folderIds: [folderId, other] });
    await longAgo(() => ana.call("DELETE", `/api/folders/${folderId}`));
    await Shelves.purge();
    expect((await read(ana, _id)).folderIds).toEqual([other]);
    expect(await ofCase(ana, other)).toEqual(["Ana"]);
  });

  it("forgets a contact that has gone for good", async () => {
    const ana = await newTenant();
    const folderId = await open(ana);
    const { _id } = await add(ana, { name: "Ana", folderIds: [folderId] });
    await longAgo(() => ana.call("DELETE", `/api/contacts/${_id}`));
    await Shelves.purge();
    expect((await ana.call("POST", `/api/contacts/${_id}/restore`)).status).toBe(404);
    const { body } = await ana.call("DELETE", `/api/folders/${folderId}`);
    expect(body.success).toBe(true);
    expect(await ofCase(ana, folderId)).toEqual([]);
  });
});

/** So long ago that the purge deletes it: other tests share the table, and lose nothing. */
const longAgo = <T>(work: () => T) => at(now() - 31 * 24 * 3600_000, work);
