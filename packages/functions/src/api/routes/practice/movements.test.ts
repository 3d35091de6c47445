import { newTenant, type Tenant } from "@foja/harness/tenant";
import { beforeAll, describe, expect, it } from "vitest";

type Movement = { _id: string; title: string; version: number; completed: boolean };
type Page = {
  data: { movements: Movement[] };
  pagination: { total: number; totalPages: number; hasNext: boolean; hasPrev: boolean };
  totalWithLinks: number;
  documentsBeforeThisPage: number;
  documentsInThisPage: number;
  pjnAccess: boolean;
};

async function open(tenant: Tenant, folderName = "Pérez c/ Gómez"): Promise<string> {
  const { body } = await tenant.call("POST", "/api/folders", { body: { folderName } });
  return (body.folder as { _id: string })._id;
}

async function add(tenant: Tenant, folderId: string, more: object = {}): Promise<Movement> {
  const body = { folderId, title: "Despacho", time: "2026-03-10", ...more };
  const answer = await tenant.call("POST", "/api/movements", { body });
  expect(answer.status).toBe(201);
  return answer.body.movement as Movement;
}

async function list(tenant: Tenant, folderId: string, query = ""): Promise<Page> {
  const answer = await tenant.call("GET", `/api/movements/folder/${folderId}${query}`);
  expect(answer.status).toBe(200);
  return answer.body as unknown as Page;
}

const titles = ({ data }: Page) => data.movements.map(({ title }) => title);

