import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { DynamoDBClient, PutItemCommand } from "@aws-sdk/client-dynamodb";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { availableDatabases, type Database, startDatabase } from "../dynamo/start";
import { connection, createTable, streamArn } from "../dynamo/table";
import { sequenceOf } from "./record";
import { StreamSource } from "./source";

describe.each(availableDatabases())("the stream of %s", (kind) => {
  let database: Database;
  let client: DynamoDBClient;
  let source: StreamSource;

  beforeAll(async () => {
    database = await startDatabase({ kind });
    await createTable(database.endpoint, "things");
    client = new DynamoDBClient(connection(database.endpoint));
    source = new StreamSource(database.endpoint, await streamArn(database.endpoint, "things"));
  });

  afterAll(async () => {
    client.destroy();
    await database.stop();
  });

  const put = (sk: string) =>
    client.send(
      new PutItemCommand({ TableName: "things", Item: { pk: { S: "p" }, sk: { S: sk } } }),
    );

  it("is read from its beginning, on from anywhere, and not past its end", async () => {
    for (const sk of ["1", "2", "3"]) await put(sk);
    const [shard, ...others] = await source.shards();
    expect(others).toEqual([]);
    const id = shard?.id ?? "";
    const { records, ended } = await source.read(id, undefined);
    expect(records.map((it) => it.dynamodb?.Keys?.sk?.S)).toEqual(["1", "2", "3"]);
    expect(ended).toBe(false);

    const [first] = records;
    const rest = await source.read(id, first && sequenceOf(first));
    expect(rest.records.map((it) => it.dynamodb?.Keys?.sk?.S)).toEqual(["2", "3"]);

    const last = records.at(-1);
    const end = last && sequenceOf(last);
    expect((await source.read(id, end)).records).toEqual([]);
    await put("4");
    const more = await source.read(id, end);
    expect(more.records.map((it) => it.dynamodb?.Keys?.sk?.S)).toEqual(["4"]);
  });
});

describe("a stream that has aged", () => {
  let server: Server | undefined;
  const asked: { operation: string; input: Record<string, unknown> }[] = [];

  afterEach(() => {
    server?.close();
    asked.length = 0;
  });

  /** A server with scripted answers, for what local databases never do. */
  async function scripted(
    answer: (operation: string, count: number) => object,
  ): Promise<StreamSource> {
    server = createServer(async (request, response) => {
      const operation = String(request.headers["x-amz-target"]).split(".").at(-1) ?? "";
      const body = Buffer.concat(await request.toArray()).toString();
      asked.push({ operation, input: JSON.parse(body) as Record<string, unknown> });
      const result = answer(operation, asked.filter((it) => it.operation === operation).length);
      response.writeHead("__type" in result ? 400 : 200, {
        "content-type": "application/x-amz-json-1.0",
      });
      response.end(JSON.stringify(result));
    });
    await new Promise<void>((resolve) => server?.listen(0, "127.0.0.1", resolve));
    const { port } = server.address() as AddressInfo;
    return new StreamSource(`http://127.0.0.1:${port}`, "arn:stream");
  }

  const refused = (name: string) => ({ __type: `com.amazonaws.dynamodb.v20120810#${name}` });
  const iterators = () =>
    asked.filter((it) => it.operation === "GetShardIterator").map((it) => it.input);

  it("lists its shards over pages, parents first", async () => {
    const source = await scripted((_, count) => ({
      StreamDescription:
        count === 1
          ? { Shards: [{ ShardId: "b", ParentShardId: "a" }], LastEvaluatedShardId: "b" }
          : { Shards: [{ ShardId: "a" }] },
    }));
    expect(await source.shards()).toEqual([{ id: "a" }, { id: "b", parent: "a" }]);
  });

  it("is opened anew where it was when its iterator has expired", async () => {
    const source = await scripted((operation, count) => {
      if (operation === "GetShardIterator") return { ShardIterator: `it-${count}` };
      return count === 1
        ? refused("ExpiredIteratorException")
        : { Records: [], NextShardIterator: "n" };
    });
    expect(await source.read("a", "7")).toEqual({ records: [], ended: false });
    expect(iterators()).toMatchObject([
      { ShardIteratorType: "AFTER_SEQUENCE_NUMBER", SequenceNumber: "7" },
      { ShardIteratorType: "AFTER_SEQUENCE_NUMBER", SequenceNumber: "7" },
    ]);
  });

  it("is read from the oldest left when where it was has been trimmed away", async () => {
    const source = await scripted((operation, count) => {
      if (operation === "GetShardIterator") return { ShardIterator: `it-${count}` };
      return count === 1
        ? refused("TrimmedDataAccessException")
        : { Records: [], NextShardIterator: "n" };
    });
    await source.read("a", "7");
    expect(iterators().map((it) => it.ShardIteratorType)).toEqual([
      "AFTER_SEQUENCE_NUMBER",
      "TRIM_HORIZON",
    ]);
  });

  it("keeps its iterator from reading to reading, and ends where none follows", async () => {
    const source = await scripted((operation, count) => {
      if (operation === "GetShardIterator") return { ShardIterator: "it" };
      return count === 1 ? { Records: [], NextShardIterator: "n" } : { Records: [] };
    });
    expect((await source.read("a", undefined)).ended).toBe(false);
    expect((await source.read("a", undefined)).ended).toBe(true);
    expect(iterators()).toHaveLength(1);
  });
});
