import { asSystem } from "@foja/core/kernel/actor";
import type { Changed } from "@foja/core/kernel/changes";
import { at, now } from "@foja/core/kernel/clock";
import { commit, get, type Item, put, walk } from "@foja/core/kernel/dynamo";
import { resetEnv } from "@foja/core/kernel/env";
import { derivedId } from "@foja/core/kernel/id";
import { Webhooks } from "@foja/core/programs/webhooks";
import { type Listening, startBus } from "@foja/harness/bus";
import { startKms } from "@foja/harness/kms";
import { letIn } from "@foja/harness/members";
import { type Received, type Receiver, startReceiver } from "@foja/harness/receiver";
import { made, reserve } from "@foja/harness/reserved";
import { newTenant, type Tenant } from "@foja/harness/tenant";
import { Webhook } from "standardwebhooks";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { handler as sweepJob } from "../../../jobs/webhooks-sweep";

let kms: { stop(): Promise<void> };
let bus: Listening;
let receiver: Receiver;

beforeAll(async () => {
  [kms, bus, receiver] = await Promise.all([
    startKms(),
    startBus("webhook.waiting"),
    startReceiver(),
  ]);
});
afterAll(() => Promise.all([kms.stop(), bus.stop(), receiver.stop()]));
beforeEach(() => {
  receiver.received.length = 0;
  receiver.answers(204);
});

const HOUR_MS = 3_600_000;
type Endpoint = { _id: string; secret: string; active: boolean; offBecause: string | null };

async function endpointOf(who: Tenant, events = ["folder.created"], url = receiver.url) {
  const answer = await who.call("POST", "/api/webhook-endpoints", { body: { url, events } });
  if (answer.status !== 201) throw new Error(`no endpoint: ${answer.body.message}`);
  return answer.body.endpoint as Endpoint;
}

/** Tells what the stream tells of an item: that it was made, or changed from `before`. */
async function told(who: Tenant, sk: string, before?: Changed): Promise<Changed> {
  const item = (await get<Item>({ pk: `OWNER#${who.userId}`, sk })) as Changed;
  await asSystem("test", () => Webhooks.follow(item, before));
  return item;
}

const caseOf = async (who: Tenant, folderName: string) => {
  const { _id } = await made(who, "/api/folders", { folderName });
  await told(who, `FOLDER#${_id}`);
  return _id;
};

const lanes = async (who: Tenant) => {
  const range = { pk: `OWNER#${who.userId}`, sk: { startingWith: "HOOKLANE#" } };
  const found: { endpointId: string; lane: string }[] = [];
  for await (const item of walk<Item>(range)) found.push(item as never);
  return found;
};

/** Runs every lane of a practice as its reaction does. */
const run = (who: Tenant) =>
  asSystem("test", async () => {
    for (const { endpointId, lane } of await lanes(who)) {
      const given = { ownerId: who.userId, endpointId, lane };
      while ((await Webhooks.deliver(given)).state === "more");
    }
  });

const idOf = ({ headers }: Received) => String(headers["webhook-id"]);
const nameIn = ({ body }: Received) => JSON.parse(body).data.folderName as string;
const verify = ({ body, headers }: Received, secret: string) =>
  new Webhook(secret).verify(body, headers as Record<string, string>);
const deliveriesOf = async (who: Tenant, { _id }: Endpoint) =>
  (await who.call("GET", `/api/webhook-endpoints/${_id}/deliveries`)).body.deliveries as {
    _id: string;
    state: string;
    createdAt: string;
    attempts: { status: number | null; answer: string }[];
  }[];

