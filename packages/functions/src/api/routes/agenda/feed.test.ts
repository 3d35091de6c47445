import { at, now } from "@foja/core/kernel/clock";
import { commit, feedKey, get, type Item, put } from "@foja/core/kernel/dynamo";
import { call, someAddress } from "@foja/harness/api";
import { letIn } from "@foja/harness/members";
import { CANARY, newPair, reserve } from "@foja/harness/reserved";
import { newTenant, type Tenant } from "@foja/harness/tenant";
import { describe, expect, it } from "vitest";

type Feed = { createdAt: string; lastReadAt: string | null; url?: string };
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

async function publish(tenant: Tenant): Promise<string> {
  const answer = await tenant.call("POST", "/api/calendar/feed");
  expect(answer.status).toBe(201);
  return new URL((answer.body.feed as { url: string }).url).pathname;
}

const feedOf = async (tenant: Tenant) =>
  (await tenant.call("GET", "/api/calendar/feed")).body.feed as Feed | null;

async function text(path: string): Promise<string> {
  const answer = await call("GET", path);
  expect(answer.status).toBe(200);
  return (answer.body.text as string).replaceAll("\r\n ", "");
}

const summaries = async (path: string) =>
  (await text(path)).match(/(?<=SUMMARY:)[^\r]*/g)?.sort() ?? [];

async function add(tenant: Tenant, title: string, start = now(), more: object = {}) {
  const when = new Date(start).toISOString();
  const body = { title, start: when, end: when, ...more };
  const answer = await tenant.call("POST", "/api/events", { body });
  expect(answer.status).toBe(201);
  return (answer.body.event as { _id: string })._id;
}

