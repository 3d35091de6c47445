import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  DescribeTableCommand,
  DescribeTimeToLiveCommand,
  DynamoDBClient,
  GetItemCommand,
  PutItemCommand,
  TransactWriteItemsCommand,
} from "@aws-sdk/client-dynamodb";
import { tableDefinition } from "@foja/core/kernel/dynamo";
import { afterEach, describe, expect, it } from "vitest";
import { availableDatabases, type Database, type DatabaseOptions, startDatabase } from "./start";
import { connection, createTable, streamArn } from "./table";

const TABLE = "foja-test";
const undo: (() => unknown)[] = [];

afterEach(async () => {
  for (const step of undo.splice(0).reverse()) await step();
});

async function start(options: DatabaseOptions): Promise<Database> {
  const database = await startDatabase(options);
  undo.push(database.stop);
  return database;
}

function clientOf({ endpoint }: Database): DynamoDBClient {
  const client = new DynamoDBClient(connection(endpoint));
  undo.push(() => client.destroy());
  return client;
}

function folder(): string {
  const path = mkdtempSync(join(tmpdir(), "foja-test-"));
  undo.push(() => rmSync(path, { recursive: true, force: true }));
  return path;
}

const item = (sk: string) => ({ pk: { S: "a" }, sk: { S: sk }, type: { S: "thing" } });

describe("availableDatabases", () => {
  it("finds at least one on a machine where the dependencies were installed", () => {
    expect(availableDatabases().length).toBeGreaterThan(0);
  });
});

describe.each(availableDatabases())("%s", (kind) => {
  it("has the table with its indexes, stream and expiry, made once", async () => {
    const database = await start({ kind });
    await createTable(database.endpoint, TABLE);
    await createTable(database.endpoint, TABLE);
    const client = clientOf(database);
    const { Table } = await client.send(new DescribeTableCommand({ TableName: TABLE }));
    const names = Table?.GlobalSecondaryIndexes?.map((index) => index.IndexName).sort();
    expect(names).toEqual(tableDefinition.indexes.map((index) => index.name));
    expect(Table?.StreamSpecification?.StreamViewType).toBe("NEW_AND_OLD_IMAGES");
    expect(await streamArn(database.endpoint, TABLE)).toContain(`table/${TABLE}/stream/`);
    const ttl = await client.send(new DescribeTimeToLiveCommand({ TableName: TABLE }));
    expect(ttl.TimeToLiveDescription?.AttributeName).toBe("ttl");
  });

  it("writes transactions, and keeps them over a restart on the same folder", async () => {
    const dataDir = folder();
    const first = await startDatabase({ kind, dataDir });
    await createTable(first.endpoint, TABLE);
    const puts = ["1", "2"].map((sk) => ({ Put: { TableName: TABLE, Item: item(sk) } }));
    await clientOf(first).send(new TransactWriteItemsCommand({ TransactItems: puts }));
    await first.stop();

    const second = clientOf(await start({ kind, dataDir }));
    for (const sk of ["1", "2"]) {
      const Key = { pk: { S: "a" }, sk: { S: sk } };
      const { Item } = await second.send(new GetItemCommand({ TableName: TABLE, Key }));
      expect(Item).toEqual(item(sk));
    }
  });

  it("settles `exited` when it ends by itself", async () => {
    const database = await start({ kind });
    process.kill(database.pid, "SIGKILL");
    await database.exited;
    expect(() => process.kill(database.pid, 0)).toThrow("ESRCH");
    await expect(fetch(database.endpoint)).rejects.toThrow();
  });

  it("runs next to another of its kind", async () => {
    const [one, other] = await Promise.all([start({ kind }), start({ kind })]);
    expect(one.endpoint).not.toBe(other.endpoint);
    await createTable(one.endpoint, TABLE);
    await createTable(other.endpoint, TABLE);
    await clientOf(one).send(new PutItemCommand({ TableName: TABLE, Item: item("1") }));
    const Key = { pk: { S: "a" }, sk: { S: "1" } };
    const answer = await clientOf(other).send(new GetItemCommand({ TableName: TABLE, Key }));
    expect(answer.Item).toBeUndefined();
  });
});

describe("a database that already runs", () => {
  it("is used as it is, and left running", async () => {
    const running = await start({});
    const used = await startDatabase({ endpoint: running.endpoint });
    expect(used).toMatchObject({ kind: "external", endpoint: running.endpoint, pid: 0 });
    await used.stop();
    await createTable(running.endpoint, TABLE);
  });

  it("is missed in one sentence when it does not answer", async () => {
    const endpoint = "http://127.0.0.1:9";
    await expect(startDatabase({ endpoint })).rejects.toThrow(
      `No database answers at ${endpoint} (DYNAMODB_ENDPOINT).`,
    );
  });
});
