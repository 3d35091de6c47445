import { newTenant, type Tenant } from "@foja/harness/tenant";
import { describe, expect, it } from "vitest";

type Conflict = { contactId: string | null; folderId: string | null; matchedBy: string };

async function open(tenant: Tenant, body: object) {
  const answer = await tenant.call("POST", "/api/folders", { body });
  return (answer.body.folder as { _id: string })._id;
}

async function add(tenant: Tenant, body: object) {
  const answer = await tenant.call("POST", "/api/contacts/create", { body });
  return (answer.body.contact as { _id: string })._id;
}

async function check(tenant: Tenant, body: object) {
  const answer = await tenant.call("POST", "/api/conflicts/check", { body });
  expect(answer.status).toBe(200);
  return answer.body.conflicts as Conflict[];
}

describe("the conflict check", () => {
  it("finds a party by document or CUIT, with each of its cases", async () => {
    const ana = await newTenant();
    const [one, two] = [
      await open(ana, { folderName: "Una" }),
      await open(ana, { folderName: "Dos" }),
    ];
    const contactId = await add(ana, {
      name: "Luis",
      lastName: "Gómez",
      role: "contraparte",
      cuit: "20-12345678-6",
      folderIds: [one, two],
    });
    const match = { contactId, name: "Luis Gómez", role: "contraparte" };
    expect(await check(ana, { cuit: "20123456786" })).toEqual([
      { ...match, folderId: one, folderName: "Una", matchedBy: "cuit" },
      { ...match, folderId: two, folderName: "Dos", matchedBy: "cuit" },
    ]);
    expect(await check(ana, { document: "12.345.678" })).toMatchObject([
      { folderId: one, matchedBy: "document" },
      { folderId: two },
    ]);
    expect(await check(ana, { document: "12.345.679" })).toEqual([]);
  });

  it.each([
    [{ name: "ANA MARIA PEREZ" }],
    [{ name: "Pérez, Ana María" }],
    [{ name: "ana maría", lastName: "pérez" }],
    [{ company: "Pérez Ana María" }],
  ])("finds a party by its name however it is written: %j", async (asked) => {
    const ana = await newTenant();
    const contactId = await add(ana, { name: "Ana María", lastName: "Pérez" });
    await add(ana, { name: "Ana", lastName: "Pérez" });
    expect(await check(ana, asked)).toMatchObject([
      { contactId, folderId: null, folderName: null, matchedBy: "name" },
    ]);
  });

  it("finds the client written on a case, once though a contact says it too", async () => {
    const ana = await newTenant();
    const customerName = "Transportes del Sur S.A.";
    const [one, two] = [
      await open(ana, { folderName: "Una", customerName }),
      await open(ana, { folderName: "Dos", customerName: "TRANSPORTES DEL SUR SA" }),
    ];
    const contactId = await add(ana, { name: customerName, folderIds: [one] });
    expect(await check(ana, { company: "transportes del sur, s.a." })).toMatchObject([
      { contactId, folderId: one },
      { contactId: null, folderId: two, role: "cliente", matchedBy: "name" },
    ]);
  });

  it("looks among the archived and never among the deleted, or in another practice", async () => {
    const [ana, eva] = await Promise.all([newTenant(), newTenant()]);
    const folderId = await open(ana, { folderName: "Una", customerName: "Luz Díaz" });
    const contactId = await add(ana, { name: "Luz", lastName: "Díaz", folderIds: [folderId] });
    const put = (resourceType: string, id: string) =>
      ana.call("POST", `/api/subscriptions/archive-items?userId=${ana.userId}`, {
        body: { resourceType, itemIds: [id] },
      });
    await put("contacts", contactId);
    await put("folders", folderId);
    expect(await check(ana, { name: "Luz Díaz" })).toMatchObject([{ contactId, folderId }]);
    expect(await check(eva, { name: "Luz Díaz" })).toEqual([]);
    await ana.call("DELETE", `/api/folders/${folderId}`);
    expect(await check(ana, { name: "Luz Díaz" })).toMatchObject([{ contactId, folderId: null }]);
    await ana.call("DELETE", `/api/contacts/${contactId}`);
    expect(await check(ana, { name: "Luz Díaz" })).toEqual([]);
  });

  it.each([
    [{}, ""],
    [{ name: "  " }, ""],
    [{ cuit: "20-12345678-5" }, "cuit"],
    [{ nombre: "Ana" }, ""],
  ])("refuses %j", async (body, path) => {
    const ana = await newTenant();
    const answer = await ana.call("POST", "/api/conflicts/check", { body });
    expect(answer.status).toBe(422);
    expect((answer.body.details as object[])[0]).toMatchObject({ path });
  });

  it("takes a name of punctuation for nobody's", async () => {
    const ana = await newTenant();
    await open(ana, { folderName: "Una", customerName: "..." });
    expect(await check(ana, { name: "¡!# ..." })).toEqual([]);
  });
});
