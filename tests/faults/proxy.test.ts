import {
  DynamoDBClient,
  GetItemCommand,
  PutItemCommand,
  TransactWriteItemsCommand,
  UpdateItemCommand,
} from "@aws-sdk/client-dynamodb";
import { type Database, startDatabase } from "@foja/local/aws/dynamo/start";
import { connection, createTable } from "@foja/local/aws/dynamo/table";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type FaultProxy, startFaultProxy } from "./proxy";
import { Rules, randomFrom } from "./rules";

const TableName = "foja-faults";
const key = (sk: string) => ({ pk: { S: "p" }, sk: { S: sk } });

let database: Database;
let proxy: FaultProxy;
/** A client without retries, so that a test sees each fault. */
let once: DynamoDBClient;
let direct: DynamoDBClient;
let name = "";

beforeAll(async () => {
  database = await startDatabase();
  await createTable(database.endpoint, TableName);
  proxy = await startFaultProxy({ target: database.endpoint, capacity: true });
  once = new DynamoDBClient({ ...connection(proxy.endpoint), maxAttempts: 1 });
  direct = new DynamoDBClient(connection(database.endpoint));
});

afterAll(async () => {
  once.destroy();
  direct.destroy();
  await proxy.stop();
  await database.stop();
});

beforeEach(({ task }) => {
  name = task.id;
  proxy.inject();
  proxy.reset();
});

const put = (client = once) =>
  client.send(new PutItemCommand({ TableName, Item: { ...key(name), type: { S: "t" } } }));
const add = (client: DynamoDBClient) =>
  client.send(
    new UpdateItemCommand({
      TableName,
      Key: key(name),
      UpdateExpression: "ADD n :one",
      ExpressionAttributeValues: { ":one": { N: "1" } },
    }),
  );
const transact = () =>
  once.send(
    new TransactWriteItemsCommand({
      TransactItems: ["a", "b"].map((it) => ({ Put: { TableName, Item: key(name + it) } })),
    }),
  );
const there = async (sk = name) =>
  (await direct.send(new GetItemCommand({ TableName, Key: key(sk), ConsistentRead: true }))).Item;

describe("without rules", () => {
  it("lets everything pass, and the database's own refusals too", async () => {
    await put();
    expect(await there()).toMatchObject(key(name));
    const again = new PutItemCommand({
      TableName,
      Item: key(name),
      ConditionExpression: "attribute_not_exists(pk)",
      ReturnValuesOnConditionCheckFailure: "ALL_OLD",
    });
    await expect(once.send(again)).rejects.toMatchObject({
      name: "ConditionalCheckFailedException",
      Item: key(name),
    });
  });
});

describe("faults", () => {
  it("throttle as DynamoDB does", async () => {
    proxy.inject({ fault: "throttle" });
    await expect(put()).rejects.toMatchObject({ name: "ProvisionedThroughputExceededException" });
    expect(await there()).toBeUndefined();
  });

  it("fail inside", async () => {
    proxy.inject({ fault: "error" });
    await expect(put()).rejects.toMatchObject({
      name: "InternalServerError",
      $metadata: { httpStatusCode: 500 },
    });
    expect(await there()).toBeUndefined();
  });

  it("cancel a transaction with a reason for each of its items", async () => {
    proxy.inject({ fault: "conflict" });
    await expect(transact()).rejects.toMatchObject({
      name: "TransactionCanceledException",
      CancellationReasons: [{ Code: "TransactionConflict" }, { Code: "None" }],
    });
    await expect(put()).rejects.toMatchObject({ name: "TransactionConflictException" });
    expect(await there(`${name}a`)).toBeUndefined();
  });

  it("leave plain reads out of conflicts", async () => {
    proxy.inject({ fault: "conflict" });
    const read = await once.send(new GetItemCommand({ TableName, Key: key(name) }));
    expect(read.Item).toBeUndefined();
  });

  it("drop the connection before the write", async () => {
    proxy.inject({ fault: "drop-before" });
    await expect(put()).rejects.toMatchObject({ code: "ECONNRESET" });
    expect(await there()).toBeUndefined();
  });

  it("drop the answer after the write", async () => {
    proxy.inject({ fault: "drop-after" });
    await expect(put()).rejects.toMatchObject({ code: "ECONNRESET" });
    expect(await there()).toMatchObject(key(name));
  });

  it("make a retried counter count twice: why the practice never counts so", async () => {
    const retrying = new DynamoDBClient(connection(proxy.endpoint));
    proxy.inject({ fault: "drop-after", operation: "UpdateItem", times: 1 });
    await add(retrying);
    retrying.destroy();
    expect((await there())?.n).toEqual({ N: "2" });
  });

  it("delay", async () => {
    let go = () => {};
    const until = new Promise<void>((resolve) => {
      go = resolve;
    });
    proxy.inject({ fault: "delay", until });
    const writing = put();
    await expect.poll(() => proxy.counts().faults).toBe(1);
    expect(await there()).toBeUndefined();
    go();
    await writing;
    expect(await there()).toBeDefined();
  });
});

