import { newTenant, type Tenant } from "@foja/harness/tenant";
import { describe, expect, it } from "vitest";

const CASE = {
  folderName: "Pérez, Ana c/ Transportes del Sur S.A. s/ despido",
  materia: "Despido",
  status: "enProceso",
  initialDateFolder: "2026-03-02",
  finalDateFolder: "2026-03-02",
  folderJuris: "Nacional",
  folderFuero: "Trabajo",
  description: "Primera línea\nSegunda línea",
  customerName: "Ana Pérez",
  pjn: true,
};

type Folder = { _id: string; version: number; folderName: string };

async function open(tenant: Tenant, body: object = { folderName: "Una causa" }) {
  const answer = await tenant.call("POST", "/api/folders", { body });
  expect(answer.status).toBe(201);
  return answer.body.folder as Folder;
}

async function names(tenant: Tenant, query = "") {
  const { body } = await tenant.call("GET", `/api/folders/user/${tenant.userId}${query}`);
  return (body.folders as Folder[]).map((folder) => folder.folderName);
}

describe("opening a case", () => {
  it("keeps every field and answers it whole", async () => {
    const ana = await newTenant();
    const { status, body, headers } = await ana.call("POST", "/api/folders", { body: CASE });
    expect(status).toBe(201);
    expect(body.folder).toMatchObject({
      ...CASE,
      orderStatus: "enProceso",
      userId: ana.userId,
      causaAssociationStatus: "none",
      archived: false,
      version: 1,
    });
    expect(headers.get("etag")).toBe('"1"');
    const again = await ana.call("GET", `/api/folders/${(body.folder as Folder)._id}`);
    expect(again.body.folder).toEqual(body.folder);
  });

  it("ignores what only the court's link may state", async () => {
    const ana = await newTenant();
    const body = { folderName: "Una", causaVerified: true, causaAssociationStatus: "success" };
    const answer = await ana.call("POST", "/api/folders", { body });
    expect(answer.body.folder).toMatchObject({
      causaVerified: false,
      causaAssociationStatus: "none",
    });
  });

  it.each([
    [{}, "folderName", "Carátula: completá este dato"],
    [{ folderName: "   " }, "folderName", "Carátula: completá este dato"],
    [{ folderName: "x".repeat(251) }, "folderName", "Carátula: hasta 250 caracteres"],
    [{ folderName: 7 }, "folderName", "Carátula: completá este dato"],
    [
      { folderName: "a", status: "abierta" },
      "status",
      "Estado: elegí nueva, enProceso, pendiente o cerrada",
    ],
    [
      { folderName: "a", initialDateFolder: "2026-02-30" },
      "initialDateFolder",
      "Fecha de inicio: escribí una fecha válida",
    ],
    [
      { folderName: "a", initialDateFolder: "2026-03-02", finalDateFolder: "2026-03-01" },
      "finalDateFolder",
      "Fecha de cierre: no puede ser anterior a la fecha de inicio.",
    ],
    [
      { folderName: "a", status: "nueva", orderStatus: "cerrada" },
      "orderStatus",
      "Estado: status y orderStatus tienen que ser iguales.",
    ],
    [{ folderName: "a", pjn: "sí" }, "pjn", "PJN: tiene que ser verdadero o falso"],
  ])("refuses %j naming the field", async (body, path, message) => {
    const ana = await newTenant();
    const answer = await ana.call("POST", "/api/folders", { body });
    expect(answer.status).toBe(422);
    expect(answer.body).toMatchObject({ error: "request.invalid", message });
    expect(answer.body.details).toEqual([{ path, message }]);
    expect(await names(ana)).toEqual([]);
  });

  it("refuses a key it does not know, whatever it is called", async () => {
    const ana = await newTenant();
    for (const key of ["ownerId", "userId", "version", "plan", "_id", "archived", "pk"]) {
      const body = { folderName: "Una", [key]: "otro" };
      const answer = await ana.call("POST", "/api/folders", { body });
      expect(answer.status, key).toBe(422);
      expect(answer.body.message).toContain(key);
    }
  });

  it("makes exactly as many as the plan allows, however many ask at once", async () => {
    const ana = await newTenant();
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, i) =>
        ana.call("POST", "/api/folders", { body: { folderName: `Causa ${i}` } }),
      ),
    );
    const statuses = answers.map((answer) => answer.status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(5);
    expect(statuses.filter((status) => status === 403)).toHaveLength(35);
    expect(await names(ana)).toHaveLength(5);
    expect(answers.find((answer) => answer.status === 403)?.body).toMatchObject({
      error: "plan.limit_reached",
      message: "Llegaste al límite de 5 causas de tu plan Gratuito.",
      limitInfo: { resourceType: "folders", currentCount: 5, limit: 5, plan: "free" },
      upgradeRequired: true,
    });
  });
});

