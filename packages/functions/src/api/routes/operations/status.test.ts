import { resetEnv } from "@foja/core/kernel/env";
import { beat, forgetPulses } from "@foja/core/kernel/pulse";
import type { ServerStatus } from "@foja/core/operations/status/status.schema";
import { startMailbox } from "@foja/harness/mailbox";
import { newTenant } from "@foja/harness/tenant";
import { afterAll, beforeAll, expect, it } from "vitest";

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

it("is for administrators", async () => {
  const ana = await newTenant();
  expect((await ana.call("GET", "/api/admin/server-status")).status).toBe(403);
});
