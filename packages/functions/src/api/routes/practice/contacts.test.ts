import { newTenant, type Tenant } from "@foja/harness/tenant";
import { describe, expect, it } from "vitest";

const CONTACT = {
  name: "Ana María",
  lastName: "Pérez",
  email: "ana@ejemplo.com.ar",
  phone: "+54 11 4321-0000",
  role: "cliente",
  type: "humana",
  document: "12.345.678",
  cuit: "20-12345678-6",
  cbu: "2850590940090418135201",
  company: "Transportes del Sur S.A.",
  address: "Av. Corrientes 1234, 5.º B",
  city: "Ciudad Autónoma de Buenos Aires",
  state: "CABA",
  zipCode: "C1043AAZ",
  status: "activo",
};

type Contact = { _id: string; name: string; version: number; folderIds: string[] };

async function add(tenant: Tenant, body: object = { name: "Ana" }) {
  const answer = await tenant.call("POST", "/api/contacts/create", { body });
  expect(answer.status, JSON.stringify(answer.body)).toBe(201);
  return answer.body.contact as Contact;
}

async function open(tenant: Tenant, folderName = "Una causa") {
  const { body } = await tenant.call("POST", "/api/folders", { body: { folderName } });
  return (body.folder as { _id: string })._id;
}

async function listed(tenant: Tenant, query = "") {
  const { body } = await tenant.call("GET", `/api/contacts/user/${tenant.userId}${query}`);
  return body.contacts as Contact[];
}

const names = async (tenant: Tenant, query = "") =>
  (await listed(tenant, query)).map(({ name }) => name);

async function used(tenant: Tenant) {
  const { body } = await tenant.call("GET", "/api/auth/me");
  return (body.subscription as { usage: { contacts: number } }).usage.contacts;
}

describe("adding a contact", () => {
  it("keeps every field and answers it whole, numbers in one format", async () => {
    const ana = await newTenant();
    const { body, headers } = await ana.call("POST", "/api/contacts/create", { body: CONTACT });
    expect(body.contact).toMatchObject({
      ...CONTACT,
      userId: ana.userId,
      folderIds: [],
      archived: false,
      version: 1,
    });
    expect(headers.get("etag")).toBe('"1"');
    const again = await ana.call("GET", `/api/contacts/${(body.contact as Contact)._id}`);
    expect(again.body.contact).toEqual(body.contact);
  });

  it.each([
    [{}, "name", "Nombre: completá este dato"],
    [{ name: "Ana", role: "jefe" }, "role", undefined],
    [{ name: "Ana", document: "12345679", cuit: "20-12345678-6" }, "cuit", undefined],
    [{ name: "Ana", cbu: "2850590940090418135202" }, "cbu", undefined],
    [{ name: "Ana", folderIds: ["fol_00000000000000000000000000"] }, "folderIds", undefined],
    [{ name: "Ana", folderIds: ["' OR 1=1"] }, "folderIds", undefined],
    [{ name: "Ana\u0000" }, "name", undefined],
    [{ name: "Ana", goneFolderIds: [] }, "", undefined],
    [{ name: "Ana", archived: true }, "", undefined],
  ])("refuses %j naming the field", async (body, path, message) => {
    const ana = await newTenant();
    const answer = await ana.call("POST", "/api/contacts/create", { body });
    expect([answer.status, answer.body.error]).toEqual([422, "request.invalid"]);
    expect(answer.body.details).toMatchObject([{ path, ...(message && { message }) }]);
    expect(await listed(ana)).toEqual([]);
  });

  it("keeps the CBU it is paid to, written with blanks or dashes, and lets it go", async () => {
    const ana = await newTenant();
    const { _id } = await add(ana, { name: "Ana", cbu: "01105995-40000001234563" });
    const change = async (cbu: string | null) =>
      (await ana.call("PUT", `/api/contacts/${_id}`, { body: { cbu } })).body;
    expect(await listed(ana, "?fields=cbu")).toEqual([{ _id, cbu: "0110599540000001234563" }]);
    const other = await change("2850 5909 4009 0418 1352 01");
    expect(other.contact).toMatchObject({ cbu: "2850590940090418135201" });
    const wrong = await change("2850590840090418135201");
    expect(wrong.details).toMatchObject([{ path: "cbu" }]);
    expect((await change(null)).contact).toMatchObject({ cbu: null });
  });

  it("makes exactly as many as the plan allows, however many ask at once", async () => {
    const ana = await newTenant();
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, i) =>
        ana.call("POST", "/api/contacts/create", { body: { name: `Contacto ${i}` } }),
      ),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(10);
    const refused = answers.filter(({ status }) => status === 403);
    expect(refused).toHaveLength(20);
    expect(refused[0]?.body).toMatchObject({
      error: "plan.limit_reached",
      message: "Llegaste al límite de 10 contactos de tu plan Gratuito.",
      limitInfo: { resourceType: "contacts", currentCount: 10, limit: 10, plan: "free" },
    });
    expect(await listed(ana)).toHaveLength(10);
  });

  it("adds one when its request is repeated under one key", async () => {
    const ana = await newTenant();
    const folderIds = [await open(ana)];
    const ask = () =>
      ana.call("POST", "/api/contacts/create", {
        body: { name: "Ana", folderIds },
        headers: { "idempotency-key": "k1" },
      });
    const [first, second] = [await ask(), await ask()];
    expect(second.body).toEqual(first.body);
    expect([await used(ana), (await listed(ana)).length]).toEqual([1, 1]);
  });
});

