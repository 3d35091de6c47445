import { createHash } from "node:crypto";
import { mkdtempSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach, describe, expect, it } from "vitest";
import { createGoogle, type Google } from "./google";
import type { Resource } from "./resource";
import { GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET } from "./token";

const ORIGIN = "http://localhost:4321";
const ANA = "ana@gmail.com";
const EVENTS = "/calendars/primary/events";

let google: Google;
let dataDir = "";
let token = "";

beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), "foja-test-"));
  google = await createGoogle(dataDir, [ORIGIN]);
  token = (await linked()).access_token;
});

const json = (body: object) => ({ method: "POST", body: JSON.stringify(body) });

async function grant(scopes?: string[]): Promise<string> {
  const answer = await google.app.request("/grant", json({ email: ANA, state: "s", scopes }));
  return ((await answer.json()) as { code: string }).code;
}

type Tokens = { access_token: string; refresh_token: string; scope: string; error?: string };

async function tokens(fields: Record<string, string>): Promise<Tokens> {
  const client = { client_id: GOOGLE_CLIENT_ID, client_secret: GOOGLE_CLIENT_SECRET };
  const body = new URLSearchParams({ ...client, ...fields });
  const answer = await google.app.request("/oauth2/token", { method: "POST", body });
  return (await answer.json()) as Tokens;
}

const linked = async (scopes?: string[]) =>
  tokens({ grant_type: "authorization_code", code: await grant(scopes) });

type Answer = { status: number; body: Record<string, unknown> & Resource };

async function ask(method: string, path: string, body?: object, headers = {}): Promise<Answer> {
  const answer = await google.calendar.request(path, {
    method,
    body: body && JSON.stringify(body),
    headers: { authorization: `Bearer ${token}`, ...headers },
  });
  const text = await answer.text();
  return { status: answer.status, body: text === "" ? {} : JSON.parse(text) };
}

const HOUR = {
  start: { dateTime: "2026-11-23T10:00:00-03:00" },
  end: { dateTime: "2026-11-23T11:00:00-03:00" },
};
const insert = (more: object = {}) =>
  ask("POST", EVENTS, { summary: "Audiencia", ...HOUR, ...more });
const reasonOf = ({ status, body }: Answer) => [
  status,
  (body.error as { errors: { reason: string }[] }).errors[0]?.reason,
];

describe("the code flow", () => {
  const query = {
    client_id: GOOGLE_CLIENT_ID,
    redirect_uri: `${ORIGIN}/auth/google-calendar`,
    response_type: "code",
    scope: "openid https://www.googleapis.com/auth/calendar.events.owned",
    state: "s-1",
    code_challenge: createHash("sha256").update("verifier").digest("base64url"),
    code_challenge_method: "S256",
  };
  const decide = async (more: Record<string, string>) => {
    const body = new URLSearchParams({ ...query, email: ANA, ...more });
    const answer = await google.app.request("/o/oauth2/v2/auth", { method: "POST", body });
    return new URL(answer.headers.get("location") ?? "").searchParams;
  };

  it("asks for each scope, and takes the verifier of its own challenge alone, once", async () => {
    const page = await google.app.request(`/o/oauth2/v2/auth?${new URLSearchParams(query)}`);
    expect(await page.text()).toContain("Ver y editar eventos de los calendarios que son tuyos");
    const granted = "https://www.googleapis.com/auth/calendar.freebusy";
    const [first, second] = [await decide({ granted }), await decide({ granted })];
    expect(Object.fromEntries(first)).toMatchObject({ state: "s-1", scope: granted });
    const exchange = (code: string, code_verifier: string) =>
      tokens({
        grant_type: "authorization_code",
        code,
        code_verifier,
        redirect_uri: query.redirect_uri,
      });
    const code = first.get("code") ?? "";
    expect(await exchange(code, "verifier")).toMatchObject({ scope: granted });
    expect(await exchange(code, "verifier")).toEqual({ error: "invalid_grant" });
    expect(await exchange(second.get("code") ?? "", "otro")).toEqual({ error: "invalid_grant" });
    expect(Object.fromEntries(await decide({ decision: "cancel" }))).toEqual({
      error: "access_denied",
      state: "s-1",
    });
  });

  it("refuses a request without a challenge", async () => {
    const { code_challenge: _, ...rest } = query;
    const page = await google.app.request(`/o/oauth2/v2/auth?${new URLSearchParams(rest)}`);
    expect(page.status).toBe(400);
  });

  it("renews access over a restart, until it is revoked", async () => {
    const { refresh_token } = await linked();
    google = await createGoogle(dataDir, [ORIGIN]);
    const renew = () => tokens({ grant_type: "refresh_token", refresh_token });
    token = (await renew()).access_token;
    expect((await insert()).status).toBe(200);
    await google.app.request("/faults", json({ kind: "tokenRevoked", times: 1 }));
    expect(await renew()).toEqual({ error: "invalid_grant" });
    expect((await insert()).status).toBe(401);
  });

  it("lets nobody do what they did not grant", async () => {
    token = (await linked(["https://www.googleapis.com/auth/calendar.freebusy"])).access_token;
    expect(reasonOf(await insert())).toEqual([403, "insufficientPermissions"]);
  });
});