describe("repeating a request under its key", () => {
  const again = (tenant: Tenant, key: string, body: object) =>
    tenant.call("POST", "/api/folders", { body, headers: { "idempotency-key": key } });

  it("opens one case and answers the same", async () => {
    const ana = await newTenant();
    const first = await again(ana, "k1", { folderName: "Una" });
    const second = await again(ana, "k1", { folderName: "Una" });
    expect(second.status).toBe(201);
    expect(second.body).toEqual(first.body);
    expect(second.headers.get("etag")).toBe('"1"');
    expect(await names(ana)).toEqual(["Una"]);
  });

  it("refuses the key with another body, and lets another practice use it", async () => {
    const [ana, eva] = await Promise.all([newTenant(), newTenant()]);
    await again(ana, "k1", { folderName: "Una" });
    const other = await again(ana, "k1", { folderName: "Otra" });
    expect([other.status, other.body.error]).toEqual([409, "idempotency.reused"]);
    expect((await again(eva, "k1", { folderName: "Otra" })).status).toBe(201);
  });

  it("does it once when twenty ask at once", async () => {
    const ana = await newTenant();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => again(ana, "k1", { folderName: "Una" })),
    );
    expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([201, 409]));
    expect(await names(ana)).toEqual(["Una"]);
  });

  it("may be asked again after a refusal", async () => {
    const ana = await newTenant();
    const opened = await Promise.all(Array.from({ length: 5 }, () => open(ana)));
    expect((await again(ana, "k1", { folderName: "Seis" })).status).toBe(403);
    await ana.call("DELETE", `/api/folders/${opened[0]?._id}`);
    expect((await again(ana, "k1", { folderName: "Seis" })).status).toBe(201);
  });
});

describe("listing cases", () => {
  it("shows the newest first, a page at a time, each once", async () => {
    const ana = await newTenant({ plan: "standard" });
    for (let i = 1; i <= 7; i++) await open(ana, { folderName: `Causa ${i}` });
    const seen: string[] = [];
    let cursor = "";
    do {
      const path = `/api/folders/user/${ana.userId}?limit=3${cursor}`;
      const { body } = await ana.call("GET", path);
      seen.push(...(body.folders as Folder[]).map((folder) => folder.folderName));
      cursor = body.nextCursor ? `&cursor=${body.nextCursor}` : "";
    } while (cursor);
    expect(seen).toEqual([7, 6, 5, 4, 3, 2, 1].map((i) => `Causa ${i}`));
  });

  it("reads only the fields asked for", async () => {
    const ana = await newTenant();
    const { _id } = await open(ana, CASE);
    const { body } = await ana.call(
      "GET",
      `/api/folders/user/${ana.userId}?fields=folderName,archived`,
    );
    expect(body.folders).toEqual([{ _id, folderName: CASE.folderName, archived: false }]);
  });

  it.each([
    ["fields=folderName,secreto", 422],
    ["limit=0", 422],
    ["limit=1001", 422],
    ["limit=diez", 422],
    ["archived=quizás", 422],
    ["orden=nombre", 422],
    ["cursor=abc.def", 400],
    ["cursor=abc", 400],
  ])("refuses ?%s", async (query, status) => {
    const ana = await newTenant();
    const answer = await ana.call("GET", `/api/folders/user/${ana.userId}?${query}`);
    expect(answer.status).toBe(status);
  });

  it("refuses another practice's cursor, and another practice's list", async () => {
    const [ana, eva] = await Promise.all([newTenant(), newTenant()]);
    await open(ana);
    await open(ana);
    const { body } = await ana.call("GET", `/api/folders/user/${ana.userId}?limit=1`);
    const cursor = `cursor=${body.nextCursor}`;
    const stolen = await eva.call("GET", `/api/folders/user/${eva.userId}?${cursor}`);
    expect([stolen.status, stolen.body.error]).toEqual([400, "cursor.invalid"]);
    expect((await eva.call("GET", `/api/folders/user/${ana.userId}`)).status).toBe(403);
  });
});

