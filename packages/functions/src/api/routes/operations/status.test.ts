import { resetEnv } from "@foja/core/kernel/env";
import { beat, forgetPulses } from "@foja/core/kernel/pulse";
import type { ServerStatus } from "@foja/core/operations/status/status.schema";
import { startMailbox } from "@foja/harness/mailbox";
import { startMetrics } from "@foja/harness/metrics";
import { newTenant } from "@foja/harness/tenant";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

const mailbox = await startMailbox();
beforeAll(() => forgetPulses());
afterAll(() => mailbox.stop());

async function read() {
  const admin = await newTenant({ role: "ADMIN_ROLE" });
  const { status, body } = await admin.call("GET", "/api/admin/server-status");
  expect(status).toBe(200);
  return body.status as ServerStatus;
}

it("answers every part that can be read, and null for the one that cannot", async () => {
  delete process.env.DEAD_LETTERS_URL;
  resetEnv();
  await beat("stripe", "bad", { problem: "Stripe no responde." });
  await beat("derive", "good", { ageSeconds: 900 });
  const { deadLetters, ...status } = await read();
  expect(deadLetters).toBeNull();
  expect(status.table).toMatchObject({ state: "good" });
  expect(status.mail).toMatchObject({ state: "good", sentLast24h: 0, most24h: null });
  expect(status.jobs?.map(({ name }) => name)).toContain("index-rebuild");
  expect(status.vendors).toContainEqual(
    expect.objectContaining({ name: "stripe", state: "bad", problem: "Stripe no responde." }),
  );
  expect(status.streams).toContainEqual(
    expect.objectContaining({ name: "derive", state: "bad", ageSeconds: 900 }),
  );
});

it("says that nothing measures the promises where there is no dashboard", async () => {
  expect((await read()).promises).toEqual([]);
});

describe("with a dashboard in CloudWatch", () => {
  const metrics = startMetrics("test-foja-promises");
  beforeAll(async () => (await metrics).enter());
  afterAll(async () => (await metrics).stop());

  it("answers null when CloudWatch refuses", async () => {
    expect((await read()).promises).toBeNull();
  });

  it("reads how often each promise was kept, of the metrics that the dashboard names", async () => {
    (await metrics).answer({
      ...{ kept_answers: 99.95, left_answers: 50, kept_alerts: 98, left_alerts: -300 },
      ...{ kept_mail: 100, left_mail: 100, kept_money: 100, left_money: 100 },
    });
    const { promises } = await read();
    expect(promises).toEqual([
      { name: "answers", state: "good", objective: 99.9, kept: 99.95, left: 50 },
      { name: "alerts", state: "bad", objective: 99.5, kept: 98, left: -300 },
      { name: "mail", state: "good", objective: 99.5, kept: 100, left: 100 },
      { name: "courts", state: "unknown", objective: 99, kept: null, left: null },
      { name: "money", state: "good", objective: 99.9, kept: 100, left: 100 },
    ]);
    const { MetricDataQueries: queries, StartTime, EndTime } = (await metrics).asked();
    expect(EndTime - StartTime).toBe(28 * 24 * 3600);
    expect(EndTime % 300).toBe(0);
    expect(queries.filter(({ ReturnData }) => ReturnData)).toHaveLength(10);
    expect(queries).toContainEqual({
      Id: "calls",
      ReturnData: false,
      MetricStat: {
        Metric: {
          Namespace: "AWS/ApiGateway",
          MetricName: "Count",
          Dimensions: [{ Name: "ApiId", Value: "api" }],
        },
        Period: 300,
        Stat: "Sum",
      },
    });
  });
});

it("is for administrators", async () => {
  const ana = await newTenant();
  expect((await ana.call("GET", "/api/admin/server-status")).status).toBe(403);
});
