import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  DeleteItemCommand,
  DynamoDBClient,
  PutItemCommand,
  UpdateItemCommand,
} from "@aws-sdk/client-dynamodb";
import type { Stream } from "@foja/functions/triggers";
import type { DynamoDBRecord, DynamoDBStreamEvent } from "aws-lambda";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { availableDatabases, type Database, startDatabase } from "../dynamo/start";
import { connection, createTable } from "../dynamo/table";
import type { Handler } from "../lambda";
import { type Pump, type PumpOptions, startPump } from "./stream-pump";

const TRIGGER: Stream = {
  name: "things",
  handler: "things.handler",
  eventNames: ["INSERT", "MODIFY", "REMOVE"],
  itemTypes: ["thing"],
  batchSize: 10,
  lanes: 1,
  maxRetries: 2,
  timeoutSeconds: 5,
};

type Handle = (records: DynamoDBRecord[]) => unknown;

const key = (sk: string) => ({ pk: { S: "p" }, sk: { S: sk } });
const sks = (records: DynamoDBRecord[]) => records.map((it) => it.dynamodb?.Keys?.sk?.S ?? "");

describe.each(availableDatabases())("the pump on %s", (kind) => {
  let database: Database;
  let client: DynamoDBClient;
  let table = "";
  let dataDir = "";
  let count = 0;
  const pumps: Pump[] = [];

  beforeAll(async () => {
    database = await startDatabase({ kind });
    client = new DynamoDBClient(connection(database.endpoint));
  });

  afterAll(async () => {
    client.destroy();
    await database.stop();
  });

  afterEach(async () => {
    for (const pump of pumps.splice(0)) await pump.stop();
  });

  async function freshTable(): Promise<void> {
    count += 1;
    table = `things-${count}`;
    dataDir = mkdtempSync(join(tmpdir(), "foja-test-"));
    await createTable(database.endpoint, table);
  }

  async function pump(handle: Handle, changes: Partial<Stream> = {}, more?: Partial<PumpOptions>) {
    const handler: Handler = (event: DynamoDBStreamEvent) => handle(event.Records);
    const started = await startPump({
      endpoint: database.endpoint,
      tableName: table,
      dataDir,
      triggers: [{ ...TRIGGER, ...changes }],
      load: async () => handler,
      backoff: () => 1,
      ...more,
    });
    pumps.push(started);
    return started;
  }

  const put = (sk: string, type = "thing", n = 0) =>
    client.send(
      new PutItemCommand({
        TableName: table,
        Item: { ...key(sk), type: { S: type }, n: { N: `${n}` } },
      }),
    );

  async function putMany(from: number, to: number): Promise<string[]> {
    const names = Array.from({ length: to - from + 1 }, (_, index) => `${from + index}`);
    for (const name of names) await put(name);
    return names;
  }

  it("hands every change over in order, in batches no larger than asked", async () => {
    await freshTable();
    const batches: string[][] = [];
    const { settle } = await pump((records) => void batches.push(sks(records)));
    const names = await putMany(1, 35);
    await settle();
    expect(batches.flat()).toEqual(names);
    expect(Math.max(...batches.map((batch) => batch.length))).toBeLessThanOrEqual(10);
  });

  it("shows what an item was and what it became", async () => {
    await freshTable();
    const seen: unknown[] = [];
    const { settle } = await pump((records) => {
      for (const { eventName, dynamodb } of records) {
        seen.push([eventName, dynamodb?.OldImage?.n?.N, dynamodb?.NewImage?.n?.N]);
      }
    });
    await put("1", "thing", 1);
    const increment = {
      UpdateExpression: "ADD n :one",
      ExpressionAttributeValues: { ":one": { N: "1" } },
    };
    await client.send(new UpdateItemCommand({ TableName: table, Key: key("1"), ...increment }));
    await client.send(new DeleteItemCommand({ TableName: table, Key: key("1") }));
    await settle();
    expect(seen).toEqual([
      ["INSERT", undefined, "1"],
      ["MODIFY", "1", "2"],
      ["REMOVE", "2", undefined],
    ]);
  });

  it("filters by kind of change and by type of item", async () => {
    await freshTable();
    const seen: string[] = [];
    const { settle } = await pump((records) => void seen.push(...sks(records)), {
      eventNames: ["INSERT"],
      itemTypes: ["thing", "other"],
    });
    await put("1");
    await put("2", "stranger");
    await put("3", "other");
    await put("1", "thing", 2);
    await settle();
    expect(seen).toEqual(["1", "3"]);
  });

  it("tries again from the first failure, and again what threw", async () => {
    await freshTable();
    const done: string[] = [];
    let call = 0;
    const { settle, deadLetters } = await pump((records) => {
      call += 1;
      if (call === 1) throw new Error("not yet");
      const failed = call === 2 ? records.slice(-1) : [];
      done.push(...sks(records.filter((record) => !failed.includes(record))));
      const ids = failed.map((it) => ({ itemIdentifier: it.dynamodb?.SequenceNumber }));
      return { batchItemFailures: ids };
    });
    const names = await putMany(1, 3);
    await settle();
    expect([...new Set(done)].sort()).toEqual(names);
    expect(deadLetters()).toEqual([]);
  });

  it("puts one poisoned record of 100 aside and handles the other 99", async () => {
    await freshTable();
    const done = new Set<string>();
    const { settle, deadLetters } = await pump((records) => {
      if (sks(records).includes("37")) throw new Error("poison");
      for (const name of sks(records)) done.add(name);
    });
    await putMany(1, 100);
    await settle();
    expect(done.size).toBe(99);
    const [letter, ...others] = deadLetters();
    expect(others).toEqual([]);
    expect(letter).toMatchObject({ consumer: "things", reason: "poison", tries: 3 });
    expect(letter && sks([letter.record])).toEqual(["37"]);
  });

  it("takes a function that never ends for a failed one", async () => {
    await freshTable();
    const { settle, deadLetters } = await pump(() => new Promise(() => {}), {
      timeoutSeconds: 0.02,
      maxRetries: 0,
    });
    await put("1");
    await settle();
    expect(deadLetters()).toMatchObject([{ reason: "Task timed out after 0.02 seconds" }]);
  });

  it("goes on after a restart where it was, without losing or repeating what was done", async () => {
    await freshTable();
    const seen: string[] = [];
    const handle: Handle = (records) => void seen.push(...sks(records));
    const first = await pump(handle);
    await putMany(1, 5);
    await first.settle();
    await first.stop();
    await putMany(6, 9);
    const second = await pump(handle);
    await second.settle();
    expect(seen).toEqual(["1", "2", "3", "4", "5", "6", "7", "8", "9"]);
  });

  it("does not pass a record whose handling was cut off", async () => {
    await freshTable();
    await putMany(1, 3);
    let started: () => void = () => {};
    const underWay = new Promise<void>((resolve) => {
      started = resolve;
    });
    const stuck = await pump(
      (records) => {
        if (sks(records).includes("1")) started();
        throw new Error("cut off");
      },
      { batchSize: 1 },
      { backoff: () => 60_000 },
    );
    await underWay;
    await stuck.stop();
    const seen: string[] = [];
    const second = await pump((records) => void seen.push(...sks(records)));
    await second.settle();
    expect(seen).toEqual(["1", "2", "3"]);
  });

  it("warns of nothing while more than ten lanes wait to try again", async () => {
    await freshTable();
    const warnings: string[] = [];
    const note = ({ name }: Error) => void warnings.push(name);
    process.on("warning", note);
    const failed = new Set<string>();
    await pump(
      (records) => {
        for (const { dynamodb } of records) failed.add(dynamodb?.Keys?.pk?.S ?? "");
        throw new Error("the table does not answer");
      },
      { lanes: 1000 },
      { backoff: () => 60_000 },
    );
    const names = Array.from({ length: 15 }, (_, n) => `practice-${n}`);
    for (const pk of names) {
      const Item = { pk: { S: pk }, sk: { S: "1" }, type: { S: "thing" } };
      await client.send(new PutItemCommand({ TableName: table, Item }));
    }
    await expect.poll(() => failed.size).toBe(names.length);
    process.off("warning", note);
    expect(warnings).not.toContain("MaxListenersExceededWarning");
  });

  it("knows how far every consumer has come", async () => {
    await freshTable();
    const numbers: bigint[] = [];
    const remember: Handle = (records) => {
      numbers.push(...records.map((it) => BigInt(it.dynamodb?.SequenceNumber ?? "")));
    };
    let reached: () => void = () => {};
    const second = new Promise<void>((resolve) => {
      reached = resolve;
    });
    const stick: Handle = (records) => {
      if (sks(records).includes("1")) return undefined;
      reached();
      throw new Error("stuck");
    };
    const load = async (path: string): Promise<Handler> => {
      const handle = path === TRIGGER.handler ? remember : stick;
      return (event: DynamoDBStreamEvent) => handle(event.Records);
    };
    const slow = { ...TRIGGER, name: "slow", handler: "slow.handler", batchSize: 1 };
    const triggers = [TRIGGER, slow];
    const { poke, passed } = await pump(() => {}, {}, { triggers, load, backoff: () => 60_000 });
    await putMany(1, 3);
    poke();
    await second;
    await expect.poll(() => numbers.length).toBe(3);
    await expect.poll(() => [...passed().values()]).toEqual([numbers[0]]);
  });

  it("settles also what the handling itself wrote", async () => {
    await freshTable();
    const seen: string[] = [];
    const { settle } = await pump(async (records) => {
      for (const name of sks(records)) {
        seen.push(name);
        if (name.length < 4) await put(`${name}x`);
      }
    });
    await put("a");
    await settle();
    expect(seen).toEqual(["a", "ax", "axx", "axxx"]);
  });

  it("looks by itself, and at once when poked", async () => {
    await freshTable();
    let arrived: (names: string[]) => void = () => {};
    const next = () =>
      new Promise<string[]>((resolve) => {
        arrived = resolve;
      });
    const first = next();
    const { poke } = await pump((records) => arrived(sks(records)), {}, { idle: 60_000 });
    await put("1");
    poke();
    expect(await first).toEqual(["1"]);
  });
});
