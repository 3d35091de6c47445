import { newTenant } from "@foja/harness/tenant";
import { describe, expect, it } from "vitest";

describe("a person", () => {
  it("reads their own data, and with them what their practice holds", async () => {
    const ana = await newTenant();
    await ana.call("POST", "/api/folders", { body: { folderName: "Una causa" } });
    const plain = await ana.call("GET", `/api/users/${ana.userId}`);
    expect(plain.body.user).toMatchObject({ _id: ana.userId, email: ana.email });
    expect(plain.body.lightData).toBeUndefined();
    const light = await ana.call("GET", `/api/users/${ana.userId}?includeLightData=true`);
    expect(light.body.lightData).toMatchObject({
      plan: "free",
      planName: "Gratuito",
      counts: { folders: 1, contacts: 0, calculators: 0 },
    });
    expect(JSON.stringify(light.body)).not.toMatch(/hash|sub"/i);
  });

  it("reads nobody else's, unless an administrator", async () => {
    const [ana, eva] = [await newTenant(), await newTenant()];
    const admin = await newTenant({ role: "ADMIN_ROLE" });
    expect((await eva.call("GET", `/api/users/${ana.userId}`)).status).toBe(403);
    const seen = await admin.call("GET", `/api/users/${ana.userId}`);
    expect(seen.body.user).toMatchObject({ email: ana.email });
    expect((await admin.call("GET", "/api/users/usr_nadie")).status).toBe(404);
  });
});

describe("an administrator", () => {
  it("reads and deletes nothing of their own at another's address", async () => {
    const [ana, admin] = [await newTenant(), await newTenant({ role: "ADMIN_ROLE" })];
    await admin.call("POST", "/api/tasks", { body: { name: "Del administrador" } });
    const events = [{ title: "Propio", start: "2026-03-02", googleCalendarId: "g1" }];
    await admin.call("POST", "/api/events/batch", { body: { events, syncSource: "google" } });
    const answers = [
      await admin.call("GET", `/api/tasks/user/${ana.userId}`),
      await admin.call("DELETE", `/api/events/google-events/${ana.userId}`),
    ];
    expect(answers.map(({ status, body }) => [status, body.error])).toEqual([
      [403, "auth.forbidden"],
      [403, "auth.forbidden"],
    ]);
    const { body } = await admin.call("GET", `/api/events/user/${admin.userId}`);
    expect(body.events).toMatchObject([{ title: "Propio" }]);
  });
});

describe("a search among everybody", () => {
  const found = async (admin: Awaited<ReturnType<typeof newTenant>>, query: string) => {
    const { status, body } = await admin.call("GET", `/api/users?${query}`);
    expect(status).toBe(200);
    return body.users as { _id: string; lightData?: object; lastSeenAt?: string }[];
  };

  it("finds an e-mail at once, with plan, counts and when they were last here", async () => {
    const [ana, admin] = [await newTenant(), await newTenant({ role: "ADMIN_ROLE" })];
    const query = `search=${ana.email.toUpperCase()}&includeLightData=true`;
    expect(await found(admin, query)).toMatchObject([
      {
        _id: ana.userId,
        lightData: { plan: "free", counts: { folders: 0 }, limits: { folders: 5 } },
        lastSeenAt: expect.stringMatching(/^20.*Z$/),
      },
    ]);
    expect(await found(admin, `search=${ana.email}&role=ADMIN_ROLE`)).toEqual([]);
  });

  it("looks everybody through for what fits, some at a time", async () => {
    const ana = await newTenant({ plan: "premium", status: "inactive" });
    const admin = await newTenant({ role: "ADMIN_ROLE" });
    const seen = new Set<string>();
    let cursor = "";
    do {
      const query = `limit=3&plan=premium&status=inactive${cursor}`;
      const { body } = await admin.call("GET", `/api/users?${query}`);
      for (const { _id } of body.users as { _id: string }[]) seen.add(_id);
      cursor = body.nextCursor ? `&cursor=${encodeURIComponent(String(body.nextCursor))}` : "";
    } while (cursor !== "");
    expect(seen).toContain(ana.userId);
    expect(seen).not.toContain(admin.userId);
  });

  it.each(["role=JEFE", "status=x", "plan=oro"])("refuses %s naming the field", async (query) => {
    const admin = await newTenant({ role: "ADMIN_ROLE" });
    const { status, body } = await admin.call("GET", `/api/users?${query}`);
    expect([status, body.details]).toMatchObject([422, [{ path: query.split("=")[0] }]]);
  });
});

describe("everybody", () => {
  it("is listed to administrators alone, a page at a time", async () => {
    const [ana, eva] = [await newTenant(), await newTenant()];
    const admin = await newTenant({ role: "ADMIN_ROLE" });
    expect((await ana.call("GET", "/api/users")).status).toBe(403);
    const seen: string[] = [];
    let cursor = "";
    do {
      const { status, body } = await admin.call("GET", `/api/users?limit=2${cursor}`);
      expect(status).toBe(200);
      seen.push(...(body.users as { _id: string }[]).map(({ _id }) => _id));
      cursor = body.nextCursor ? `&cursor=${encodeURIComponent(String(body.nextCursor))}` : "";
    } while (cursor !== "" && !seen.includes(ana.userId));
    expect(seen).toEqual(expect.arrayContaining([ana.userId, eva.userId, admin.userId]));
    expect(new Set(seen).size).toBe(seen.length);
  });
});
