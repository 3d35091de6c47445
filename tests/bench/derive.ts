import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { resetClient } from "@foja/core/kernel/dynamo";
import { resetEnv } from "@foja/core/kernel/env";
import { handler } from "@foja/functions/streams/derive";
import { BULK } from "@foja/functions/streams/refreshes.rules";
import { streams } from "@foja/functions/triggers";
import { startBus } from "@foja/harness/bus";
import { newTenant } from "@foja/harness/tenant";
import { createTable } from "@foja/local/aws/dynamo/table";
import { startPump } from "@foja/local/aws/streams/stream-pump";
import type { DynamoDBRecord, DynamoDBStreamEvent } from "aws-lambda";
import { loadPractice } from "../practice/load";
import type { Row } from "./row";

const CASES = 24;
const TOGETHER = BULK - 1;

/**
 * Row 20: records a second that `derive` takes in, of a practice that was loaded: a batch at once
 * compared with record by record. The batches are smaller than a bulk, which would be put off.
 */
export async function deriveRows(endpoint: string): Promise<Row[]> {
  const bus = await startBus();
  const [alone, together] = [await rateOf(endpoint, 1), await rateOf(endpoint, TOGETHER)];
  await bus.stop();
  const [few, many] = [alone.toFixed(0), together.toFixed(0)];
  return [
    {
      number: 20,
      what: `derived records/s in batches of ${TOGETHER} (${many}) ÷ one by one (${few})`,
      value: together / alone,
      target: "≥ 2.00",
      holds: (ratio) => ratio >= 2,
    },
  ];
}

async function rateOf(endpoint: string, batchSize: number): Promise<number> {
  const usual = process.env.TABLE_NAME;
  const tableName = `derive-${batchSize}`;
  await createTable(endpoint, tableName);
  process.env.TABLE_NAME = tableName;
  resetEnv();
  resetClient();
  const dataDir = mkdtempSync(join(tmpdir(), "foja-bench-"));
  const records: DynamoDBRecord[] = [];
  const trigger = streams.find(({ name }) => name === "derive");
  const pump = await startPump({
    ...{ endpoint, tableName, dataDir },
    triggers: trigger ? [{ ...trigger, lanes: 1 }] : [],
    load: async () => (event: DynamoDBStreamEvent) => void records.push(...event.Records),
  });
  const { userId } = await newTenant({ plan: "premium" });
  await loadPractice(userId, CASES);
  await pump.settle();
  await pump.stop();
  const startedAt = performance.now();
  for (let from = 0; from < records.length; from += batchSize) {
    const { batchItemFailures } = await handler({ Records: records.slice(from, from + batchSize) });
    if (batchItemFailures.length > 0) throw new Error("a record was not derived");
  }
  const seconds = (performance.now() - startedAt) / 1000;
  process.env.TABLE_NAME = usual;
  resetEnv();
  resetClient();
  rmSync(dataDir, { recursive: true, force: true });
  return records.length / seconds;
}