describe("a contact the practice already has", () => {
  it.each([
    [{ cuit: "20123456786" }, "Ya hay un contacto con ese CUIT."],
    [{ document: "12345678" }, "Ya hay un contacto con ese documento."],
  ])("is refused for %j, archived too", async (given, message) => {
    const ana = await newTenant();
    const { _id } = await add(ana, CONTACT);
    await ana.call("POST", `/api/subscriptions/archive-items?userId=${ana.userId}`, {
      body: { resourceType: "contacts", itemIds: [_id] },
    });
    const again = await ana.call("POST", "/api/contacts/create", {
      body: { name: "Otra", ...given },
    });
    expect([again.status, again.body.error]).toEqual([409, "contact.duplicate"]);
    expect(again.body).toMatchObject({ message, duplicate: { _id, name: "Ana María Pérez" } });
    await add(ana, { name: "Otra", ...given, allowDuplicate: true });
  });

  it("is refused on a change too, but not for the contact itself nor another practice's", async () => {
    const [ana, eva] = await Promise.all([newTenant(), newTenant()]);
    const { _id } = await add(ana, CONTACT);
    const other = await add(ana, { name: "Otra" });
    const put = (id: string, body: object) => ana.call("PUT", `/api/contacts/${id}`, { body });
    expect((await put(_id, { cuit: CONTACT.cuit, document: null })).status).toBe(200);
    expect((await put(other._id, { document: "12345678" })).status).toBe(409);
    await add(eva, CONTACT);
  });

  it("is not refused once the other was deleted", async () => {
    const ana = await newTenant();
    const { _id } = await add(ana, CONTACT);
    await ana.call("DELETE", `/api/contacts/${_id}`);
    await add(ana, CONTACT);
  });
});

describe("listing contacts", () => {
  it("goes by age or by name, a page at a time, without accents or case", async () => {
    const ana = await newTenant();
    for (const [name, lastName] of [
      ["Zoe", "Álvarez"],
      ["Ana", "bravo"],
      ["Ñandú S.A.", null],
      ["Ana", "Álvarez"],
    ]) {
      await add(ana, { name, lastName });
    }
    expect(await names(ana)).toEqual(["Ana", "Ñandú S.A.", "Ana", "Zoe"]);
    expect(await names(ana, "?sort=name")).toEqual(["Ana", "Zoe", "Ana", "Ñandú S.A."]);
    const first = await ana.call(
      "GET",
      `/api/contacts/user/${ana.userId}?sort=-name&limit=3&fields=name`,
    );
    const next = `?sort=-name&limit=3&fields=name&cursor=${first.body.nextCursor}`;
    expect((first.body.contacts as Contact[]).map(({ name }) => name)).toEqual([
      "Ñandú S.A.",
      "Ana",
      "Zoe",
    ]);
    expect(await listed(ana, next)).toEqual([{ _id: expect.any(String), name: "Ana" }]);
  });

  it("reads only the fields asked for", async () => {
    const ana = await newTenant();
    const { _id } = await add(ana, CONTACT);
    expect(await listed(ana, "?fields=type,cuit,archived")).toEqual([
      { _id, type: "humana", cuit: CONTACT.cuit, archived: false },
    ]);
  });

  it.each([
    ["?sort=email", 422],
    ["?archived=1", 422],
    ["?fields=pk", 422],
    ["?limit=0", 422],
    ["?cursor=x.y", 400],
  ])("refuses %s", async (query, status) => {
    const ana = await newTenant();
    const answer = await ana.call("GET", `/api/contacts/user/${ana.userId}${query}`);
    expect(answer.status).toBe(status);
  });
});

