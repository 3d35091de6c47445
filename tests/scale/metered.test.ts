import { resetClient } from "@foja/core/kernel/dynamo";
import { resetEnv } from "@foja/core/kernel/env";
import { type Database, startDatabase } from "@foja/local/aws/dynamo/start";
import { createTable } from "@foja/local/aws/dynamo/table";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { doActs, HOURS } from "./acts";
import { distance, type Meter, startMeter } from "./metered";

describe("the meter", () => {
  let database: Database;
  let meter: Meter;
  const before = { ...process.env };

  beforeAll(async () => {
    database = await startDatabase({ kind: "dynamodb-local" });
    process.env.TABLE_NAME = "metered";
    await createTable(database.endpoint, "metered", { stream: false });
    meter = await startMeter(database.endpoint);
    process.env.DYNAMODB_ENDPOINT = meter.endpoint;
    resetEnv();
    resetClient();
  }, 60_000);

  afterAll(async () => {
    Object.assign(process.env, before);
    resetEnv();
    resetClient();
    await meter.stop();
    await database.stop();
  });

  it.each(HOURS)(
    "counts what DynamoDB Local counts, over the calls of a %s",
    {
      timeout: 120_000,
    },
    async (hour) => {
      const { passed } = await doActs(meter, { rounds: 1, rings: 10, hours: [hour] });
      expect(passed.length).toBeGreaterThan(20);
      expect(distance(passed)).toBeLessThan(0.02);
    },
  );
});
