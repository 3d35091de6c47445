import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  BatchWriteItemCommand,
  type BatchWriteItemCommandInput,
  DynamoDBClient,
  PutItemCommand,
} from "@aws-sdk/client-dynamodb";
import { startDatabase } from "@foja/local/aws/dynamo/start";
import { connection, createTable } from "@foja/local/aws/dynamo/table";
import { median } from "./load";
import type { Row } from "./row";

const FEW = 1000;
const MANY = 100_000;
const ROUNDS = 60;
const WRITES = 50;
const AT_ONCE = 4;
/** Few items written again and again: only the stream grows. */
const ITEMS = 500;
const TableName = "bench";

/** Ratio 12: writes a second of a database with many stream records compared with one with few. */
export async function streamRows(): Promise<Row[]> {
  const old = await databaseWith(MANY);
  const young = await databaseWith(FEW);
  const pairs: [number, number][] = [];
  // In turn, so that noise affects both.
  for (let round = 0; round < ROUNDS; round += 1)
    pairs.push([await old.rate(), await young.rate()]);
  await Promise.all([old.stop(), young.stop()]);
  const after = (which: 0 | 1) => median(pairs.map((pair) => pair[which])).toFixed(0);
  return [
    {
      number: 12,
      what: `writes/s after 100,000 stream records (${after(0)}) ÷ after 1,000 (${after(1)})`,
      value: median(pairs.map(([many, few]) => many / few)),
      target: "≥ 0.90",
      holds: (ratio) => ratio >= 0.9,
    },
  ];
}

const item = (n: number) => ({
  pk: { S: "OWNER#bench" },
  sk: { S: `THING#${n % ITEMS}` },
  type: { S: "thing" },
  text: { S: `${n} ${"Despido directo sin causa. ".repeat(20)}` },
});

/** Starts a database on disk, as `npm start` does, and fills its stream with that many records. */
async function databaseWith(records: number) {
  const dataDir = mkdtempSync(join(tmpdir(), "foja-bench-"));
  const database = await startDatabase({ dataDir });
  await createTable(database.endpoint, TableName);
  const client = new DynamoDBClient(connection(database.endpoint));
  await atOnce(records / 25, (n) => client.send(new BatchWriteItemCommand(batch(n * 25))));
  const write = (n: number) => client.send(new PutItemCommand({ TableName, Item: item(n) }));
  await atOnce(WRITES, write);
  return {
    /** Writes a second. */
    rate: async () => {
      const startedAt = performance.now();
      await atOnce(WRITES, write);
      return (WRITES / (performance.now() - startedAt)) * 1000;
    },
    stop: async () => {
      client.destroy();
      await database.stop();
      rmSync(dataDir, { recursive: true });
    },
  };
}

function batch(from: number): BatchWriteItemCommandInput {
  const puts = Array.from({ length: 25 }, (_, n) => ({ PutRequest: { Item: item(from + n) } }));
  return { RequestItems: { [TableName]: puts } };
}

async function atOnce(times: number, work: (n: number) => Promise<unknown>): Promise<void> {
  let begun = 0;
  const worker = async () => {
    while (begun < times) await work(begun++);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}
