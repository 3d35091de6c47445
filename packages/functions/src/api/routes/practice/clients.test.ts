import { Plans } from "@foja/core/billing/plans";
import { newTenant, type Tenant } from "@foja/harness/tenant";
import { describe, expect, it } from "vitest";

type Folder = { _id: string; customerName: string | null; version: number };
type Contact = { _id: string; name: string; lastName: string; role: string; folderIds: string[] };

const open = (tenant: Tenant, client: object, more: object = {}) =>
  tenant.call("POST", "/api/folders", { body: { folderName: "Sosa s/ despido", client }, ...more });

async function contactsOf(tenant: Tenant, folderId?: string) {
  const query = folderId ? `?folderId=${folderId}` : "";
  const { body } = await tenant.call("GET", `/api/contacts/user/${tenant.userId}${query}`);
  return body.contacts as Contact[];
}

async function add(tenant: Tenant, body: object) {
  return (await tenant.call("POST", "/api/contacts/create", { body })).body.contact as Contact;
}

const usageOf = async (tenant: Tenant) => (await Plans.subscriptionOf(tenant.userId)).usage;

describe("a case with its client", () => {
  it("makes the contact, links it and writes its name, in one go", async () => {
    const ana = await newTenant();
    const client = { name: "Marcos", lastName: "Sosa", type: "humana" };
    const { status, body } = await open(ana, client);
    expect(status).toBe(201);
    const folder = body.folder as Folder;
    expect(folder.customerName).toBe("Marcos Sosa");
    const sosa = { name: "Marcos", lastName: "Sosa", role: "cliente", folderIds: [folder._id] };
    expect(await contactsOf(ana, folder._id)).toMatchObject([sosa]);
    expect(await usageOf(ana)).toMatchObject({ folders: 1, contacts: 1 });
  });

  it("takes one that the practice has, and keeps what it is to it", async () => {
    const ana = await newTenant();
    const plain = await add(ana, { name: "Marcos", lastName: "Sosa" });
    const expert = await add(ana, { name: "Luz", lastName: "Paz", role: "perito" });
    const first = (await open(ana, { contactId: plain._id })).body.folder as Folder;
    const second = (await open(ana, { contactId: expert._id })).body.folder as Folder;
    expect([first.customerName, second.customerName]).toEqual(["Marcos Sosa", "Luz Paz"]);
    expect(await contactsOf(ana, first._id)).toMatchObject([{ role: "cliente" }]);
    expect(await contactsOf(ana, second._id)).toMatchObject([{ role: "perito" }]);
    expect(await usageOf(ana)).toMatchObject({ folders: 2, contacts: 2 });
  });

  it("is written once however often it is sent under its key", async () => {
    const ana = await newTenant();
    const headers = { "idempotency-key": "una-causa-con-su-cliente" };
    const client = { name: "Marcos", lastName: "Sosa" };
    const [one, other] = [
      await open(ana, client, { headers }),
      await open(ana, client, { headers }),
    ];
    expect(other.body).toEqual(one.body);
    expect(await contactsOf(ana)).toHaveLength(1);
  });

  it("changes it, and leaves who was it among its contacts", async () => {
    const ana = await newTenant();
    const folder = (await open(ana, { name: "Marcos", lastName: "Sosa" })).body.folder as Folder;
    const path = `/api/folders/${folder._id}`;
    const put = (client: object, version: number) =>
      ana.call("PUT", path, { body: { client }, headers: { "if-match": `"${version}"` } });
    const changed = await put({ name: "Transportes del Sur S.A.", type: "juridica" }, 1);
    expect(changed.body.folder).toMatchObject({ customerName: "Transportes del Sur S.A." });
    expect(await contactsOf(ana, folder._id)).toHaveLength(2);
    const stale = await put({ name: "Nadie" }, 1);
    expect([stale.status, stale.body.error]).toEqual([412, "version.stale"]);
    expect(await contactsOf(ana)).toHaveLength(2);
  });

  it("refuses a contact of another practice, and one without a name", async () => {
    const [ana, eva] = await Promise.all([newTenant(), newTenant()]);
    const hers = await add(eva, { name: "Marcos" });
    for (const [client, path, message] of [
      [{ contactId: hers._id }, "client.contactId", "Cliente: no encontramos ese contacto."],
      [{ name: "" }, "client.name", "Nombre: completá este dato"],
      [{ folder: 1 }, "client", "Cliente: elegí un contacto o escribí su nombre"],
    ] as const) {
      const { status, body } = await open(ana, client);
      expect([status, body.details]).toEqual([422, [{ path, message }]]);
    }
    expect(await usageOf(ana)).toMatchObject({ folders: 0, contacts: 0 });
  });

  it("leaves neither where the plan has no room for one of both", async () => {
    const ana = await newTenant();
    for (let n = 0; n < 10; n += 1) await add(ana, { name: `Contacto ${n}` });
    const { status, body } = await open(ana, { name: "Marcos" });
    expect([status, body.limitInfo]).toMatchObject([403, { resourceType: "contacts" }]);
    for (let n = 0; n < 5; n += 1) {
      await ana.call("POST", "/api/folders", { body: { folderName: `Causa ${n}` } });
    }
    const full = await open(ana, { contactId: (await contactsOf(ana))[0]?._id });
    expect([full.status, full.body.limitInfo]).toMatchObject([403, { resourceType: "folders" }]);
    expect(await usageOf(ana)).toMatchObject({ folders: 5, contacts: 10 });
  });
});

it("two cases opened at once for one contact are both its own", async () => {
  const ana = await newTenant();
  const { _id: contactId } = await add(ana, { name: "Marcos" });
  const made = await Promise.all([1, 2, 3].map(() => open(ana, { contactId })));
  expect(made.map(({ status }) => status)).toEqual([201, 201, 201]);
  const [marcos] = await contactsOf(ana);
  const ids = made.map(({ body }) => (body.folder as Folder)._id);
  expect(marcos?.folderIds.toSorted()).toEqual(ids.toSorted());
});