describe("changing contacts", () => {
  it("changes what it carries, clears with null and refuses an old version", async () => {
    const ana = await newTenant();
    const { _id } = await add(ana, CONTACT);
    const put = (body: object) =>
      ana.call("PUT", `/api/contacts/${_id}`, { body, headers: { "if-match": '"1"' } });
    const changed = await put({ name: "Ana", email: null, role: "contraparte" });
    expect(changed.body.contact).toMatchObject({
      ...CONTACT,
      name: "Ana",
      email: null,
      role: "contraparte",
      version: 2,
    });
    expect((await put({ name: "Eva" })).body.error).toBe("version.stale");
  });

  it("lets one of thirty writers over the same version through", async () => {
    const ana = await newTenant();
    const { _id } = await add(ana);
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, i) =>
        ana.call("PUT", `/api/contacts/${_id}`, {
          body: { name: `Ana ${i}` },
          headers: { "if-match": "1" },
        }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 412)).toHaveLength(29);
  });

  it("changes a batch one by one, and answers which were not and why", async () => {
    const [ana, eva] = await Promise.all([newTenant(), newTenant()]);
    const [one, two] = [await add(ana, { name: "Una" }), await add(ana, { name: "Dos" })];
    const hers = await add(eva, { name: "Ajena" });
    const { status, body } = await ana.call("PUT", "/api/contacts/batch-update", {
      body: {
        contacts: [
          { _id: one._id, role: "perito" },
          { _id: two._id, role: "perito", version: 7 },
          { _id: hers._id, name: "Mía" },
        ],
      },
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      contacts: [{ _id: one._id, role: "perito", version: 2 }],
      failed: [
        { id: two._id, reason: "El contacto cambió mientras lo editabas. Revisá los datos." },
        { id: hers._id, reason: "No encontramos ese contacto." },
      ],
    });
    expect(await names(eva)).toEqual(["Ajena"]);
  });
});

describe("deleting a contact", () => {
  it("gives its place back, and the undo takes it again with its cases", async () => {
    const ana = await newTenant();
    const folderId = await open(ana);
    const { _id } = await add(ana, { name: "Ana", folderIds: [folderId] });
    expect((await ana.call("DELETE", `/api/contacts/${_id}`)).status).toBe(200);
    expect([await used(ana), await names(ana), await names(ana, `?folderId=${folderId}`)]).toEqual([
      0,
      [],
      [],
    ]);
    expect((await ana.call("GET", `/api/contacts/${_id}`)).status).toBe(410);
    const back = await ana.call("POST", `/api/contacts/${_id}/restore`);
    expect(back.body.contact).toMatchObject({ folderIds: [folderId] });
    expect([await used(ana), await names(ana, `?folderId=${folderId}`)]).toEqual([1, ["Ana"]]);
  });
});

describe("another practice's contact", () => {
  it("is as none", async () => {
    const [ana, eva] = await Promise.all([newTenant(), newTenant()]);
    const folderId = await open(ana);
    const { _id } = await add(ana, { name: "Ana", folderIds: [folderId] });
    const path = `/api/contacts/${_id}`;
    const answers = await Promise.all([
      eva.call("GET", path),
      eva.call("PUT", path, { body: { name: "Mía" } }),
      eva.call("DELETE", path),
      eva.call("POST", `${path}/restore`),
      eva.call("POST", `${path}/link-folders`, { body: { folderIds: [folderId] } }),
      eva.call("DELETE", `${path}/folders/${folderId}`),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 404]);
    expect(await names(eva, `?folderId=${folderId}`)).toEqual([]);
    expect((await eva.call("GET", `/api/contacts/user/${ana.userId}`)).status).toBe(403);
  });
});
