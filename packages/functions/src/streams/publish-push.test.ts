import { marshall } from "@aws-sdk/util-dynamodb";
import { Sessions } from "@foja/core/accounts/sessions";
import { now, setClock } from "@foja/core/kernel/clock";
import { get, type Item, query } from "@foja/core/kernel/dynamo";
import { resetSecrets } from "@foja/core/kernel/secrets";
import { Alerts } from "@foja/core/telling/alerts";
import { Push } from "@foja/core/telling/push";
import { startPush } from "@foja/harness/push";
import { CANARY, newPair, reserve } from "@foja/harness/reserved";
import { newTenant, type Tenant } from "@foja/harness/tenant";
import type { DynamoDBStreamEvent } from "aws-lambda";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { handler } from "./derive";

let service: Awaited<ReturnType<typeof startPush>>;
beforeAll(async () => {
  service = await startPush();
});
afterAll(() => service.stop());

const PATH = "/api/push/subscriptions";
type Browser = Awaited<ReturnType<typeof service.browser>>;

const shape = ({ endpoint, keys }: Browser) => ({ endpoint, keys });

async function listening(ana: Tenant): Promise<Browser> {
  const browser = await service.browser();
  expect((await ana.call("POST", PATH, { body: shape(browser) })).status).toBe(200);
  return browser;
}

const kept = async ({ userId }: Tenant) =>
  (await query({ pk: `OWNER#${userId}`, sk: { startingWith: "PUSH#" }, limit: 50 })).items;

/** Raises an alert, and returns its item as the stream would deliver it. */
async function raised(
  ana: Tenant,
  key: string,
  push = true,
  folderId: string | null = null,
  forId = ana.userId,
): Promise<Item> {
  const draft: Alerts.AlertDraft = {
    forId,
    key,
    at: new Date(now()).toISOString(),
    primaryText: `Vence hoy: ${key}`,
    primaryVariant: "error",
    secondaryText: "Pérez c/ Gómez s/ despido",
    avatarIcon: "TaskSquare",
    sourceType: "task",
    sourceId: "tas_1",
    folderId,
    expirationDate: null,
  };
  const _id = Alerts.idOf(ana.userId, draft);
  await Alerts.raise(ana.userId, draft);
  return { ...(await get<Item>({ pk: `OWNER#${ana.userId}`, sk: `ALERT#${_id}` })), push } as never;
}

async function stream(after: Item | undefined, before?: Item) {
  const image = (item: Item | undefined) => item && (marshall(item) as never);
  const dynamodb = { SequenceNumber: "1", NewImage: image(after), OldImage: image(before) };
  const event: DynamoDBStreamEvent = { Records: [{ eventID: "e1", dynamodb }] };
  return (await handler(event)).batchItemFailures.length;
}

describe("a new alert", () => {
  it("is shown once on each device that asked, however often the record comes, and on no other", async () => {
    const [ana, eva] = [await newTenant(), await newTenant()];
    const [phone, desk, others] = [
      await listening(ana),
      await listening(ana),
      await listening(eva),
    ];
    const alert = await raised(ana, "apelar");
    expect([await stream(alert), await stream(alert)]).toEqual([0, 0]);
    for (const { id } of [phone, desk]) {
      const [message, ...more] = await service.messages(id);
      expect(more).toEqual([]);
      expect(message).toMatchObject({ ttl: 86_400, urgency: "high" });
      expect(JSON.parse(message?.text ?? "")).toEqual({
        id: message?.topic,
        text: "Vence hoy: apelar",
        path: "/tareas?task=tas_1",
      });
    }
    expect(await service.messages(others.id)).toEqual([]);
  });

  it("stays in Foja where that is what was chosen, when it changes, and when it was read", async () => {
    const ana = await newTenant();
    const { id } = await listening(ana);
    await stream(await raised(ana, "sin dispositivo", false));
    const read = await raised(ana, "leída");
    await ana.as(() => Alerts.readAll());
    await stream(read);
    await stream(read, read);
    expect(await service.messages(id)).toEqual([]);
  });

  it("of a reserved case is shown on the devices of its person, as long as they see it", async () => {
    const { ana, eva, folderId } = await newPair();
    const [hers, theirs] = [await listening(eva), await listening(ana)];
    const people = [ana.userId, eva.userId];
    const raise = (key: string) =>
      Promise.all(people.map((forId) => raised(ana, key, true, folderId, forId)));
    const before = await raise("abierta");
    await reserve(eva, folderId, []);
    for (const alert of [...before, ...(await raise(CANARY))]) await stream(alert);
    expect(await service.messages(hers.id)).toHaveLength(2);
    expect(await service.messages(theirs.id)).toEqual([]);
  });

  it("is tried again while it is new; meanwhile other devices have it", async () => {
    const ana = await newTenant();
    const { id } = await listening(ana);
    const alert = await raised(ana, "más tarde");
    await service.fail(503);
    expect(await stream(alert)).toBe(1);
    setClock(() => Date.now() + 6 * 60_000);
    expect(await stream(alert)).toBe(0);
    setClock();
    await service.fail(302);
    expect(await stream(alert)).toBe(0);
    await service.fail(null);
    expect(await stream(alert)).toBe(0);
    expect(await service.messages(id)).toHaveLength(1);
  });
});