describe("a webhook", () => {
  it("is signed as Standard Webhooks asks, and its library takes it", async () => {
    const ana = await newTenant();
    const { secret } = await endpointOf(ana);
    const folderId = await caseOf(ana, "Pérez c/ Gómez");
    expect((await bus.heard()).map(([name]) => name)).toContain("webhook.waiting");
    await run(ana);
    const [got] = receiver.received as [Received];
    expect(verify(got, secret)).toEqual({
      type: "folder.created",
      timestamp: expect.stringMatching(/^\d{4}-.*Z$/),
      data: expect.objectContaining({ _id: folderId, folderId, folderName: "Pérez c/ Gómez" }),
    });
    expect(() => verify({ ...got, body: got.body.replace("Pérez", "Perez") }, secret)).toThrow();
    const old = { ...got.headers, "webhook-timestamp": String(Math.floor(now() / 1000) - 3600) };
    expect(() => verify({ ...got, headers: old }, secret)).toThrow();
    expect(await lanes(ana)).toEqual([]);
  });

  it("is signed by both secrets for a day after a new one", async () => {
    const ana = await newTenant();
    const { _id, secret } = await endpointOf(ana);
    const path = `/api/webhook-endpoints/${_id}`;
    const { body } = await ana.call("PATCH", path, { body: { rotateSecret: true } });
    const renewed = (body.endpoint as Endpoint).secret;
    await caseOf(ana, "Uno");
    await run(ana);
    const [first] = receiver.received as [Received];
    for (const one of [secret, renewed]) expect(verify(first, one)).toBeTruthy();
    await caseOf(ana, "Dos");
    await at(now() + 25 * HOUR_MS, () => run(ana));
    const signatures = String(receiver.received[1]?.headers["webhook-signature"]).split(" ");
    expect(signatures).toHaveLength(1);
  });

  it("is told once, however often the stream tells it", async () => {
    const ana = await newTenant();
    await endpointOf(ana);
    const id = await caseOf(ana, "Uno");
    await told(ana, `FOLDER#${id}`);
    await run(ana);
    await told(ana, `FOLDER#${id}`);
    await run(ana);
    expect(receiver.received).toHaveLength(1);
  });

  it("waits behind the one before it of its case, and no other case waits", async () => {
    const ana = await newTenant();
    await endpointOf(ana, ["folder.created", "folder.updated"]);
    const first = await caseOf(ana, "Uno");
    receiver.answers(500, {}, "roto");
    await run(ana);
    const before = await told(ana, `FOLDER#${first}`);
    await ana.call("PUT", `/api/folders/${first}`, { body: { folderName: "Uno bis" } });
    await told(ana, `FOLDER#${first}`, before);
    await caseOf(ana, "Dos");
    receiver.received.length = 0;
    receiver.answers(204);
    await run(ana);
    expect(receiver.received.map(nameIn)).toEqual(["Dos"]);
    await at(now() + 2 * 60_000, () => run(ana));
    expect(receiver.received.map(nameIn)).toEqual(["Dos", "Uno", "Uno bis"]);
  });

  it("is tried again when its time comes, and given up after three days with a letter", async () => {
    const ana = await newTenant();
    const endpoint = await endpointOf(ana);
    receiver.answers(503, {}, "mantenimiento");
    await caseOf(ana, "Uno");
    await run(ana);
    await run(ana);
    expect(receiver.received).toHaveLength(1);
    const swept = await at(now() + 2 * 60_000, () => sweepJob({}));
    expect(swept).toMatchObject({ lanes: expect.any(Number) });
    for (let hours = 1; hours <= 80; hours += 8) await at(now() + hours * HOUR_MS, () => run(ana));
    const { body } = await ana.call("GET", "/api/webhook-endpoints");
    expect(body.endpoints).toEqual([
      expect.objectContaining({ active: false, offBecause: "No respondió bien en tres días." }),
    ]);
    const tries = receiver.received.length;
    expect(tries).toBeGreaterThan(8);
    await caseOf(ana, "Dos");
    await run(ana);
    expect(receiver.received).toHaveLength(tries);
    const [sent] = await deliveriesOf(ana, endpoint);
    expect(sent).toMatchObject({ state: "failed" });
    expect(sent?.attempts.at(-1)).toMatchObject({ status: 503, answer: "mantenimiento" });
  });

  it("is sent again a thousand at a time, with the instant of the next", async () => {
    const ana = await newTenant();
    const endpoint = await endpointOf(ana);
    await caseOf(ana, "Uno");
    await run(ana);
    const range = { pk: `OWNER#${ana.userId}`, sk: { startingWith: `HOOKSENT#${endpoint._id}#` } };
    const made: Item[] = [];
    for await (const item of walk<Item>(range)) made.push(item);
    const [first] = made;
    if (!first) throw new Error("nothing was sent");
    const start = now() - HOUR_MS;
    const when = (nth: number) => new Date(start + nth * 1000).toISOString();
    // Of before, and as if they waited: nothing is sent anew of those.
    for (let nth = 0; nth < 1003; nth += 25) {
      const writes = Array.from({ length: Math.min(25, 1003 - nth) }, (_, one) => {
        const at = start + (nth + one) * 1000;
        const _id = derivedId("delivery", at, `${endpoint._id} ${nth + one}`);
        const sk = `HOOKSENT#${endpoint._id}#${_id}`;
        const createdAt = when(nth + one);
        return put({ ...first, sk, ...{ _id, createdAt, state: "waiting" } });
      });
      await commit(...writes);
    }
    const path = `/api/webhook-endpoints/${endpoint._id}/replay`;
    const replayed = async (from: string) =>
      (await ana.call("POST", path, { body: { from, to: when(1003) } })).body;
    const { message, ...told } = await replayed(when(0));
    expect(told).toMatchObject({ count: 1000, most: 1000, nextFrom: when(1000) });
    expect(message).toContain("pedí los que siguen");
    expect(await replayed(String(told.nextFrom))).toMatchObject({ count: 3, nextFrom: null });
  });

  it("is sent again under its own id: one, or all of a span in their order", async () => {
    const ana = await newTenant();
    const endpoint = await endpointOf(ana);
    const path = `/api/webhook-endpoints/${endpoint._id}/replay`;
    for (const name of ["Uno", "Dos", "Tres"]) await caseOf(ana, name);
    await run(ana);
    const ids = receiver.received.map(idOf).sort();
    const span = {
      from: new Date(now() - HOUR_MS).toISOString(),
      to: new Date(now() + 1).toISOString(),
    };
    const { body } = await ana.call("POST", path, { body: span });
    const all = { count: 3, most: 1000, nextFrom: null, message: "Enviamos de nuevo 3 avisos." };
    expect(body).toMatchObject(all);
    receiver.received.length = 0;
    await run(ana);
    expect(receiver.received.map(idOf).sort()).toEqual(ids);
    receiver.received.length = 0;
    const one = await ana.call("POST", path, { body: { deliveryId: ids[0] } });
    expect(one.body.message).toBe("Enviamos de nuevo 1 aviso.");
    await run(ana);
    expect(receiver.received.map(idOf)).toEqual([ids[0]]);
    expect((await deliveriesOf(ana, endpoint)).map(({ state }) => state)).toEqual([
      ...["delivered", "delivered", "delivered"],
    ]);
    const bare = await ana.call("POST", path, { body: {} });
    expect(bare.status).toBe(422);
  });

  it("of a reserved case is not sent to whose maker may not see it", async () => {
    const ana = await newTenant({ plan: "premium" });
    const eva = await letIn(ana, await newTenant(), "titular");
    await endpointOf(eva);
    const id = (await made(ana, "/api/folders", { folderName: "Canario c/ Canario" }))._id;
    await told(ana, `FOLDER#${id}`);
    // Reserved between the event and its sending.
    await reserve(ana, id, [ana.userId]);
    await run(ana);
    const other = (await made(ana, "/api/folders", { folderName: "Otro canario" }))._id;
    await reserve(ana, other, [ana.userId]);
    await told(ana, `FOLDER#${other}`);
    await run(ana);
    expect(receiver.received).toEqual([]);
  });

  it("follows no redirect, and reads no more than the beginning of an answer", async () => {
    const ana = await newTenant();
    const endpoint = await endpointOf(ana);
    receiver.answers(302, { location: "http://169.254.169.254/latest/meta-data" });
    await caseOf(ana, "Uno");
    await run(ana);
    receiver.answers(200, {}, "x".repeat(10_000_000));
    await at(now() + 2 * 60_000, () => run(ana));
    const [sent] = await deliveriesOf(ana, endpoint);
    expect(sent?.attempts.map(({ status }) => status)).toEqual([302, 200]);
    expect(sent?.attempts[1]?.answer).toHaveLength(500);
  });

  it("ends with an address that is gone", async () => {
    const ana = await newTenant();
    await endpointOf(ana);
    receiver.answers(410);
    await caseOf(ana, "Uno");
    await run(ana);
    const { body } = await ana.call("GET", "/api/webhook-endpoints");
    expect(body.endpoints).toEqual([expect.objectContaining({ active: false })]);
  });
});

