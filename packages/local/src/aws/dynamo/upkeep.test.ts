import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DynamoDBClient, PutItemCommand, ScanCommand } from "@aws-sdk/client-dynamodb";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { StreamSource } from "../streams/source";
import { removeExpired } from "./expiry";
import { availableDatabases, type Database, startDatabase } from "./start";
import { connection, createTable, streamArn } from "./table";
import { forgetHandled, startUpkeep } from "./upkeep";

const HOUR_MS = 3600 * 1000;
const NOW = Date.UTC(2026, 10, 20);
const SECOND = NOW / 1000;

describe.each(availableDatabases())("the upkeep of %s", (kind) => {
  let dataDir = "";
  let database: Database;
  let client: DynamoDBClient;
  let source: StreamSource;
  let shard = "";
  let tableName = "";
  let tables = 0;

  beforeAll(async () => {
    dataDir = mkdtempSync(join(tmpdir(), "foja-test-"));
    database = await startDatabase({ kind, dataDir });
    client = new DynamoDBClient(connection(database.endpoint));
  });

  afterAll(async () => {
    client.destroy();
    await database.stop();
    rmSync(dataDir, { recursive: true });
  });

  beforeEach(async () => {
    tables += 1;
    tableName = `kept-${tables}`;
    await createTable(database.endpoint, tableName);
    source = new StreamSource(database.endpoint, await streamArn(database.endpoint, tableName));
    shard = (await source.shards())[0]?.id ?? "";
  });

  const place = () => ({ endpoint: database.endpoint, file: database.file, tableName });

  async function put(sk: string, ttl?: number): Promise<void> {
    const Item = { pk: { S: "a" }, sk: { S: sk }, ...(ttl && { ttl: { N: `${ttl}` } }) };
    await client.send(new PutItemCommand({ TableName: tableName, Item }));
  }

  async function left(): Promise<(string | undefined)[]> {
    const { Items = [] } = await client.send(new ScanCommand({ TableName: tableName }));
    return Items.map((item) => item.sk?.S);
  }

  const records = async (after?: string) => (await source.read(shard, after)).records;

  it("removes what has expired, and the stream says so; what expires later or never stays", async () => {
    await put("long ago", SECOND - 5000);
    await put("a second ago", SECOND - 1);
    await put("now", SECOND);
    await put("never");
    expect(await removeExpired(place(), NOW)).toBe(2);
    expect(await left()).toEqual(["never", "now"]);
    const removed = (await records()).filter(({ eventName }) => eventName === "REMOVE");
    const names = removed.map(({ dynamodb }) => dynamodb?.Keys?.sk?.S);
    expect(names.sort()).toEqual(["a second ago", "long ago"]);
  });

  it("removes also what is more than it looks at in one go", async () => {
    for (let n = 0; n < 130; n += 1) await put(`${n}`, SECOND - 1);
    expect(await removeExpired(place(), NOW)).toBe(130);
    expect(await left()).toEqual([]);
  });

  it("begins at once and says when it removed something", async () => {
    await put("long ago", SECOND - 5000);
    let upkeep = { stop: async () => {} };
    await new Promise<void>((onRemoved) => {
      upkeep = startUpkeep({ ...place(), passed: () => new Map(), onRemoved });
    });
    await upkeep.stop();
    expect(await left()).toEqual([]);
  });

  /** Forgets records as if two hours later, all consumers having handled up to `handled`. */
  const forget = (handled: bigint, now = Date.now() + 2 * HOUR_MS) =>
    forgetHandled({ ...place(), passed: () => new Map([[shard, handled]]) }, now);

  it("forgets no stream record that a consumer has yet to read", async () => {
    for (const name of ["1", "2", "3", "4", "5"]) await put(name);
    forget(0n);
    expect(await records()).toHaveLength(5);
    const third = (await records())[2]?.dynamodb?.SequenceNumber ?? "";
    forget(BigInt(third));
    const names = (await records(third)).map(({ dynamodb }) => dynamodb?.Keys?.sk?.S);
    expect(names).toEqual(["4", "5"]);
  });

  it("forgets none of the last hour", async () => {
    await put("1");
    await put("2");
    forget(2n, Date.now() + HOUR_MS / 2);
    expect(await records()).toHaveLength(2);
  });

  it("leaves the numbers of later records where they were", async () => {
    await put("1");
    await put("2");
    const last = (await records()).at(-1)?.dynamodb?.SequenceNumber ?? "";
    forget(BigInt(last));
    await put("3");
    const names = (await records(last)).map(({ dynamodb }) => dynamodb?.Keys?.sk?.S);
    expect(names).toEqual(["3"]);
  });
});
