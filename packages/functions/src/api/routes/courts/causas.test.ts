import { Causas } from "@foja/core/courts/causas";
import { withContext } from "@foja/core/kernel/actor";
import { startCourt } from "@foja/harness/court";
import { ownTable } from "@foja/harness/own-table";
import { newTenant, type Tenant } from "@foja/harness/tenant";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { handler } from "../../../jobs/court-sync";
import { handler as verify } from "../../../reactions/causa-verify";

let court: Awaited<ReturnType<typeof startCourt>>;
let ana: Tenant;
let eva: Tenant;
let admin: Tenant;

const CIV = "CIV 123456/2024";
const system = { actor: { type: "system" as const }, requestId: "-", address: "-", userAgent: "-" };

beforeEach(async () => {
  await ownTable();
  court = await startCourt();
  [ana, eva, admin] = await Promise.all([
    newTenant(),
    newTenant(),
    newTenant({ role: "ADMIN_ROLE" }),
  ]);
});
afterEach(() => court.stop());

type Causa = { _id: string; number: string; fuero: string | null };

async function link(tenant: Tenant, body: object): Promise<string> {
  const opened = await tenant.call("POST", "/api/folders", { body: { folderName: "Una causa" } });
  const { _id } = opened.body.folder as { _id: string };
  const given = { confirmed: true, ...body };
  const { status } = await tenant.call("PUT", `/api/folders/link-causa/${_id}`, { body: given });
  expect(status).toBe(200);
  return _id;
}

const publish = (title: string) =>
  court.publish("pjn", CIV, { date: "2026-11-20", title, text: "" });
const verified = async () => (await admin.call("GET", "/api/causas/verified")).body;
/** The ids of all, by pages of so many. */
async function pages(limit: number): Promise<string[]> {
  const ids: string[] = [];
  let cursor = "";
  do {
    const path = `/api/causas/verified?limit=${limit}${cursor && `&cursor=${cursor}`}`;
    const { body } = await admin.call("GET", path);
    const found = (body.causas as Causa[]).map(({ _id }) => _id);
    expect(found.length).toBeLessThanOrEqual(limit);
    ids.push(...found);
    cursor = encodeURIComponent((body.nextCursor as string | null | undefined) ?? "");
  } while (cursor);
  return ids;
}

async function only(): Promise<Causa> {
  const [one] = (await verified()).causas as Causa[];
  if (!one) throw new Error("none is verified");
  return one;
}

describe("the verified cases", () => {
  it("are listed with their number by fuero, which stays right as they come and go", async () => {
    await publish("Demanda");
    await court.publish("mev", "SI-12345-2021", { date: "2026-11-20", title: "Vista", text: "" });
    const folderId = await link(ana, { system: "pjn", number: CIV });
    await link(eva, { system: "pjn", number: CIV });
    await link(ana, { system: "pjn", number: "CNT 000018/2019" });
    await link(ana, { system: "mev", number: "SI-12345-2021", department: "San Isidro" });
    await link(ana, { system: "pjn", number: "CSS 999999/2019" });
    await handler({});
    const breakdown = { total: 3, civil: 1, seguridad_social: 0, trabajo: 1, otros: 1 };
    expect((await verified()).breakdown).toEqual(breakdown);
    expect((await verified()).causas).toHaveLength(3);
    expect(await pages(1)).toEqual(await pages(50));
    expect(await pages(2)).toEqual(await pages(50));
    await ana.call("DELETE", `/api/folders/link-causa/${folderId}`);
    expect((await verified()).breakdown).toEqual(breakdown);
    const civ = ((await verified()).causas as Causa[]).find(({ fuero }) => fuero === "CIV");
    await admin.call("DELETE", `/api/causas/civil/${civ?._id}`);
    expect((await verified()).breakdown).toMatchObject({ total: 2, civil: 0 });
  });

  it("are for an administrator alone", async () => {
    for (const path of ["causas/verified", "admin/causas/folders", "admin/workers"]) {
      expect((await ana.call("GET", `/api/${path}`)).status).toBe(403);
    }
  });
});