describe("counting", () => {
  it("counts round trips of each operation, and the faults", async () => {
    await put();
    await transact();
    proxy.inject({ fault: "throttle", times: 1 });
    await put().catch(() => {});
    expect(proxy.counts()).toMatchObject({
      roundTrips: 3,
      byOperation: { PutItem: 2, TransactWriteItems: 1 },
      faults: 1,
    });
  });

  it("sums what the database says it consumed: a transaction costs twice", async () => {
    await put();
    expect(proxy.counts().capacity).toEqual({ read: 0, write: 1 });
    proxy.reset();
    await transact();
    expect(proxy.counts().capacity).toEqual({ read: 0, write: 4 });
    proxy.reset();
    await once.send(new GetItemCommand({ TableName, Key: key(name), ConsistentRead: true }));
    expect(proxy.counts().capacity).toEqual({ read: 1, write: 0 });
  });
});

describe("rules", () => {
  const hits = (rules: Rules, operations: string[]) =>
    operations.flatMap((operation, index) => (rules.choose(operation) ? [index] : []));
  const puts = Array<string>(10).fill("PutItem");

  it("choose by operation", () => {
    const rules = new Rules(1);
    rules.set([{ fault: "error", operation: ["PutItem", "Query"] }]);
    expect(hits(rules, ["GetItem", "PutItem", "Query", "Scan"])).toEqual([1, 2]);
  });

  it("choose the n-th of those that match", () => {
    const rules = new Rules(1);
    rules.set([{ fault: "error", operation: "PutItem", nth: 2 }]);
    expect(hits(rules, ["PutItem", "GetItem", "PutItem", "PutItem"])).toEqual([2]);
  });

  it("choose what is asked for the first time, so that each retry goes through", () => {
    const rules = new Rules(1);
    rules.set([{ fault: "error", fresh: true }]);
    const words = ["one", "other", "one", "one", "other", "third"];
    const hit = words.map((asked) => rules.choose("PutItem", asked) !== undefined);
    expect(hit).toEqual([true, true, false, false, false, true]);
  });

  it("stop after so many times", () => {
    const rules = new Rules(1);
    rules.set([{ fault: "error", times: 3 }]);
    expect(hits(rules, puts)).toEqual([0, 1, 2]);
  });

  it("draw the same lots for the same seed", () => {
    const draw = (seed: number) => {
      const rules = new Rules(seed);
      rules.set([{ fault: "error", probability: 0.5 }]);
      return hits(rules, puts);
    };
    expect(draw(7)).toEqual(draw(7));
    expect(draw(7)).not.toEqual(draw(8));
  });

  it("give way to the next rule when they do not apply", () => {
    const rules = new Rules(1);
    rules.set([{ fault: "error", times: 1 }, { fault: "delay" }]);
    expect([rules.choose("PutItem")?.fault, rules.choose("PutItem")?.fault]).toEqual([
      "error",
      "delay",
    ]);
  });

  it("draw evenly", () => {
    const random = randomFrom(42);
    const mean = Array.from({ length: 10_000 }, random).reduce((sum, it) => sum + it, 0) / 10_000;
    expect(Math.abs(mean - 0.5)).toBeLessThan(0.02);
  });
});