describe("events", () => {
  it("keep their identifier for good", async () => {
    expect((await insert({ id: "abc01" })).status).toBe(200);
    expect(reasonOf(await insert({ id: "abc01" }))).toEqual([409, "duplicate"]);
    expect((await ask("DELETE", `${EVENTS}/abc01`)).status).toBe(204);
    expect(reasonOf(await ask("DELETE", `${EVENTS}/abc01`))).toEqual([410, "deleted"]);
    expect(reasonOf(await insert({ id: "abc01" }))).toEqual([409, "duplicate"]);
    expect((await ask("PATCH", `${EVENTS}/abc01`, { summary: "x" })).status).toBe(403);
    expect(reasonOf(await insert({ id: "xyz" }))).toEqual([400, "invalid"]);
  });

  it("change under their etag, and keep what a change does not name", async () => {
    const { body: made } = await insert({ extendedProperties: { private: { event: "evt_1" } } });
    const patch = (etag: string) =>
      ask("PATCH", `${EVENTS}/${made.id}`, { summary: "Otra" }, { "if-match": etag });
    const { body: changed } = await patch(made.etag);
    expect(changed).toMatchObject({
      summary: "Otra",
      extendedProperties: { private: { event: "evt_1" } },
    });
    expect(reasonOf(await patch(made.etag))).toEqual([412, "conditionNotMet"]);
  });

  it("are listed by pages, and then by what changed, with the same parameters always", async () => {
    for (let n = 0; n < 5; n += 1) await insert({ id: `evento${n}` });
    const span = "timeMin=2026-01-01T00:00:00Z&timeMax=2027-01-01T00:00:00Z";
    const base = `${EVENTS}?maxResults=2&singleEvents=true`;
    let answer = await ask("GET", `${base}&${span}`);
    const ids: string[] = [];
    const collect = () => ids.push(...(answer.body.items as Resource[]).map(({ id }) => id));
    collect();
    while (answer.body.nextPageToken) {
      answer = await ask("GET", `${base}&${span}&pageToken=${answer.body.nextPageToken}`);
      collect();
    }
    expect(ids).toHaveLength(5);
    const next = String(answer.body.nextSyncToken);
    await ask("DELETE", `${EVENTS}/evento3`);
    const { body } = await ask("GET", `${base}&syncToken=${next}`);
    expect(body.items).toMatchObject([{ id: "evento3", status: "cancelled" }]);
    expect((await ask("GET", `${base}&syncToken=${next}&${span}`)).status).toBe(400);
    expect((await ask("GET", `${EVENTS}?maxResults=2&syncToken=${next}`)).status).toBe(400);
    await google.app.request("/faults", json({ kind: "410", times: 1 }));
    expect(reasonOf(await ask("GET", `${base}&syncToken=${next}`))).toEqual([
      410,
      "fullSyncRequired",
    ]);
  });

  it("of a series are listed one by one, and one of them can change", async () => {
    const rule = (count: number) => ({ recurrence: [`RRULE:FREQ=WEEKLY;COUNT=${count}`] });
    const { body: series } = await insert(rule(3));
    const list = async () => (await ask("GET", `${EVENTS}?singleEvents=true`)).body;
    const items = (await list()).items as Resource[];
    expect(items.map(({ start }) => start?.dateTime)).toEqual([
      "2026-11-23T13:00:00.000Z",
      "2026-11-30T13:00:00.000Z",
      "2026-12-07T13:00:00.000Z",
    ]);
    const { nextSyncToken } = await list();
    await ask("PATCH", `${EVENTS}/${items[1]?.id}`, { summary: "Pasa a otro día" });
    await ask("PATCH", `${EVENTS}/${series.id}`, rule(2));
    const { body } = await ask("GET", `${EVENTS}?singleEvents=true&syncToken=${nextSyncToken}`);
    const changed = (body.items as Resource[]).map(({ status, summary }) => summary ?? status);
    expect(changed).toEqual(["Audiencia", "Pasa a otro día", "cancelled"]);
  });

  it("of another's are not to be edited", async () => {
    const { body } = await insert({ organizer: { email: "juez@gmail.com", self: false } });
    expect((await ask("PATCH", `${EVENTS}/${body.id}`, { summary: "x" })).status).toBe(403);
  });

  it("survive a restart", async () => {
    await insert({ id: "abc01" });
    const restarted = await createGoogle(dataDir, [ORIGIN]);
    expect(restarted.calendars.get(ANA, "abc01").summary).toBe("Audiencia");
  });
});

