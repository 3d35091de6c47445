import { newTenant, type Tenant } from "@foja/harness/tenant";
import { describe, expect, it } from "vitest";

type Notice = { _id: string; title: string; version: number };

async function open(tenant: Tenant): Promise<string> {
  const body = { folderName: "Pérez c/ Gómez" };
  const answer = await tenant.call("POST", "/api/folders", { body });
  return (answer.body.folder as { _id: string })._id;
}

async function add(tenant: Tenant, folderId: string, more: object = {}): Promise<Notice> {
  const body = { folderId, title: "Cédula", time: "2026-03-10", ...more };
  const answer = await tenant.call("POST", "/api/folder-notifications", { body });
  expect(answer.status).toBe(201);
  return answer.body.notification as Notice;
}

async function list(tenant: Tenant, folderId: string, query = "") {
  const path = `/api/folder-notifications/folder/${folderId}${query}`;
  const { status, body } = await tenant.call("GET", path);
  expect(status).toBe(200);
  return body as { notifications: Notice[]; nextCursor?: string };
}

const titles = ({ notifications }: { notifications: Notice[] }) =>
  notifications.map(({ title }) => title);

describe("a notice", () => {
  it("keeps every field, changes those that come, and clears with null", async () => {
    const ana = await newTenant();
    const given = {
      folderId: await open(ana),
      title: "Cédula de notificación",
      time: "2026-03-10",
      notification: "Cédula electrónica",
      user: "Juzgado Nacional del Trabajo 12",
      description: "Traslado por diez días.",
      dateExpiration: "2026-03-25",
    };
    const created = await ana.call("POST", "/api/folder-notifications", { body: given });
    expect(created.body.notification).toMatchObject({ ...given, version: 1 });
    const { _id } = created.body.notification as Notice;
    const path = `/api/folder-notifications/${_id}`;
    const changed = await ana.call("PUT", path, { body: { user: null } });
    expect(changed.body.notification).toMatchObject({ user: null, version: 2 });
    const headers = { "if-match": '"1"' };
    expect((await ana.call("PUT", path, { body: {}, headers })).status).toBe(412);
  });

  it.each([
    [{ title: undefined }, "title"],
    [{ time: "2026-13-01" }, "time"],
    [{ dateExpiration: "mañana" }, "dateExpiration"],
    [{ folderId: "" }, "folderId"],
    [{ folderId: "fol_no" }, "folderId"],
  ])("with %j is refused at %s", async (wrong, path) => {
    const ana = await newTenant();
    const body = { folderId: await open(ana), title: "Cédula", time: "2026-03-10", ...wrong };
    const answer = await ana.call("POST", "/api/folder-notifications", { body });
    expect(answer.status).toBe(422);
    expect(answer.body.details).toEqual([expect.objectContaining({ path })]);
  });

  it("goes and comes back, and goes from sight with its case", async () => {
    const ana = await newTenant();
    const folderId = await open(ana);
    const { _id } = await add(ana, folderId);
    await ana.call("DELETE", `/api/folder-notifications/${_id}`);
    expect(titles(await list(ana, folderId))).toEqual([]);
    const restored = await ana.call("POST", `/api/folder-notifications/${_id}/restore`);
    expect(restored.body.notification).toMatchObject({ _id, title: "Cédula" });
    await ana.call("DELETE", `/api/folders/${folderId}`);
    const path = `/api/folder-notifications/${_id}`;
    expect((await ana.call("PUT", path, { body: { title: "Otra" } })).status).toBe(404);
    expect((await ana.call("DELETE", path)).status).toBe(404);
    const hidden = await ana.call("GET", `/api/folder-notifications/folder/${folderId}`);
    expect(hidden.status).toBe(404);
  });

  it("is another practice's to nobody", async () => {
    const [ana, eva] = [await newTenant(), await newTenant()];
    const folderId = await open(ana);
    const { _id } = await add(ana, folderId);
    const path = `/api/folder-notifications/${_id}`;
    expect((await eva.call("PUT", path, { body: { title: "Mía" } })).status).toBe(404);
    expect((await eva.call("DELETE", path)).status).toBe(404);
    expect(titles(await list(ana, folderId))).toEqual(["Cédula"]);
  });
});

describe("the notices of a case", () => {
  it("come the latest first, a page at a time, and no movement among them", async () => {
    const ana = await newTenant();
    const folderId = await open(ana);
    for (let n = 1; n <= 5; n += 1) {
      await add(ana, folderId, { title: `Cédula ${n}`, time: `2026-03-0${n}` });
      const movement = { folderId, title: "Despacho", time: `2026-03-0${n}` };
      await ana.call("POST", "/api/movements", { body: movement });
    }
    const first = await list(ana, folderId, "?limit=3");
    expect(titles(first)).toEqual(["Cédula 5", "Cédula 4", "Cédula 3"]);
    const cursor = encodeURIComponent(first.nextCursor ?? "");
    const second = await list(ana, folderId, `?limit=3&cursor=${cursor}`);
    expect(titles(second)).toEqual(["Cédula 2", "Cédula 1"]);
    expect(second.nextCursor).toBeUndefined();
  });
});