describe("a movement", () => {
  it("keeps every field, changes those that come, and clears with null", async () => {
    const ana = await newTenant();
    const folderId = await open(ana);
    const given = {
      folderId,
      title: "  Traslado de la demanda ",
      time: "2026-03-10",
      movement: "Despacho",
      description: "Por cinco días.",
      dateExpiration: "2026-03-17",
      link: "https://www.pjn.gov.ar/doc/1",
    };
    const created = await ana.call("POST", "/api/movements", { body: given });
    expect(created.body.movement).toMatchObject({
      ...given,
      title: "Traslado de la demanda",
      source: "manual",
      completed: false,
      version: 1,
    });
    const { _id } = created.body.movement as Movement;
    const body = { link: null, title: "Traslado" };
    const changed = await ana.call("PUT", `/api/movements/${_id}`, { body });
    expect(changed.body.movement).toMatchObject({ link: null, title: "Traslado", version: 2 });
    const stale = await ana.call("PUT", `/api/movements/${_id}`, {
      body,
      headers: { "if-match": "1" },
    });
    expect(stale.status).toBe(412);
  });

  it.each([
    [{ title: "" }, "title"],
    [{ time: "10/03/2026" }, "time"],
    [{ time: undefined }, "time"],
    [{ link: "javascript:alert(1)" }, "link"],
    [{ link: "ftp://sitio.com.ar" }, "link"],
    [{ dateExpiration: "2026-02-30" }, "dateExpiration"],
    [{ completed: "sí" }, "completed"],
    [{ folderId: "fol_00000000000000000000000000" }, "folderId"],
  ])("with %j is refused at %s", async (wrong, path) => {
    const ana = await newTenant();
    const folderId = await open(ana);
    const body = { folderId, title: "Despacho", time: "2026-03-10", ...wrong };
    const { status, body: answer } = await ana.call("POST", "/api/movements", { body });
    expect(status).toBe(422);
    expect(answer.details).toEqual([expect.objectContaining({ path })]);
    expect((await list(ana, folderId)).pagination.total).toBe(0);
  });

  it("is ticked off, and back on", async () => {
    const ana = await newTenant();
    const { _id } = await add(ana, await open(ana));
    const tick = async () => (await ana.call("PATCH", `/api/movements/${_id}/complete`)).body;
    expect(await tick()).toMatchObject({ movement: { completed: true, version: 2 } });
    expect(await tick()).toMatchObject({ movement: { completed: false, version: 3 } });
  });

  it("is another practice's to nobody", async () => {
    const [ana, eva] = [await newTenant(), await newTenant()];
    const folderId = await open(ana);
    const { _id } = await add(ana, folderId);
    const tries = [
      eva.call("PUT", `/api/movements/${_id}`, { body: { title: "Mío" } }),
      eva.call("PATCH", `/api/movements/${_id}/complete`),
      eva.call("DELETE", `/api/movements/${_id}`),
      eva.call("GET", `/api/movements/folder/${folderId}`),
    ];
    expect((await Promise.all(tries)).map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    expect(titles(await list(ana, folderId))).toEqual(["Despacho"]);
  });

  it("is added once under its key", async () => {
    const ana = await newTenant();
    const folderId = await open(ana);
    const body = { folderId, title: "Cédula", time: "2026-03-10" };
    const headers = { "idempotency-key": "una-vez" };
    const first = await ana.call("POST", "/api/movements", { body, headers });
    const second = await ana.call("POST", "/api/movements", { body, headers });
    expect(second.body).toEqual(first.body);
    expect((await list(ana, folderId)).pagination.total).toBe(1);
  });

  it("goes and comes back, and goes from sight with its case", async () => {
    const ana = await newTenant();
    const folderId = await open(ana);
    const { _id } = await add(ana, folderId, { link: "https://ejemplo.com.ar/a.pdf" });
    await ana.call("DELETE", `/api/movements/${_id}`);
    expect(await list(ana, folderId)).toMatchObject({
      pagination: { total: 0 },
      totalWithLinks: 0,
    });
    expect((await ana.call("PUT", `/api/movements/${_id}`, { body: {} })).status).toBe(404);
    expect((await ana.call("POST", `/api/movements/${_id}/restore`)).status).toBe(200);
    expect(await list(ana, folderId)).toMatchObject({
      pagination: { total: 1 },
      totalWithLinks: 1,
    });
    await ana.call("DELETE", `/api/folders/${folderId}`);
    const blind = [
      ana.call("GET", `/api/movements/folder/${folderId}`),
      ana.call("PUT", `/api/movements/${_id}`, { body: { title: "Otro" } }),
      ana.call("DELETE", `/api/movements/${_id}`),
    ];
    expect((await Promise.all(blind)).map(({ status }) => status)).toEqual([404, 404, 404]);
    await ana.call("POST", `/api/folders/${folderId}/restore`);
    expect(titles(await list(ana, folderId))).toEqual(["Despacho"]);
  });

  it("moves to another case, counted there", async () => {
    const ana = await newTenant();
    const [here, there] = [await open(ana), await open(ana, "Otra")];
    const { _id } = await add(ana, here);
    await ana.call("PUT", `/api/movements/${_id}`, { body: { folderId: there } });
    expect((await list(ana, here)).pagination.total).toBe(0);
    expect((await list(ana, there)).pagination.total).toBe(1);
  });
});

describe("the movements of a case", () => {
  let ana: Tenant;
  let folderId: string;

  beforeAll(async () => {
    ana = await newTenant();
    folderId = await open(ana);
    for (let n = 1; n <= 25; n += 1) {
      await add(ana, folderId, {
        title: n % 5 === 0 ? `Resolución Núm. ${n}` : `Escrito ${n}`,
        movement: n % 5 === 0 ? "Resolución" : "Escrito",
        time: `2026-03-${String(n).padStart(2, "0")}`,
        link: n % 2 === 0 ? `https://ejemplo.com.ar/${n}.pdf` : null,
      });
    }
  });

  it("come twenty a page, the latest first, with the documents counted", async () => {
    const first = await list(ana, folderId);
    expect(first.data.movements).toHaveLength(20);
    expect(titles(first)[0]).toBe("Resolución Núm. 25");
    expect(first.pagination).toMatchObject({ total: 25, totalPages: 2, hasNext: true });
    expect(first).toMatchObject({
      totalWithLinks: 12,
      documentsBeforeThisPage: 0,
      documentsInThisPage: 10,
      pjnAccess: false,
    });
    const second = await list(ana, folderId, "?page=2");
    expect(titles(second)).toEqual([
      "Resolución Núm. 5",
      "Escrito 4",
      "Escrito 3",
      "Escrito 2",
      "Escrito 1",
    ]);
    expect(second).toMatchObject({
      pagination: { hasNext: false, hasPrev: true },
      totalWithLinks: 12,
      documentsBeforeThisPage: 10,
      documentsInThisPage: 2,
    });
    expect(titles(await list(ana, folderId, "?page=3"))).toEqual([]);
  });

  it.each([
    ["?sort=date&limit=2", 25, ["Escrito 1", "Escrito 2"]],
    ["?search=RESOLUCION&limit=2", 5, ["Resolución Núm. 25", "Resolución Núm. 20"]],
    ["?filter[movement]=resolución&limit=1", 5, ["Resolución Núm. 25"]],
    ["?filter[hasLink]=true&limit=1", 12, ["Escrito 24"]],
    ["?filter[hasLink]=false&limit=1&sort=date", 13, ["Escrito 1"]],
    ["?filter[dateRange]=2026-03-03..2026-03-04", 2, ["Escrito 4", "Escrito 3"]],
    ["?filter[dateRange]=2026-03-01..2026-03-31&filter[movement]=nada", 0, []],
  ])("answer %s with %i in all", async (query, total, shown) => {
    const found = await list(ana, folderId, query);
    expect(found.pagination.total).toBe(total);
    expect(titles(found)).toEqual(shown);
  });

  it.each([
    "?page=0",
    "?limit=101",
    "?sort=title",
    "?filter[hasLink]=quizás",
    "?filter[dateRange]=ayer..hoy",
    "?filter[dateRange]=2026-03-04..2026-03-03",
    "?otra=cosa",
  ])("refuse %s", async (query) => {
    const { status, body } = await ana.call("GET", `/api/movements/folder/${folderId}${query}`);
    expect(status).toBe(422);
    expect(body.message).toMatch(/^[A-ZÁÉÍÓÚ]/);
  });
});
