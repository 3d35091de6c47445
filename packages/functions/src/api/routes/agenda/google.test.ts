import { Google } from "@foja/core/agenda/google";
import { now, setClock } from "@foja/core/kernel/clock";
import { walk } from "@foja/core/kernel/dynamo";
import { startCalendar } from "@foja/harness/calendar";
import { newTenant, type Tenant } from "@foja/harness/tenant";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

const LINK = "/api/google-calendar/link";
const COMPLETE = `${LINK}/complete`;

let google: Awaited<ReturnType<typeof startCalendar>>;

beforeAll(async () => {
  google = await startCalendar();
});
afterAll(() => google.stop());

async function status(tenant: Tenant) {
  const path = `/api/users/${tenant.userId}/google-calendar-status`;
  return (await tenant.call("GET", path)).body.googleCalendarStatus;
}

async function begun(tenant: Tenant) {
  const { body } = await tenant.call("POST", LINK);
  return new URL(String(body.url)).searchParams;
}

const complete = (tenant: Tenant, body: object) => tenant.call("POST", COMPLETE, { body });

/** All items of a practice, as text. */
async function holdings({ userId }: Tenant): Promise<string> {
  const items: object[] = [];
  for await (const item of walk({ pk: `OWNER#${userId}`, sk: { from: " ", to: "~" } }))
    items.push(item);
  return JSON.stringify(items);
}

describe("linking", () => {
  it("asks Google offline, with consent, both scopes and a challenge", async () => {
    const asked = await begun(await newTenant());
    expect(Object.fromEntries(asked)).toMatchObject({
      response_type: "code",
      access_type: "offline",
      prompt: "consent",
      redirect_uri: "http://localhost:3000/auth/google-calendar",
      code_challenge_method: "S256",
    });
    expect(asked.get("scope")).toMatch(/calendar\.events\.owned .*calendar\.freebusy/);
  });

  it("stands after the code came back, and keeps no token that anybody could read", async () => {
    const ana = await newTenant();
    expect(await status(ana)).toMatchObject({
      connected: false,
      email: null,
      state: "disconnected",
    });
    const answer = await google.link(ana);
    expect(answer.status).toBe(200);
    expect(await status(ana)).toMatchObject({
      connected: true,
      email: ana.email,
      state: "connected",
      lastSync: null,
    });
    expect(await holdings(ana)).not.toMatch(/1\/\/|ya29\./);
  });

  it("is not believed of who only says so", async () => {
    const ana = await newTenant();
    const body = { connected: true, email: "x@gmail.com", imageUrl: null, lastSync: null };
    const path = `/api/users/${ana.userId}/google-calendar-connection`;
    const said = await ana.call("PUT", path, { body });
    expect(said.body.googleCalendarStatus).toMatchObject({ connected: false });
    expect(await status(ana)).toMatchObject({ connected: false, email: null });
    await google.link(ana);
    await ana.call("PUT", path, { body: { ...body, connected: false } });
    expect(await status(ana)).toMatchObject({ connected: false });
  });

  it("refuses a stranger's state, one of another session, an old one and a spent one", async () => {
    const [ana, eva] = [await newTenant(), await newTenant()];
    const state = (await begun(ana)).get("state") ?? "";
    const code = () => google.grant(ana.email, state);
    for (const wrong of [
      await complete(eva, { code: await code(), state }),
      await complete(ana, { code: "4/x", state: "otro" }),
    ]) {
      expect([wrong.status, wrong.body.error]).toEqual([422, "google.refused"]);
    }
    setClock(() => Date.now() + 16 * 60_000);
    // The session's own token has expired too by then: a new one belongs to the same session.
    expect((await complete(ana, { code: await code(), state })).status).toBe(401);
    setClock();
    expect((await complete(ana, { code: await code(), state })).status).toBe(200);
    expect((await complete(ana, { code: await code(), state })).status).toBe(422);
  });

  it("wants both permissions", async () => {
    const ana = await newTenant();
    const state = (await begun(ana)).get("state") ?? "";
    const scopes = ["openid", "email", "https://www.googleapis.com/auth/calendar.events.owned"];
    const { status: code, body } = await complete(ana, {
      code: await google.grant(ana.email, state, scopes),
      state,
    });
    expect([code, body.message]).toEqual([422, expect.stringContaining("Faltan permisos")]);
  });

  it("with another account asks first", async () => {
    const ana = await newTenant();
    await google.link(ana);
    const state = (await begun(ana)).get("state") ?? "";
    const code = await google.grant(`otra-${ana.email}`, state);
    const asked = await complete(ana, { code, state });
    expect([asked.status, asked.body.error]).toEqual([409, "google.other_account"]);
    expect(await status(ana)).toMatchObject({ email: ana.email });
    expect((await complete(ana, { code, state, replace: true })).status).toBe(200);
    expect(await status(ana)).toMatchObject({ connected: true, email: `otra-${ana.email}` });
  });
});

