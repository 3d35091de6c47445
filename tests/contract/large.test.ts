import { chunks } from "@foja/core/kernel/chunks";
import { commit, type Item, ownerPartition, put, query } from "@foja/core/kernel/dynamo";
import { MOST_ANSWERED, octetsOf } from "@foja/core/kernel/octets";
import { handler } from "@foja/functions/api";
import { inTurn } from "@foja/harness/draw";
import { newTenant, type Tenant } from "@foja/harness/tenant";
import { describe, expect, it } from "vitest";

// Every call of `tenant` fails if an answer is larger than the platform's limit.

/** The size at which Lambda refuses an answer, with its own JSON. */
const LAMBDA = 6 * 1024 * 1024;

type Page = Record<string, unknown> & { nextCursor?: string };

/** Every page of a list: the number of items of each, and all items. */
async function pagesOf(tenant: Tenant, path: string, name: string) {
  const sizes: number[] = [];
  const items: Record<string, unknown>[] = [];
  let cursor: string | undefined;
  do {
    const goesOn = cursor === undefined ? "" : `&cursor=${encodeURIComponent(cursor)}`;
    const answer = await tenant.call("GET", `${path}${goesOn}`);
    expect(answer.status, JSON.stringify(answer.body).slice(0, 300)).toBe(200);
    const body = answer.body as Page;
    const page = body[name] as Record<string, unknown>[];
    expect(octetsOf(JSON.stringify(body))).toBeLessThan(MOST_ANSWERED);
    sizes.push(page.length);
    items.push(...page);
    cursor = body.nextCursor;
  } while (cursor !== undefined);
  return { sizes, items };
}

/** A deadline of a year of working days: the longest count possible, about 90 kB. */
const plazo = (n: number) => ({
  jurisdiccion: "PJN",
  notificacion: new Date(Date.UTC(2026, 0, 5 + n)).toISOString().slice(0, 10),
  cantidad: 365,
});
/** More of them than fit in one answer. */
const MANY = 60;

/** Copies the one item of a practice under a prefix, each copy with its own number. */
async function multiply(tenant: Tenant, prefix: string, copy: (item: Item, n: number) => Item) {
  const pk = ownerPartition(tenant.userId);
  const { items } = await query({ pk, sk: { startingWith: prefix } });
  const [item] = items;
  if (!item) throw new Error(`${prefix} is not there`);
  const numbers = Array.from({ length: MANY - 1 }, (_, n) => n + 1);
  // A few at a time: a busy machine takes longer for all of them than a request may wait.
  for (const some of chunks(numbers, 6)) {
    await Promise.all(some.map((n) => commit(put(copy(item, n)))));
  }
}

/** What is large here, each by megabytes: a slice takes one of the three. */
const large = inTurn(["lists", "ñ", '"'], 3);
const LISTS = large.filter((one) => one === "lists");

describe.each(LISTS)("%s of calculations larger than the platform carries", () => {
  it("come in pages: the earlier figures of a calculation, and what a filter finds", async () => {
    const tenant = await newTenant();
    const made = await tenant.call("POST", "/api/calculators", {
      body: { type: "plazo", variables: plazo(0), groupId: "g" },
    });
    const { _id } = made.body.calculator as { _id: string };
    await tenant.call("PUT", `/api/calculators/${_id}`, { body: { variables: plazo(1) } });
    await multiply(tenant, "COMPUTATION#", (item, n) => ({
      ...item,
      sk: item.sk.replace(/\d{8}$/, String(n + 1).padStart(8, "0")),
      version: n + 1,
    }));
    const path = `/api/calculators/${_id}/versions?limit=1000`;
    const versions = await pagesOf(tenant, path, "versions");
    expect(versions.sizes.length).toBeGreaterThan(1);
    const expected = Array.from({ length: MANY }, (_, n) => MANY - n);
    expect(versions.items.map(({ version }) => version)).toEqual(expected);

    await multiply(tenant, "CALCULATOR#", (item, n) => {
      const id = `${_id.slice(0, -2)}${String(n).padStart(2, "0")}`;
      return { ...item, sk: `CALCULATOR#${id}`, _id: id };
    });
    const filtered = await pagesOf(tenant, "/api/calculators/filter?groupId=g", "calculators");
    expect(filtered.sizes.length).toBeGreaterThan(1);
    const ids = new Set(filtered.items.map((one) => one._id));
    expect(ids.size).toBe(filtered.items.length);
    expect(ids.size).toBeGreaterThanOrEqual(MANY - 1);
    const listed = `/api/calculators/user/${tenant.userId}?limit=1000`;
    expect((await pagesOf(tenant, listed, "calculators")).items.length).toBe(ids.size);
    const fewer = "/api/calculators/filter?groupId=g&fields=date";
    expect((await pagesOf(tenant, fewer, "calculators")).sizes).toEqual([ids.size]);
  });
});

/** How many events with the longest description exceed an answer, in bytes and escaped. */
const EVENTS = 450;

async function fullAgenda(character: string): Promise<Tenant> {
  const tenant = await newTenant();
  const day = (n: number) => new Date(Date.UTC(2026, 10, 1) + n * 3_600_000).toISOString();
  for (let first = 0; first < EVENTS; first += 50) {
    const events = Array.from({ length: 50 }, (_, i) => ({
      title: `Audiencia ${first + i}`,
      description: character.repeat(8192),
      start: day(first + i),
    }));
    const { status } = await tenant.call("POST", "/api/events/batch", { body: { events } });
    expect(status).toBe(201);
  }
  return tenant;
}

/** The API as Lambda runs it. */
async function invoke(path: string, token?: string) {
  const [rawPath = "", rawQueryString = ""] = path.split("?");
  const event = {
    version: "2.0",
    routeKey: "$default",
    rawPath,
    rawQueryString,
    headers: { host: "localhost", ...(token && { authorization: `Bearer ${token}` }) },
    requestContext: { http: { method: "GET", path: rawPath, sourceIp: "192.0.2.7" } },
    isBase64Encoded: false,
  };
  const answer = await handler(event as never);
  return answer as { statusCode: number; body: string; isBase64Encoded: boolean };
}

describe.each(large.filter((one) => one !== "lists"))("an agenda of texts of %s", (character) => {
  it("is answered in pages, in its order, and whole in the feed as far as it goes", async () => {
    const tenant = await fullAgenda(character);
    const range = `/api/events/user/${tenant.userId}?limit=1000&from=2026-10-01&to=2026-12-31`;
    const { sizes, items } = await pagesOf(tenant, range, "events");
    expect(sizes.length).toBeGreaterThan(1);
    const expected = Array.from({ length: EVENTS }, (_, n) => `Audiencia ${n}`);
    expect(items.map(({ title }) => title)).toEqual(expected);

    const { body } = await tenant.call("POST", "/api/calendar/feed");
    const feed = new URL((body.feed as { url: string }).url).pathname;
    const answer = await invoke(feed);
    expect([answer.statusCode, answer.isBase64Encoded]).toEqual([200, false]);
    expect(Buffer.byteLength(JSON.stringify(answer))).toBeLessThan(LAMBDA);
    expect(answer.body.endsWith("END:VCALENDAR\r\n")).toBe(true);
    expect(answer.body.split("BEGIN:VEVENT").length).toBeGreaterThan(100);
  });
});
