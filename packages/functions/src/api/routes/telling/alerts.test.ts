import { Alerts } from "@foja/core/telling/alerts";
import { newPair, reserve } from "@foja/harness/reserved";
import { newTenant, type Tenant } from "@foja/harness/tenant";
import { describe, expect, it } from "vitest";

type Shown = { _id: string; read: boolean; primaryText: string };

const raise = (tenant: Tenant, n: number, folderId: string | null = null) =>
  Alerts.raise(tenant.userId, {
    key: `k${n}`,
    at: new Date(Date.UTC(2026, 2, 1, 0, n)).toISOString(),
    primaryText: `Aviso ${n}`,
    primaryVariant: "info",
    secondaryText: null,
    avatarIcon: "TaskSquare",
    sourceType: "task",
    sourceId: null,
    folderId,
    expirationDate: null,
  });

async function list(tenant: Tenant, query = "") {
  const path = `/api/alert/useralerts/${tenant.userId}${query}`;
  const { status, body } = await tenant.call("GET", path);
  expect(status).toBe(200);
  return body as { alerts: Shown[]; nextCursor?: string };
}

const texts = ({ alerts }: { alerts: Shown[] }) => alerts.map(({ primaryText }) => primaryText);

async function withAlerts(count: number) {
  const tenant = await newTenant();
  for (let n = 1; n <= count; n += 1) await raise(tenant, n);
  return { tenant, ids: (await list(tenant)).alerts.map(({ _id }) => _id).reverse() };
}

describe("a person's alerts", () => {
  it("are listed by pages, the latest first, and only one's own", async () => {
    const { tenant } = await withAlerts(5);
    const first = await list(tenant, "?limit=3");
    expect(texts(first)).toEqual(["Aviso 5", "Aviso 4", "Aviso 3"]);
    const rest = await list(tenant, `?limit=3&cursor=${first.nextCursor}`);
    expect(texts(rest)).toEqual(["Aviso 2", "Aviso 1"]);
    const eva = await newTenant();
    expect((await list(eva)).alerts).toEqual([]);
    const { status } = await eva.call("GET", `/api/alert/useralerts/${tenant.userId}`);
    expect(status).toBe(403);
  });

  it("are read once, twice, and leave those that were not", async () => {
    const { tenant, ids } = await withAlerts(3);
    for (let time = 0; time < 2; time += 1) {
      const { status } = await tenant.call("POST", `/api/alert/markAsRead/${ids[1]}`);
      expect(status).toBe(200);
    }
    expect(texts(await list(tenant, "?unread=true"))).toEqual(["Aviso 3", "Aviso 1"]);
    expect((await list(tenant)).alerts.map(({ read }) => read)).toEqual([false, true, false]);
    expect(await Alerts.pending(tenant.userId)).toHaveLength(2);
  });

  it("of a reserved case are, to who may not see it, as if there were none", async () => {
    const { ana, eva, folderId } = await newPair();
    await raise(ana, 1, folderId);
    await raise(ana, 2);
    const [, hidden] = (await list(ana)).alerts;
    await reserve(eva, folderId, []);
    expect(texts(await list(ana))).toEqual(["Aviso 2"]);
    const unknown = `alr_${"0".repeat(26)}`;
    const tries = [
      ["POST", "/api/alert/markAsRead/"],
      ["DELETE", "/api/alert/alerts/"],
    ] as const;
    for (const [method, path] of tries) {
      const answers = await Promise.all(
        [hidden?._id ?? "", unknown].map((id) => ana.call(method, path + id)),
      );
      const [own, none] = answers.map(({ status, body: { requestId, ...rest } }) => [status, rest]);
      expect(own).toEqual(none);
      expect(own?.[0]).toBe(404);
    }
    expect((await ana.call("POST", "/api/alert/markAllAsRead")).status).toBeLessThan(300);
    expect(texts(await list(ana, "?unread=true"))).toEqual([]);
    expect(await Alerts.isUnread(ana.userId, hidden?._id ?? "")).toBe(true);
    expect((await Alerts.pending(ana.userId)).map(({ _id }) => _id)).toEqual([hidden?._id]);
  });

  it("are read all at once", async () => {
    const { tenant } = await withAlerts(13);
    const { body } = await tenant.call("POST", "/api/alert/markAllAsRead");
    expect(body.marked).toBe(13);
    expect((await list(tenant, "?unread=true")).alerts).toEqual([]);
    expect((await tenant.call("POST", "/api/alert/markAllAsRead")).body.marked).toBe(0);
  });

  it("are deleted for good: neither listed, nor pending, nor raised again", async () => {
    const { tenant, ids } = await withAlerts(2);
    const remove = () => tenant.call("DELETE", `/api/alert/alerts/${ids[0]}`);
    expect(await remove()).toMatchObject({ status: 200, body: { message: expect.any(String) } });
    expect((await remove()).status).toBe(404);
    await raise(tenant, 1);
    expect(texts(await list(tenant))).toEqual(["Aviso 2"]);
    expect(texts(await list(tenant, "?unread=true"))).toEqual(["Aviso 2"]);
    expect(await Alerts.pending(tenant.userId)).toHaveLength(1);
  });

  it("cannot be touched by another practice", async () => {
    const { tenant, ids } = await withAlerts(1);
    const eva = await newTenant();
    expect((await eva.call("POST", `/api/alert/markAsRead/${ids[0]}`)).status).toBe(404);
    expect((await eva.call("DELETE", `/api/alert/alerts/${ids[0]}`)).status).toBe(404);
    expect((await list(tenant, "?unread=true")).alerts).toHaveLength(1);
  });
});