describe("a link", () => {
  it("is synchronised when asked, and there is none to synchronise without it", async () => {
    const ana = await newTenant();
    for (const [method, path, body] of [
      ["POST", "/api/google-calendar/sync"],
      ["PATCH", LINK, { busyOnly: true }],
      ["DELETE", LINK],
      ["DELETE", `${LINK}?preview=true`],
      ["POST", "/api/google-calendar/deletions", { answer: "keep" }],
    ] as const) {
      const { status: code, body: said } = await ana.call(method, path, { body });
      expect([code, said.message]).toEqual([409, "User is not signed in to Google Calendar"]);
    }
    await google.link(ana);
    const before = (await Google.find(ana.userId))?.stirs ?? 0;
    expect((await ana.call("POST", "/api/google-calendar/sync")).status).toBe(200);
    expect((await Google.find(ana.userId))?.stirs).toBe(before + 1);
  });

  it("ends with its grant, and says how much goes with it", async () => {
    const ana = await newTenant();
    await google.link(ana);
    const preview = await ana.call("DELETE", `${LINK}?preview=true`);
    expect(preview.body).toMatchObject({
      removed: 0,
      message: "Salen de tu agenda 0 eventos importados.",
    });
    expect(await status(ana)).toMatchObject({ connected: true });
    expect((await ana.call("DELETE", LINK)).body).toMatchObject({ removed: 0 });
    expect(await status(ana)).toMatchObject({ connected: false, state: "disconnected" });
    expect(await holdings(ana)).not.toContain('refreshToken":{');
  });

  it("has its settings", async () => {
    const ana = await newTenant();
    await google.link(ana);
    const body = { busyOnly: true, busyCalendars: ["estudio@gmail.com"] };
    const { body: said } = await ana.call("PATCH", LINK, { body });
    expect(said.googleCalendarStatus).toMatchObject(body);
  });
});

describe("busy times", () => {
  const [from, to] = ["2026-11-23T00:00:00.000Z", "2026-11-24T00:00:00.000Z"];
  const start = { dateTime: "2026-11-23T10:00:00-03:00" };
  const end = { dateTime: "2026-11-23T11:00:00-03:00" };
  const busy = (tenant: Tenant) => tenant.as(() => Google.busyTimes(from, to));

  it("are Google's, and the chosen calendars'; none without a link", async () => {
    const ana = await newTenant();
    google.calendars.insert(ana.email, { summary: "Reservado", start, end });
    expect(await busy(ana)).toEqual([]);
    await google.link(ana);
    const own = { start: "2026-11-23T13:00:00.000Z", end: "2026-11-23T14:00:00.000Z" };
    expect(await busy(ana)).toEqual([own]);
    const other = `salon-${ana.email}`;
    google.calendars.insert(other, {
      summary: "Sala",
      start: { date: "2026-11-23" },
      end: { date: "2026-11-24" },
    });
    await ana.call("PATCH", LINK, { body: { busyCalendars: [other] } });
    expect(await busy(ana)).toEqual([own, { start: from, end: to }]);
  });

  it.each(["busyUnknown", "500", "rateLimitExceeded"])("are not free after %s", async (kind) => {
    const ana = await newTenant();
    await google.link(ana);
    await google.fail(kind);
    await expect(busy(ana)).rejects.toMatchObject({ code: "calendar.unreachable" });
    expect(await busy(ana)).toEqual([]);
  });

  it("survive the end of an access token, and not that of the grant, which is said once", async () => {
    const ana = await newTenant();
    await google.link(ana);
    await busy(ana);
    await google.fail("tokenExpired");
    expect(await busy(ana)).toEqual([]);
    await google.app.request("/faults", {
      method: "POST",
      body: JSON.stringify({ kind: "tokenRevoked", email: ana.email }),
    });
    for (let n = 0; n < 2; n += 1) {
      await expect(busy(ana)).rejects.toMatchObject({ code: "calendar.unreachable" });
    }
    expect(await status(ana)).toMatchObject({ connected: false, state: "revoked" });
    const { alerts } = (await ana.call("GET", `/api/alert/useralerts/${ana.userId}`)).body;
    expect(alerts).toMatchObject([{ primaryText: "Reconectá tu calendario" }]);
    expect(now()).toBeGreaterThan(0);
  });
});

describe("a post of a channel", () => {
  it("is answered with 204 and believed only with the token of that channel", async () => {
    const headers = { "x-goog-channel-id": "nadie", "x-goog-channel-token": "x" };
    expect((await google.hook(headers)).status).toBe(204);
    expect((await google.hook({})).status).toBe(204);
  });
});