describe("the feed", () => {
  it("does not exist until it is made, and shows its address once", async () => {
    const ana = await newTenant();
    expect(await feedOf(ana)).toBeNull();
    const path = await publish(ana);
    expect(path).toMatch(/^\/api\/calendar\/feed\/[\w-]{43}\.ics$/);
    const feed = await feedOf(ana);
    expect(feed).toEqual({ createdAt: expect.any(String), lastReadAt: null });
    expect(JSON.stringify(feed)).not.toContain(path.slice(20, 40));
  });

  it("answers the agenda as a calendar, to whoever has the address and to no index", async () => {
    const ana = await newTenant();
    const folder = await ana.call("POST", "/api/folders", {
      body: { folderName: "Pérez; Juan c/ Gómez, Ana" },
    });
    const { _id } = folder.body.folder as { _id: string };
    const id = await add(ana, "Audiencia, sala 2", now(), {
      type: "audiencia",
      description: "Uno\nDos",
      folderId: _id,
    });
    const path = await publish(ana);
    const answer = await call("GET", path);
    expect(answer.headers.get("content-type")).toBe("text/calendar; charset=utf-8");
    expect(answer.headers.get("cache-control")).toBe("no-store");
    expect(answer.headers.get("x-robots-tag")).toContain("noindex");
    const written = await text(path);
    expect(written).toContain(`UID:${id}@foja.ar\r\n`);
    expect(written).toContain("SUMMARY:Audiencia\\, sala 2\r\n");
    expect(written).toContain("DESCRIPTION:Causa: Pérez\\; Juan c/ Gómez\\, Ana\\nUno\\nDos\r\n");
    expect(written).toContain("CATEGORIES:AUDIENCIA\r\n");
  });

  it("holds a year back and two ahead, nothing deleted and nobody else's", async () => {
    const [ana, eva] = [await newTenant(), await newTenant()];
    await add(ana, "hoy");
    await add(ana, "hace un año", now() - 364 * DAY);
    await add(ana, "hace más", now() - 368 * DAY);
    await add(ana, "en dos años", now() + 729 * DAY);
    await add(ana, "en más", now() + 733 * DAY);
    await ana.call("DELETE", `/api/events/${await add(ana, "eliminado")}`);
    await add(eva, "ajeno");
    expect(await summaries(await publish(ana))).toEqual(["en dos años", "hace un año", "hoy"]);
    expect(await summaries(await publish(eva))).toEqual(["ajeno"]);
  });

  it("is the agenda as the person sees it who made the address", async () => {
    const { ana, eva, folderId } = await newPair();
    const luis = await letIn(ana, await newTenant(), "titular");
    await add(ana, "De todos");
    await add(eva, CANARY, now(), { folderId });
    const day = new Date(now()).toISOString().slice(0, 10);
    const task = { name: `Apelar ${CANARY}`, dueDate: day, folderId };
    expect((await eva.call("POST", "/api/tasks", { body: task })).status).toBe(201);
    const first = await publish(ana);
    expect(await summaries(first)).toHaveLength(3);
    await reserve(eva, folderId, []);
    expect(await summaries(first)).toEqual(["De todos"]);
    expect(await text(first)).not.toContain(CANARY);
    await reserve(eva, folderId, [ana.userId]);
    expect(await text(first)).toContain(CANARY);
    expect(await text(await publish(luis))).not.toContain(CANARY);
  });

  it("answers 304 to who has it, until something changes", async () => {
    const ana = await newTenant();
    const id = await add(ana, "Reunión");
    const path = await publish(ana);
    const first = await call("GET", path);
    const tag = first.headers.get("etag") ?? "";
    const ask = (header: string) => call("GET", path, { headers: { "if-none-match": header } });
    expect((await ask(tag)).status).toBe(304);
    expect((await ask(`"otra", W/${tag}`)).status).toBe(304);
    expect((await ask('"otra"')).status).toBe(200);
    await ana.call("PUT", `/api/events/${id}`, { body: { title: "Reunión larga" } });
    const changed = await ask(tag);
    expect(changed.status).toBe(200);
    expect(changed.headers.get("etag")).not.toBe(tag);
  });

  it("notes that it is read, every so often", async () => {
    const ana = await newTenant();
    const path = await publish(ana);
    const start = now();
    const readAt = (ms: number) => at(start + ms, () => call("GET", path));
    await readAt(MINUTE);
    const first = (await feedOf(ana))?.lastReadAt;
    expect(first).toBe(new Date(start + MINUTE).toISOString());
    await readAt(10 * MINUTE);
    expect((await feedOf(ana))?.lastReadAt).toBe(first);
    await readAt(17 * MINUTE);
    expect((await feedOf(ana))?.lastReadAt).toBe(new Date(start + 17 * MINUTE).toISOString());
  });

  it("loses its address when another is made, when it ends, and with the account", async () => {
    const ana = await newTenant();
    const first = await publish(ana);
    const second = await publish(ana);
    expect((await call("GET", first)).status).toBe(404);
    expect((await call("GET", second)).status).toBe(200);
    expect((await ana.call("DELETE", "/api/calendar/feed")).status).toBe(200);
    expect((await ana.call("DELETE", "/api/calendar/feed")).status).toBe(200);
    expect((await call("GET", second)).status).toBe(404);
    expect(await feedOf(ana)).toBeNull();
    const third = await publish(ana);
    await ana.call("POST", "/api/deactivate-account");
    expect((await call("GET", third)).status).toBe(404);
  });

  it.each(["x", "x.ics", `${"A".repeat(43)}.ics`, `${"A".repeat(43)}.ICS`, "..%2f.ics", "%00.ics"])(
    "does not open to %s",
    async (token) => {
      const { status } = await call("GET", `/api/calendar/feed/${token}`);
      expect(status).toBe(404);
    },
  );

  it("answers no address more often than the bucket of each lets", async () => {
    const ana = await newTenant();
    const path = await publish(ana);
    const address = someAddress();
    const answers = await Promise.all(
      Array.from({ length: 40 }, () => call("GET", path, { address })),
    );
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused.length).toBeGreaterThan(0);
    expect(refused[0]?.headers.get("retry-after")).toMatch(/^\d+$/);
    expect((await call("GET", path)).status).toBe(200);
  });

  it("is each person's own, and ends with their place in the practice", async () => {
    const ana = await newTenant({ plan: "premium" });
    const eva = await letIn(ana, await newTenant(), "lectura");
    await add(ana, "Audiencia");
    const [anas, evas] = [await publish(ana), await publish(eva)];
    expect([await summaries(anas), await summaries(evas)]).toEqual([["Audiencia"], ["Audiencia"]]);
    // A new address of one person leaves the other's unchanged.
    const next = await publish(eva);
    expect((await call("GET", evas)).status).toBe(404);
    expect(await summaries(anas)).toEqual(["Audiencia"]);
    const gone = await ana.call("DELETE", `/api/members/${eva.userId}`);
    expect(gone.status).toBe(200);
    expect((await call("GET", next)).status).toBe(404);
    expect(await summaries(anas)).toEqual(["Audiencia"]);
    // A person who returns starts without one.
    const again = await letIn(ana, await newTenant(), "abogado");
    expect(await feedOf(again)).toBeNull();
  });

  it("of before, when there was one for all, ends with the titular who made it", async () => {
    const ana = await newTenant({ plan: "premium" });
    const eva = await letIn(ana, await newTenant(), "titular");
    const path = await publish(ana);
    const item = await get<Item>(feedKey(ana.userId, ana.userId));
    if (!item) throw new Error("no feed");
    await commit(put({ ...item, personId: eva.userId }));
    expect(await summaries(path)).toEqual([]);
    await ana.call("DELETE", `/api/members/${eva.userId}`);
    expect((await call("GET", path)).status).toBe(404);
  });
});