describe("the preferences of alerts", () => {
  const PATH = "/api/notifications/preferences";

  it("begin with those of everybody and change by parts", async () => {
    const ana = await newTenant();
    const first = await ana.call("GET", PATH);
    expect(first.body.preferences).toMatchObject({
      tasks: { enabled: true, daysBefore: [3, 1, 0], hour: "08:00", channels: { email: false } },
      expirations: { enabled: true, channels: { app: true, email: true, push: true } },
      events: { daysBefore: [1], hoursBefore: [1] },
      digest: { enabled: false },
      version: 0,
    });
    const body = { tasks: { daysBefore: [0, 7, 0], channels: { email: true } } };
    await ana.call("PUT", PATH, { body });
    await ana.call("PUT", PATH, { body: { digest: { enabled: true } } });
    const { preferences } = (await ana.call("GET", PATH)).body;
    expect(preferences).toMatchObject({
      tasks: { daysBefore: [7, 0], hour: "08:00", channels: { app: true, email: true } },
      digest: { enabled: true },
      version: 2,
    });
  });

  it("stay as they were kept, whatever everybody begins with", async () => {
    const ana = await newTenant();
    const body = { expirations: { channels: { email: false } } };
    await ana.call("PUT", PATH, { body });
    await ana.call("PUT", PATH, { body: { digest: { enabled: true } } });
    const { preferences } = (await ana.call("GET", PATH)).body;
    const channels = { app: true, email: false, push: true };
    expect(preferences).toMatchObject({ expirations: { channels } });
  });

  it("are not changed over what somebody else changed", async () => {
    const ana = await newTenant();
    const put = (version: string) =>
      ana.call("PUT", PATH, { body: {}, headers: { "if-match": version } });
    expect((await put("0")).status).toBe(200);
    expect((await put("0")).status).toBe(412);
    expect((await put("1")).status).toBe(200);
  });

  it.each([
    { tasks: { daysBefore: [-1] } },
    { tasks: { daysBefore: [31] } },
    { tasks: { daysBefore: [1.5] } },
    { tasks: { daysBefore: [1, 2, 3, 4, 5, 6] } },
    { tasks: { hour: "24:00" } },
    { tasks: { hoursBefore: [1] } },
    { events: { hoursBefore: [0] } },
    { movements: { hour: "08:00" } },
    { colleagues: { afterHours: 0 } },
    { colleagues: { afterHours: 49 } },
    { digest: { enabled: "sí" } },
    { tasks: { channels: { fax: true } } },
    { version: 3 },
  ])("refuse %j with a sentence", async (body) => {
    const ana = await newTenant();
    const answer = await ana.call("PUT", PATH, { body });
    expect(answer.status).toBe(422);
    expect(answer.body.message).toMatch(/^[A-Z]/);
  });
});