describe("a subscription", () => {
  it("ends when the browser stops listening, when it is asked to, and with its session", async () => {
    const ana = await newTenant();
    const [left, stopped, stays] = [
      await listening(ana),
      await listening(ana),
      await listening(ana),
    ];
    await service.leave(left.id);
    await ana.call("DELETE", PATH, { body: { endpoint: stopped.endpoint } });
    expect(await kept(ana)).toHaveLength(2);
    expect(await stream(await raised(ana, "una"))).toBe(0);
    expect(await kept(ana)).toMatchObject([{ endpoint: stays.endpoint }]);

    const [session] = await ana.as(() => Sessions.list());
    const key = { pk: `OWNER#${ana.userId}`, sk: `SESSION#${session?._id}` };
    const item = await get<Item>(key);
    const alert = await raised(ana, "dos");
    await ana.as(() => Sessions.endCurrent());
    await stream(alert);
    expect(await service.messages(stays.id)).toHaveLength(1);
    await stream(undefined, item);
    expect(await kept(ana)).toEqual([]);
  });

  it("is one of ten at most: the oldest leaves its place", async () => {
    const ana = await newTenant();
    const browsers: Browser[] = [];
    for (let n = 0; n < 12; n += 1) {
      setClock(() => Date.UTC(2026, 10, 20) + n * 1000);
      const browser = await service.browser();
      await ana.as(() => Push.subscribe(shape(browser)));
      browsers.push(browser);
    }
    const addresses = (await kept(ana)).map((item) => Reflect.get(item, "endpoint"));
    expect(new Set(addresses)).toEqual(new Set(browsers.slice(2).map(({ endpoint }) => endpoint)));
  });

  it("is of a known service, with keys that are keys", async () => {
    const ana = await newTenant();
    const good = shape(await service.browser());
    const wrong = [
      { ...good, endpoint: "https://169.254.169.254/latest/meta-data" },
      { ...good, endpoint: "http://fcm.googleapis.com/x" },
      { ...good, keys: { ...good.keys, p256dh: `B${"A".repeat(86)}` } },
      { ...good, keys: { ...good.keys, auth: "corta" } },
      { ...good, keys: { p256dh: good.keys.p256dh } },
    ];
    for (const body of wrong) expect((await ana.call("POST", PATH, { body })).status).toBe(422);
    expect(await kept(ana)).toEqual([]);
    const { body } = await ana.call("GET", "/api/push/key");
    expect(body).toEqual({ success: true, key: process.env.PUSH_PUBLIC_KEY });
  });

  it("is said not to be there where its keys were not set up", async () => {
    const ana = await newTenant();
    vi.stubEnv("PUSH_PUBLIC_KEY", "");
    resetSecrets();
    const { status, body } = await ana.call("GET", "/api/push/key");
    vi.unstubAllEnvs();
    resetSecrets();
    expect(status).toBe(503);
    expect(body.message).toBe("Los avisos en el dispositivo no están disponibles por ahora.");
  });
});