describe("the movements of a case", () => {
  it("are for who is linked with it, page by page, by any name of its fuero", async () => {
    for (const title of ["Demanda", "Traslado", "Sentencia"]) await publish(title);
    await link(ana, { system: "pjn", number: CIV });
    await handler({});
    const { _id } = await only();
    const read = (tenant: Tenant, fuero: string, query = "") =>
      tenant.call("GET", `/api/causas/${fuero}/${_id}/movimientos${query}`);
    const first = await read(ana, "CIV", "?page=1&limit=2");
    expect(first.body).toMatchObject({
      movimientos: [{ fecha: "2026-11-20" }, { fecha: "2026-11-20" }],
      pagination: { page: 1, limit: 2, total: 3, totalPages: 2, hasNext: true },
    });
    expect((await read(ana, "civil", "?page=2&limit=2")).body.movimientos).toHaveLength(1);
    expect((await read(admin, "civil")).status).toBe(200);
    const refused = [await read(eva, "CIV"), await read(ana, "trabajo")];
    expect(refused.map(({ status }) => status)).toEqual([404, 404]);
  });
});

describe("a case that is forgotten", () => {
  it("leaves those who were linked with what came, linked no more", async () => {
    await publish("Demanda");
    const mine = await link(ana, { system: "pjn", number: CIV });
    const theirs = await link(eva, { system: "pjn", number: CIV });
    await handler({});
    const { _id } = await only();
    expect((await admin.call("DELETE", `/api/causas/CIV/${_id}`)).status).toBe(200);
    for (const [tenant, id] of [
      [ana, mine],
      [eva, theirs],
    ] as const) {
      const { body } = await tenant.call("GET", `/api/folders/${id}`);
      expect(body.folder).toMatchObject({ court: null, causaAssociationStatus: "none" });
      const file = await tenant.call("GET", `/api/movements/folder/${id}`);
      expect(file.body.pagination).toMatchObject({ total: 1 });
    }
    expect((await admin.call("DELETE", `/api/causas/CIV/${_id}`)).status).toBe(404);
    await link(ana, { system: "pjn", number: CIV, allowDuplicate: true });
    await handler({});
    expect((await only()).number).toBe(CIV);
  });
});

describe("who keeps the portals", () => {
  it("sees what is linked, what came, and what each round did, and makes one", async () => {
    await publish("Demanda");
    await link(ana, { system: "pjn", number: CIV });
    const { body } = await admin.call("POST", "/api/admin/workers/pjn/run");
    expect(body.run).toMatchObject({ outcome: "done", asked: 1, failed: 0, movements: 1 });
    expect((await admin.call("POST", "/api/admin/workers/otro/run")).status).toBe(404);
    const { workers } = (await admin.call("GET", "/api/admin/workers")).body;
    expect(workers).toMatchObject([{ system: "pjn", state: "closed", runs: [{ asked: 1 }] }, {}]);
    const linked = (await admin.call("GET", "/api/admin/causas/folders")).body.folders;
    expect(linked).toMatchObject([{ userId: ana.userId, number: CIV, status: "verified" }]);
    expect(JSON.stringify(linked)).not.toContain("Una causa");
    const came = (await admin.call("GET", "/api/admin/causas/movements")).body.movements;
    expect(came).toMatchObject([{ number: CIV, titulo: "Demanda" }]);
  });
});

describe("a case that was just linked", () => {
  it("is read at once, however often the event comes", async () => {
    await publish("Demanda");
    const folderId = await link(ana, { system: "pjn", number: CIV });
    const detail = { ownerId: ana.userId, folderId };
    const event = { id: "e1", "detail-type": "folder.linked", detail } as never;
    await Promise.all([verify(event), verify(event)]);
    await verify(event);
    const { body } = await ana.call("GET", `/api/folders/${folderId}/causa`);
    expect(body).toMatchObject({
      causa: { status: "verified", health: "current", movements: 1 },
      portal: { system: "pjn", state: "closed" },
    });
    const gone = { ...detail, folderId: "fol_00000000000000000000000000" };
    await verify({ id: "e2", detail: gone } as never);
    await withContext(system, () => Causas.sync());
    const file = await ana.call("GET", `/api/movements/folder/${folderId}`);
    expect(file.body.pagination).toMatchObject({ total: 1 });
  });
});