describe("changing a case", () => {
  it("changes what it carries, clears with null, and moves both states", async () => {
    const ana = await newTenant();
    const { _id } = await open(ana, CASE);
    const body = { folderName: "Otra carátula", description: null, orderStatus: "cerrada" };
    const answer = await ana.call("PUT", `/api/folders/${_id}`, { body });
    expect(answer.body.folder).toMatchObject({
      ...CASE,
      ...body,
      status: "cerrada",
      version: 2,
    });
    expect(answer.headers.get("etag")).toBe('"2"');
  });

  it.each(['"1"', "1", 'W/"1"'])(
    "refuses to write over a newer version (If-Match: %s)",
    async (tag) => {
      const ana = await newTenant();
      const { _id } = await open(ana);
      const put = (folderName: string) =>
        ana.call("PUT", `/api/folders/${_id}`, {
          body: { folderName },
          headers: { "if-match": tag },
        });
      expect((await put("Primera")).status).toBe(200);
      const late = await put("Segunda");
      expect([late.status, late.body.error]).toEqual([412, "version.stale"]);
      expect(await names(ana)).toEqual(["Primera"]);
    },
  );

  it("lets one of fifty writers over the same version through", async () => {
    const ana = await newTenant();
    const { _id } = await open(ana);
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, i) =>
        ana.call("PUT", `/api/folders/${_id}`, {
          body: { folderName: `Escritor ${i}` },
          headers: { "if-match": "1" },
        }),
      ),
    );
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
    expect(answers.filter((answer) => answer.status === 412)).toHaveLength(49);
  });
});

describe("deleting a case", () => {
  it("hides it at once, gives its place back, and can be undone", async () => {
    const ana = await newTenant();
    const { _id } = await open(ana, CASE);
    for (let i = 0; i < 4; i++) await open(ana);
    expect((await ana.call("DELETE", `/api/folders/${_id}`)).status).toBe(200);
    expect((await ana.call("GET", `/api/folders/${_id}`)).status).toBe(410);
    expect((await ana.call("PUT", `/api/folders/${_id}`, { body: {} })).status).toBe(404);
    expect((await ana.call("DELETE", `/api/folders/${_id}`)).status).toBe(404);
    expect(await names(ana)).toHaveLength(4);
    const back = await ana.call("POST", `/api/folders/${_id}/restore`);
    expect(back.body.folder).toMatchObject({ ...CASE, archived: false, version: 3 });
    expect(await names(ana)).toHaveLength(5);
    expect((await ana.call("POST", `/api/folders/${_id}/restore`)).status).toBe(404);
  });

  it("cannot be undone into a full plan", async () => {
    const ana = await newTenant();
    const { _id } = await open(ana);
    await ana.call("DELETE", `/api/folders/${_id}`);
    for (let i = 0; i < 5; i++) await open(ana);
    const answer = await ana.call("POST", `/api/folders/${_id}/restore`);
    expect([answer.status, answer.body.error]).toEqual([403, "plan.limit_reached"]);
    expect(await names(ana)).toHaveLength(5);
  });

  it("gives one place back however often it is asked at once", async () => {
    const ana = await newTenant();
    const { _id } = await open(ana);
    await Promise.all(Array.from({ length: 10 }, () => ana.call("DELETE", `/api/folders/${_id}`)));
    const { body } = await ana.call("GET", "/api/auth/me");
    expect(body.subscription).toMatchObject({ usage: { folders: 0 } });
  });
});

describe("another practice's case", () => {
  it("is as none: reading, changing, deleting and restoring it answer 404", async () => {
    const [ana, eva] = await Promise.all([newTenant(), newTenant()]);
    const { _id } = await open(ana, CASE);
    const path = `/api/folders/${_id}`;
    const answers = await Promise.all([
      eva.call("GET", path),
      eva.call("PUT", path, { body: { folderName: "Mía" } }),
      eva.call("DELETE", path),
      eva.call("POST", `${path}/restore`),
    ]);
    expect(answers.map((answer) => answer.status)).toEqual([404, 404, 404, 404]);
    const nothing = await eva.call("GET", "/api/folders/fol_00000000000000000000000000");
    const { requestId: _a, ...hers } = answers[0].body;
    const { requestId: _b, ...none } = nothing.body;
    expect(hers).toEqual(none);
    expect(await names(ana)).toEqual([CASE.folderName]);
  });
});
