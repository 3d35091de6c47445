import { DynamoDBClient } from "@aws-sdk/client-dynamodb";
import { tableDefinition } from "@foja/core/kernel/dynamo";
import { afterEach, beforeEach, expect, it } from "vitest";
import { recoverTable, withSettings } from "../../stacks/recover-table";
import { type Kept, startControlPlane } from "./control-plane";

const UNTIL = new Date("2026-11-28T12:00:00Z");
const AT = "2026-11-20T14:30:00Z";

const pair = (partition: string, sort: string) => [
  { AttributeName: partition, KeyType: "HASH" },
  { AttributeName: sort, KeyType: "RANGE" },
];
const { partitionKey, sortKey, indexes } = tableDefinition;

const production = (): Kept => ({
  ...{ status: "ACTIVE", busy: 0, stream: true, isProtected: true },
  ...{ ttl: "ENABLED", recoverable: true, keys: pair(partitionKey, sortKey) },
  indexes: indexes.map((index) => ({
    IndexName: index.name,
    IndexStatus: "ACTIVE",
    KeySchema: pair(index.partitionKey, index.sortKey),
  })),
  tags: [
    { Key: "sst:stage", Value: "production" },
    { Key: "aws:cloudformation:stack-name", Value: "production-foja-Storage" },
  ],
});

let tables: Map<string, Kept>;
let plane: Awaited<ReturnType<typeof startControlPlane>>;
let client: DynamoDBClient;
let said: string[];
let pauses: number;

beforeEach(async () => {
  tables = new Map([["foja", production()]]);
  plane = await startControlPlane(tables, UNTIL);
  const credentials = { accessKeyId: "local", secretAccessKey: "local" };
  client = new DynamoDBClient({ endpoint: plane.endpoint, region: "us-east-1", credentials });
  [said, pauses] = [[], 0];
});
afterEach(async () => {
  client.destroy();
  await plane.stop();
});

const recover = (more: { at?: string; dryRun?: boolean; dieAfter?: number } = {}) =>
  recoverTable({
    ...{ client, source: "foja", target: "foja-recovered", at: AT, dryRun: false },
    say: (line) => said.push(line),
    pause: async () => {
      pauses += 1;
      if (pauses === more.dieAfter) throw new Error("killed");
    },
    ...more,
  });

const WHOLE = {
  ...{ status: "ACTIVE", stream: true, isProtected: true, ttl: "ENABLING", recoverable: true },
  tags: [{ Key: "sst:stage", Value: "production" }],
};
const SETTINGS = {
  RESTORED_TABLE_NAME: "foja-recovered",
  RESTORED_TABLE_STREAM_ARN:
    "arn:aws:dynamodb:us-east-1:111122223333:table/foja-recovered/stream/2026-11-20T15:00:00.000",
};

it("gives the new table all that a restored one lacks, and says how it comes into service", async () => {
  const before = structuredClone(tables.get("foja"));
  expect(await recover()).toEqual(SETTINGS);
  expect(tables.get("foja-recovered")).toMatchObject(WHOLE);
  expect(tables.get("foja")).toEqual(before);
  expect(pauses).toBeGreaterThan(2);
});

it("changes nothing in a dry run, and says each step", async () => {
  expect(await recover({ dryRun: true })).toBeUndefined();
  expect([...tables.keys()]).toEqual(["foja"]);
  expect(plane.asked.filter((one) => !/^(Describe|List)/.test(one))).toEqual([]);
  expect(said.map((line) => line.slice(0, 5))).toEqual(Array(6).fill("would"));
});

it.each([1, 2, 3, 4, 5])("goes on where it died, at its wait %i", async (dieAfter) => {
  await recover({ dieAfter }).catch(() => undefined);
  expect(await recover()).toEqual(SETTINGS);
  expect(tables.get("foja-recovered")).toMatchObject(WHOLE);
  expect(plane.asked.filter((one) => one === "RestoreTableToPointInTime")).toHaveLength(1);
});

it("refuses a moment that is not kept, a table that is not there, and other keys", async () => {
  await expect(recover({ at: "2026-10-01T00:00:00Z" })).rejects.toThrow(
    /from 2026-10-24T12:00:00.000Z to 2026-11-28T12:00:00.000Z/,
  );
  const other = { ...production(), indexes: [] };
  tables.set("foja", other);
  await expect(recover()).rejects.toThrow(/Its keys are/);
  tables.clear();
  await expect(recover()).rejects.toThrow(/no table foja/);
});

it("writes two settings into those of the stage, once", () => {
  const first = withSettings("DOMAIN=app.foja.ar\n\nALARM_EMAIL=a@foja.ar\n", SETTINGS);
  expect(first).toBe(
    `DOMAIN=app.foja.ar\n\nALARM_EMAIL=a@foja.ar\nRESTORED_TABLE_NAME=foja-recovered\nRESTORED_TABLE_STREAM_ARN=${SETTINGS.RESTORED_TABLE_STREAM_ARN}\n`,
  );
  expect(withSettings(first, SETTINGS)).toBe(first);
  expect(withSettings("", SETTINGS).startsWith("RESTORED_TABLE_NAME")).toBe(true);
});
