import { resetEnv } from "@foja/core/kernel/env";
import { messagesIn } from "@foja/core/kernel/ports/queue";
import { TEST_ENVIRONMENT } from "@foja/harness/environment";
import { serve } from "@hono/node-server";
import { Hono } from "hono";
import { afterAll, beforeAll, expect, it } from "vitest";
import { freePort } from "../../support/free-port";
import { withDeadLetters } from "./dead-letter-queues";

const DAY_MS = 24 * 3600_000;
const before = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString();
let base = "";
let stop: () => void;

beforeAll(async () => {
  const port = await freePort();
  const queue = new Hono().post("/", (c) => c.json({ MessageId: "passed on" }));
  const app = withDeadLetters(queue, ["derive", "deliver"], () => [
    { trigger: "derive", at: before(1) },
    { trigger: "derive", at: before(15) },
  ]);
  const server = serve({ fetch: app.fetch, port, hostname: "127.0.0.1" });
  stop = () => void server.close();
  base = `http://127.0.0.1:${port}/`;
  Object.assign(process.env, TEST_ENVIRONMENT, { SQS_ENDPOINT: base });
  resetEnv();
});
afterAll(() => stop());

it("counts what was given up for a trigger, as long as a queue would keep it", async () => {
  expect(await messagesIn(`${base}0/derive-dead-letters`)).toBe(1);
  expect(await messagesIn(`${base}0/deliver-dead-letters`)).toBe(0);
  await expect(messagesIn(`${base}0/otra-dead-letters`)).rejects.toThrow();
});

it("leaves the other calls to the queue", async () => {
  const headers = { "x-amz-target": "AmazonSQS.SendMessage" };
  const answer = await fetch(base, { method: "POST", headers, body: "{}" });
  expect(await answer.json()).toEqual({ MessageId: "passed on" });
});
