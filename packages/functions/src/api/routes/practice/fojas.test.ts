import { commit, type Item, put, walk } from "@foja/core/kernel/dynamo";
import { shelfRange } from "@foja/core/kernel/records";
import { rebuild } from "@foja/core/operations/shelves";
import { newTenant, type Tenant } from "@foja/harness/tenant";
import { describe, expect, it } from "vitest";

type Line = { _id: string; title: string; kind: string; foja: number | null };

async function open(tenant: Tenant, folderName = "Sosa c/ Transportes"): Promise<string> {
  const { body } = await tenant.call("POST", "/api/folders", { body: { folderName } });
  return (body.folder as { _id: string })._id;
}

async function file(tenant: Tenant, folderId: string, title: string, time: string) {
  const body = { folderId, title, time };
  const answer = await tenant.call("POST", "/api/movements", { body });
  expect(answer.status).toBe(201);
  return answer.body.movement as Line;
}

async function serve(tenant: Tenant, folderId: string, title: string, time: string) {
  const body = { folderId, title, time };
  const answer = await tenant.call("POST", "/api/folder-notifications", { body });
  expect(answer.status).toBe(201);
  return answer.body.notification as Line;
}

/** The foja number of each entry of a case by its title, from its timeline. */
async function fojas(tenant: Tenant, folderId: string) {
  const path = `/api/folders/${folderId}/activities/combined?limit=100&sort=date`;
  const { body } = await tenant.call("GET", path);
  const { activities } = body as { activities: Line[] };
  return Object.fromEntries(activities.map(({ title, foja }) => [title, foja]));
}

describe("the numbers of the fojas of a case", () => {
  it("are given once, in the order of filing, whatever is added, dated or hidden", async () => {
    const ana = await newTenant();
    const folderId = await open(ana);
    const demand = await file(ana, folderId, "Demanda", "2026-03-10");
    await serve(ana, folderId, "Cédula", "2026-04-02");
    await file(ana, folderId, "Poder", "2025-12-01");
    const task = { name: "Llamar", dueDate: "2026-01-05", folderId };
    expect((await ana.call("POST", "/api/tasks", { body: task })).status).toBe(201);
    const note = { folderId, title: "Llamó la clienta", time: "2026-03-12", movement: "Nota" };
    expect((await ana.call("POST", "/api/movements", { body: note })).status).toBe(201);
    await file(ana, folderId, "Audiencia fijada", "2031-05-01");
    const expected = { Demanda: 1, Cédula: 2, Poder: 3, "Audiencia fijada": 4 };
    expect(await fojas(ana, folderId)).toEqual({
      ...expected,
      ...{ Llamar: null, "Llamó la clienta": null },
    });

    await ana.call("DELETE", `/api/movements/${demand._id}`);
    const { foja } = await file(ana, folderId, "Proveído", "2026-03-11");
    expect(foja).toBe(5);
    const restored = await ana.call("POST", `/api/movements/${demand._id}/restore`);
    expect(restored.body.movement).toMatchObject({ foja: 1 });
    expect(await fojas(ana, folderId)).toMatchObject({ ...expected, Proveído: 5 });
  });

  it("are the next of another case for what moves there", async () => {
    const ana = await newTenant();
    const [here, there] = [await open(ana), await open(ana, "Pérez c/ Gómez")];
    const moving = await file(ana, here, "Agréguese", "2026-03-10");
    await file(ana, here, "Traslado", "2026-03-11");
    await file(ana, there, "Demanda", "2026-02-01");
    const body = { folderId: there };
    const moved = await ana.call("PUT", `/api/movements/${moving._id}`, { body });
    expect(moved.body.movement).toMatchObject({ foja: 2 });
    expect(await fojas(ana, here)).toEqual({ Traslado: 2 });
    const own = { folderId: here, title: "Llamó", time: "2026-03-12", movement: "Nota" };
    const { body: made } = await ana.call("POST", "/api/movements", { body: own });
    const { _id: noteId } = made.movement as Line;
    const taken = await ana.call("PUT", `/api/movements/${noteId}`, { body });
    expect(taken.body.movement).toMatchObject({ folderId: there, foja: null });
    expect(await file(ana, here, "Oficio", "2026-03-12")).toMatchObject({ foja: 3 });
  });

  it("are each another's for entries that are filed at one moment", async () => {
    const ana = await newTenant();
    const folderId = await open(ana);
    const titles = Array.from({ length: 8 }, (_, n) => `Despacho ${n}`);
    const filed = await Promise.all(
      titles.map((title) => file(ana, folderId, title, "2026-03-10")),
    );
    expect(filed.map(({ foja }) => foja).sort()).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });

  it("reach those of before the numbers by date, once, and follow a lost count", async () => {
    const ana = await newTenant();
    const folderId = await open(ana);
    await file(ana, folderId, "Segunda", "2026-03-10");
    await file(ana, folderId, "Primera", "2026-01-10");
    await unnumber(ana.userId, folderId);
    expect(await fojas(ana, folderId)).toEqual({ Primera: null, Segunda: null });
    await rebuild(ana.userId);
    expect(await fojas(ana, folderId)).toEqual({ Primera: 1, Segunda: 2 });
    expect((await rebuild(ana.userId)).corrected).toBe(0);
    expect(await file(ana, folderId, "Tercera", "2026-02-10")).toMatchObject({ foja: 3 });
    await commit(
      put({
        pk: `OWNER#${ana.userId}`,
        sk: `TALLY#${folderId}`,
        type: "tally",
        version: 1,
      } as Item),
    );
    await rebuild(ana.userId);
    expect(await file(ana, folderId, "Cuarta", "2026-02-11")).toMatchObject({ foja: 4 });
  });
});

/** Removes the numbers from a case, as it was stored before they existed. */
async function unnumber(userId: string, folderId: string): Promise<void> {
  for await (const item of walk({ ...shelfRange("movement", userId, "active"), limit: 500 })) {
    const { foja, ...before } = item as Item & { foja?: number };
    await commit(put(before as Item));
  }
  const tally = { pk: `OWNER#${userId}`, sk: `TALLY#${folderId}`, type: "tally", version: 1 };
  await commit(put({ ...tally, movement: 2 } as Item));
}