describe("who is busy", () => {
  const asked = { timeMin: "2026-11-23T00:00:00Z", timeMax: "2026-11-24T00:00:00Z" };

  it("is said for each calendar, and an error is not free", async () => {
    await insert();
    await insert({
      transparency: "transparent",
      start: { date: "2026-11-23" },
      end: { date: "2026-11-24" },
    });
    const items = [{ id: "primary" }, { id: "nadie@gmail.com" }];
    const { body } = await ask("POST", "/freeBusy", { ...asked, items });
    expect(body.calendars).toEqual({
      primary: { busy: [{ start: "2026-11-23T13:00:00.000Z", end: "2026-11-23T14:00:00.000Z" }] },
      "nadie@gmail.com": { busy: [], errors: [{ domain: "global", reason: "notFound" }] },
    });
  });
});

describe("hooks", () => {
  it("say that something changed; they can be lost, doubled and stopped", async () => {
    const heard: string[] = [];
    const server = createServer((request, response) => {
      const { "x-goog-resource-state": state, "x-goog-channel-token": secret } = request.headers;
      heard.push(`${state} ${secret}`);
      response.writeHead(204).end();
    });
    await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
    const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`;
    const asked = { id: "canal-1", type: "web_hook", address, token: "secreto" };
    const { body: channel } = await ask("POST", `${EVENTS}/watch`, asked);
    const after = async (kind?: string) => {
      await google.hooks.settle();
      heard.length = 0;
      if (kind) await google.app.request("/faults", json({ kind, times: 1 }));
      await insert();
      await google.hooks.settle();
      return heard.length;
    };
    expect(await after()).toBe(1);
    expect(heard).toEqual(["exists secreto"]);
    expect(await after("hookLost")).toBe(0);
    expect(await after("hookTwice")).toBe(2);
    expect(await after("hooksShuffled")).toBe(0);
    expect(await after()).toBe(2);
    const { id, resourceId } = channel as unknown as { id: string; resourceId: string };
    expect((await ask("POST", "/channels/stop", { id, resourceId })).status).toBe(204);
    expect(await after()).toBe(0);
    server.close();
  });
});

describe("misbehaviour", () => {
  it.each([
    ["rateLimitExceeded", 403],
    ["429", 429],
    ["500", 500],
  ])("%s is answered as often as was asked for", async (kind, status) => {
    await google.app.request("/faults", json({ kind, times: 2 }));
    const statuses = [(await insert()).status, (await insert()).status, (await insert()).status];
    expect(statuses).toEqual([status, status, 200]);
  });

  it("holds a call until the faults are cleared", async () => {
    await google.app.request("/faults", json({ kind: "held", times: 1 }));
    let answered = false;
    const held = insert().then(({ status }) => {
      answered = true;
      return status;
    });
    expect((await insert()).status).toBe(200);
    expect(answered).toBe(false);
    await google.app.request("/faults", { method: "DELETE" });
    expect(await held).toBe(200);
  });
});

describe("the other side's page", () => {
  it("shows and changes events", async () => {
    const path = `/calendars/${ANA}`;
    const post = (fields: Record<string, string>) =>
      google.app.request(path, { method: "POST", body: new URLSearchParams(fields) });
    await post({ summary: "<b>Pericia</b>", start: "2026-11-23T10:00", end: "2026-11-23T11:00" });
    const page = await (await google.app.request(path)).text();
    expect(page).toContain("&lt;b&gt;Pericia&lt;/b&gt;");
    const [event] = google.calendars.since(ANA, 0);
    await post({ id: event?.id ?? "", do: "delete", summary: "x", start: "", end: "" });
    const { items } = (await (await google.app.request(`${path}/events`)).json()) as { items: [] };
    expect(items).toEqual([]);
  });
});