describe("an address", () => {
  it.each([
    ["http://example.com/foja", "tiene que empezar con https://"],
    ["https://127.0.0.1/foja", "no lleva a un servidor de internet"],
    ["https://[::1]/foja", "no lleva a un servidor de internet"],
    ["https://10.0.0.7/foja", "no lleva a un servidor de internet"],
    ["https://169.254.169.254/latest", "no lleva a un servidor de internet"],
    ["https://[::ffff:192.168.0.1]/", "no lleva a un servidor de internet"],
    ["https://localhost/foja", "no lleva a un servidor de internet"],
    ["ftp://example.com", "escribí una dirección web completa"],
    ["https://ana:clave@example.com/", "no lleva usuario ni contraseña"],
  ])("that is none of the open internet is refused: %s", async (url, words) => {
    const ana = await newTenant();
    process.env.WEBHOOKS_LOOPBACK = "no";
    resetEnv();
    try {
      const answer = await ana.call("POST", "/api/webhook-endpoints", {
        body: { url, events: ["folder.created"] },
      });
      expect([answer.status, answer.body.message]).toEqual([422, expect.stringContaining(words)]);
    } finally {
      process.env.WEBHOOKS_LOOPBACK = "yes";
      resetEnv();
    }
  });

  it("is one of ten, decided by a titular, and of its practice alone", async () => {
    const ana = await newTenant({ plan: "premium" });
    const first = await endpointOf(ana);
    for (let i = 1; i < 10; i += 1) await endpointOf(ana);
    const body = { url: receiver.url, events: ["task.completed"] };
    expect((await ana.call("POST", "/api/webhook-endpoints", { body })).status).toBe(409);
    const lawyer = await letIn(ana, await newTenant(), "abogado");
    expect((await lawyer.call("GET", "/api/webhook-endpoints")).status).toBe(403);
    const eva = await newTenant();
    const path = `/api/webhook-endpoints/${first._id}`;
    expect((await eva.call("GET", `${path}/deliveries`)).status).toBe(404);
    expect((await ana.call("DELETE", path)).status).toBe(200);
    expect((await ana.call("DELETE", path)).status).toBe(404);
  });
});
