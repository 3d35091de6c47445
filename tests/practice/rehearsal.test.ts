import { createHash } from "node:crypto";
import { DynamoDBClient, paginateScan } from "@aws-sdk/client-dynamodb";
import { asSystem } from "@foja/core/kernel/actor";
import { resetClient } from "@foja/core/kernel/dynamo";
import { resetEnv } from "@foja/core/kernel/env";
import { Shelves } from "@foja/core/operations/shelves";
import { type Listening, startBus } from "@foja/harness/bus";
import { copyTable } from "@foja/harness/copy-table";
import { takesAll } from "@foja/harness/draw";
import { TEST_ENVIRONMENT } from "@foja/harness/environment";
import { fillTable } from "@foja/harness/fill-table";
import { newTenant, type Tenant } from "@foja/harness/tenant";
import { availableDatabases, type Database, startDatabase } from "@foja/local/aws/dynamo/start";
import { connection, createTable } from "@foja/local/aws/dynamo/table";
import { afterAll, beforeAll, expect, it } from "vitest";
import { loadPractice } from "./load";

const ITEMS = 10_000;
const CASES = 6;

let here: Database;
let there: Database;
let bus: Listening;

beforeAll(async () => {
  const [first, other = first] = availableDatabases();
  // DynamoDB Local costs several times the processor: the whole run goes there, a slice to another dynoxide.
  const second = takesAll ? other : first;
  here = await startDatabase({ kind: first });
  there = await startDatabase({ kind: second });
  bus = await startBus();
  await use({ endpoint: here.endpoint, table: "before" });
  await createTable(here.endpoint, "before", { stream: false });
});
afterAll(async () => {
  await Promise.all([here.stop(), there.stop(), bus.stop()]);
});

/** Has the product use another table, as the two settings of a stage do. */
async function use({ endpoint, table }: { endpoint: string; table: string }): Promise<void> {
  Object.assign(process.env, TEST_ENVIRONMENT, { DYNAMODB_ENDPOINT: endpoint, TABLE_NAME: table });
  resetEnv();
  resetClient();
}

/** How many items a table has, and a digest of all their bytes, whatever their order. */
async function printOf(endpoint: string, TableName: string) {
  const client = new DynamoDBClient(connection(endpoint));
  const lines: string[] = [];
  for await (const { Items = [] } of paginateScan({ client }, { TableName })) {
    for (const item of Items) lines.push(text(item));
  }
  client.destroy();
  const hash = createHash("sha256");
  for (const line of lines.sort()) hash.update(line);
  return { items: lines.length, digest: hash.digest("hex") };
}

function text(value: unknown): string {
  if (value instanceof Uint8Array) return `bytes ${Buffer.from(value).toString("hex")}`;
  if (Array.isArray(value)) return `[${value.map(text).join()}]`;
  if (value === null || typeof value !== "object") return JSON.stringify(value);
  const fields = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${fields.map(([name, one]) => `${name}:${text(one)}`).join()}}`;
}

/** What the practice's screens show: counts, cases and what the search finds. */
async function shown({ call, userId }: Tenant): Promise<unknown[]> {
  const paths = [
    `/api/folders/user/${userId}?limit=100`,
    "/api/search?q=despido",
    "/api/auth/me",
    `/api/stats/unified/${userId}`,
  ];
  const answers: unknown[] = [];
  for (const path of paths) {
    const answer = await call("GET", path);
    expect(answer.status, path).toBe(200);
    const { requestId: _, ...body } = answer.body as { requestId?: string };
    answers.push(body);
  }
  return answers;
}

it("goes to another database and back with ten thousand items: nothing is lost, counters and search are right", async () => {
  const tenant = await newTenant({ plan: "premium" });
  await loadPractice(tenant.userId, CASES);
  await asSystem("test", () => Shelves.rebuild(tenant.userId));
  const { items: own } = await printOf(here.endpoint, "before");
  await fillTable(here.endpoint, "before", ITEMS - own);
  const [before, screens] = [await printOf(here.endpoint, "before"), await shown(tenant)];
  expect(before.items).toBe(ITEMS);
  expect(JSON.stringify(screens[0]).match(/"folderName"/g)).toHaveLength(CASES);
  expect(JSON.stringify(screens[1])).toContain("espido");

  const away = await copyTable({ endpoint: here.endpoint, table: "before" }, there.endpoint);
  expect(await printOf(away.endpoint, away.table)).toEqual(before);
  const back = await copyTable(away, here.endpoint);
  expect(await printOf(back.endpoint, back.table)).toEqual(before);

  await use(back);
  expect(await shown(tenant)).toEqual(screens);
  const { corrected } = await asSystem("test", () => Shelves.rebuild(tenant.userId));
  expect(corrected).toBe(0);
  expect(await shown(tenant)).toEqual(screens);
});
