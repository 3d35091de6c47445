import { type Listening, startBus } from "@foja/harness/bus";
import { copyTable } from "@foja/harness/copy-table";
import { type Bucket, startBucket } from "@foja/harness/files";
import { killAt, kills } from "@foja/harness/kills";
import { ownTable } from "@foja/harness/own-table";
import { wholeTable } from "@foja/harness/scan";
import { newTenant, type Tenant } from "@foja/harness/tenant";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { commit, type Item, openTable, ownerPartition, removeAny } from "../../kernel/dynamo";
import { env } from "../../kernel/env";
import { Holdings } from "../holdings";
import { Recoveries } from ".";

vi.mock("../../kernel/dynamo/send", async (original) => {
  const { mortalWrites } = await import("@foja/harness/kills");
  return mortalWrites(await original<typeof import("../../kernel/dynamo/send")>());
});

let bucket: Bucket;
let bus: Listening;
beforeAll(async () => {
  await ownTable();
  bucket = await startBucket();
  bus = await startBus();
});
afterAll(() => Promise.all([bucket.stop(), bus.stop()]));

const FEE = { kind: "fee", amount: 90_000, currency: "ARS", date: "2026-11-20", description: "x" };

/** Two cases, one reserved, with an account, and contacts of both. */
async function practice(): Promise<Tenant> {
  const tenant = await newTenant({ plan: "premium" });
  const made = async (path: string, body: object, name: string) => {
    const { status, body: answer } = await tenant.call("POST", path, { body });
    expect(status, path).toBe(201);
    return (answer[name] as { _id: string })._id;
  };
  const folderIds = [
    await made("/api/folders", { folderName: "Uno" }, "folder"),
    await made("/api/folders", { folderName: "Dos", access: "reserved" }, "folder"),
  ];
  await made("/api/contacts/create", { name: "Ana", folderIds }, "contact");
  await made(`/api/folders/${folderIds[0]}/account/entries`, FEE, "entry");
  await made("/api/tasks", { name: "Ver", folderId: folderIds[1] }, "task");
  return tenant;
}

const BROUGHT = ["returns", "missing"];

/** What a recovery brings back, by key, without what every write changes. */
async function brought({ userId }: Tenant): Promise<[string, object][]> {
  return (await wholeTable())
    .filter(({ pk, type }) => {
      const back = Holdings.heldByType.get(type)?.back ?? "";
      // Who entered a record is derived, and here by nobody before.
      return pk === ownerPartition(userId) && BROUGHT.includes(back) && type !== "history";
    })
    .map((item): [string, object] => {
      const { version: _, writeId: __, ...content } = item as Item & { writeId?: string };
      return [item.sk, content];
    })
    .sort(([a], [b]) => (a < b ? -1 : 1));
}

it("brings a practice back once, however often a run dies", async () => {
  const tenant = await practice();
  const { DYNAMODB_ENDPOINT: endpoint = "", TABLE_NAME } = env();
  const copy = await copyTable({ endpoint, table: TABLE_NAME });
  const before = await brought(tenant);
  for (const item of await wholeTable()) {
    const back = Holdings.heldByType.get(item.type)?.back ?? "";
    if ([...BROUGHT, "derived"].includes(back)) await commit(removeAny(item));
  }
  const [table, now] = [openTable(copy.table, endpoint), openTable(TABLE_NAME, endpoint)];
  const recovery = {
    ownerId: tenant.userId,
    past: { table, gone: async () => [] },
    now,
    exact: false,
  };
  const dead = kills();
  for (let writes = 0; ; writes += 1) {
    const planned = await Recoveries.plan(recovery);
    killAt(writes);
    const ended = await Recoveries.apply(recovery, planned).then(
      () => true,
      () => false,
    );
    killAt();
    if (ended) break;
    expect(writes, "it does not end").toBeLessThan(60);
  }
  expect(kills()).toBeGreaterThan(dead);
  expect(await brought(tenant)).toEqual(before);
  const { body } = await tenant.call("GET", "/api/auth/me");
  expect(body.subscription).toMatchObject({ usage: { folders: 2, contacts: 1 } });
  const balance = (await wholeTable()).find(({ type }) => type === "ledgerBalance");
  expect(balance).toMatchObject({ ARS: 9_000_000 });
  const reserved = (await wholeTable()).find(({ type }) => type === "reserved");
  expect(Object.keys((reserved as Item & { cases: object }).cases)).toHaveLength(1);
  expect((await Recoveries.plan(recovery)).steps).toEqual([]);
});
