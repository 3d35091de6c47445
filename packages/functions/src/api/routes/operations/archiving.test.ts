import { newTenant, type Tenant } from "@foja/harness/tenant";
import { describe, expect, it } from "vitest";

const NONE = "fol_00000000000000000000000000";

async function open(tenant: Tenant) {
  const { body } = await tenant.call("POST", "/api/folders", { body: { folderName: "Una" } });
  return (body.folder as { _id: string })._id;
}

async function openSeveral(tenant: Tenant, count: number) {
  const ids: string[] = [];
  for (let i = 0; i < count; i++) ids.push(await open(tenant));
  return ids;
}

const ask =
  (call: "archive-items" | "unarchive-items") =>
  (tenant: Tenant, resourceType: string, itemIds: unknown, userId = tenant.userId) =>
    tenant.call("POST", `/api/subscriptions/${call}?userId=${userId}`, {
      body: { resourceType, itemIds },
    });
const archive = ask("archive-items");
const unarchive = ask("unarchive-items");

async function listed(tenant: Tenant, query = "") {
  const { body } = await tenant.call("GET", `/api/folders/user/${tenant.userId}${query}`);
  return (body.folders as { _id: string }[]).map(({ _id }) => _id);
}

async function used(tenant: Tenant) {
  const { body } = await tenant.call("GET", "/api/auth/me");
  return (body.subscription as { usage: { folders: number } }).usage.folders;
}

describe("archiving", () => {
  it("puts cases away: out of the list and out of the count", async () => {
    const ana = await newTenant();
    const [one = "", two = ""] = await openSeveral(ana, 2);
    const { status, body } = await archive(ana, "folders", [one]);
    expect(status).toBe(200);
    expect(body).toEqual({
      success: true,
      archivedIds: [one],
      failed: [],
      message: "Causas archivadas exitosamente",
    });
    expect([await listed(ana), await listed(ana, "?archived=true")]).toEqual([[two], [one]]);
    expect(await used(ana)).toBe(1);
  });

  it("answers which were not and why, and counts one place back however often it is asked", async () => {
    const [ana, eva] = await Promise.all([newTenant(), newTenant()]);
    const [one = ""] = await openSeveral(ana, 1);
    const hers = await open(eva);
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => archive(ana, "folders", [one, one, hers, NONE, "x"])),
    );
    const archived = answers.flatMap(({ body }) => body.archivedIds as string[]);
    expect(archived).toEqual([one]);
    const whole = answers.find(({ body }) => (body.archivedIds as string[]).length === 1);
    expect(whole?.body).toMatchObject({
      message: "Se archivaron 1 de 4 causas.",
      failed: [hers, NONE, "x"].map((id) => ({ id, reason: "No encontramos esa causa." })),
    });
    expect([await used(ana), await listed(eva)]).toEqual([0, [hers]]);
  });

  it.each([["contacts", "Contactos archivados exitosamente"]])(
    "says it of %s",
    async (kind, message) => {
      const ana = await newTenant();
      const { body } = await ana.call("POST", "/api/contacts/create", { body: { name: "Ana" } });
      const answer = await archive(ana, kind, [(body.contact as { _id: string })._id]);
      expect(answer.body.message).toBe(message);
    },
  );

  it("finds no calculation that is not there", async () => {
    const ana = await newTenant();
    const { status, body } = await archive(ana, "calculators", ["cal_1"]);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      archivedIds: [],
      failed: [{ id: "cal_1", reason: "No encontramos ese cálculo." }],
      message: "No se pudieron archivar los cálculos.",
    });
  });

  it.each([
    [{ resourceType: "users", itemIds: ["x"] }, "resourceType"],
    [{ resourceType: "folders", itemIds: [] }, "itemIds"],
    [{ resourceType: "folders", itemIds: Array.from({ length: 101 }, () => "x") }, "itemIds"],
    [{ resourceType: "folders", itemIds: [7] }, "itemIds.0"],
  ])("refuses %j naming the field", async (body, path) => {
    const ana = await newTenant();
    const address = `/api/subscriptions/archive-items?userId=${ana.userId}`;
    const answer = await ana.call("POST", address, { body });
    expect(answer.status).toBe(422);
    expect(answer.body.details).toMatchObject([{ path }]);
  });

  it("is for the practice itself", async () => {
    const [ana, eva] = await Promise.all([newTenant(), newTenant()]);
    const [one = ""] = await openSeveral(ana, 1);
    expect((await archive(eva, "folders", [one], ana.userId)).status).toBe(403);
    const without = await ana.call("POST", "/api/subscriptions/archive-items", {
      body: { resourceType: "folders", itemIds: [one] },
    });
    expect(without.status).toBe(422);
    expect(await listed(ana)).toEqual([one]);
  });
});

describe("unarchiving", () => {
  it("takes back, in order, only what the plan allows", async () => {
    const ana = await newTenant();
    const away = await openSeveral(ana, 3);
    await archive(ana, "folders", away);
    await openSeveral(ana, 4);
    const { body } = await unarchive(ana, "folders", away);
    const limit = "Llegaste al límite de 5 causas de tu plan Gratuito.";
    expect(body.unarchiveResult).toEqual({
      unarchivedIds: [away[0]],
      failed: away.slice(1).map((id) => ({ id, reason: limit })),
      message: "Se desarchivaron 1 de 3 causas debido a los límites del plan.",
    });
    const none = await unarchive(ana, "folders", away.slice(1));
    expect(none.body.unarchiveResult).toMatchObject({
      unarchivedIds: [],
      message: "No se pudieron desarchivar las causas debido a los límites del plan.",
    });
    expect([await used(ana), (await listed(ana, "?archived=true")).length]).toEqual([5, 2]);
  });

  it("never passes the limit, however many ask at once", async () => {
    const ana = await newTenant();
    const away = await openSeveral(ana, 5);
    await archive(ana, "folders", away);
    await openSeveral(ana, 3);
    await Promise.all(away.map((id) => unarchive(ana, "folders", [id])));
    expect([await used(ana), (await listed(ana)).length]).toEqual([5, 5]);
  });
});
