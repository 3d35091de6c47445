import { Pace } from "@foja/core/accounts/pace";
import { at, now } from "@foja/core/kernel/clock";
import { resetEnv } from "@foja/core/kernel/env";
import { newTenant, type Tenant } from "@foja/harness/tenant";
import { afterEach, beforeEach, expect, it } from "vitest";

const before = process.env.WRITES_BURST;

beforeEach(() => {
  process.env.WRITES_BURST = "40";
  resetEnv();
  Pace.resetPace();
});
afterEach(() => {
  process.env.WRITES_BURST = before;
  resetEnv();
  Pace.resetPace();
});

const write = (tenant: Tenant) => tenant.call("POST", "/api/tasks", { body: { name: "Apelar" } });

/** Writes until refused; returns how many succeeded and the refusal. */
async function writeOn(tenant: Tenant, most = 500) {
  for (let count = 0; count < most; count += 1) {
    const answer = await write(tenant);
    if (answer.status !== 201) return { count, answer };
  }
  throw new Error("never refused");
}

const NOON = "2026-11-20T15:00:00.000Z";

it("lets a practice make its burst of writes at once, and then five a second, and says for how long to wait", async () => {
  const ana = await newTenant();
  const start = now();
  const { count, answer } = await at(start, () => writeOn(ana));
  // Forty from the bucket, and the twenty that each process grants.
  expect(count).toBe(60);
  expect(answer.status).toBe(429);
  expect(answer.headers.get("retry-after")).toBe("1");
  expect(answer.body).toMatchObject({
    success: false,
    error: "request.throttled",
    message:
      "Estás guardando cambios más rápido de lo que Foja acepta. Esperá 1 segundo y probá de nuevo.",
  });
  const later = await at(start + 8000, () => writeOn(ana));
  // Eight seconds refill forty, and a block can be taken while any is left.
  expect(later.count).toBe(40);
  // Reads do not count.
  const read = await at(start, () => ana.call("GET", `/api/tasks/user/${ana.userId}`));
  expect(read.status).toBe(200);
});

it.each([
  ["/api/chat/filter", {}],
  ["/api/folders/batch", { folderIds: ["fol_01J000000000000000000000000"] }],
  ["/api/calculators/compute", { type: "intereses", variables: {} }],
])("takes nothing of it for a call that only reads: %s", async (path, body) => {
  const ana = await newTenant({ plan: "standard" });
  const start = now();
  await at(start, () => writeOn(ana));
  const { status } = await at(start, () => ana.call("POST", path, { body }));
  expect([200, 422]).toContain(status);
});

it("lets a neighbour go on, and forgets nothing when the process is another", async () => {
  const [ana, luis] = [await newTenant(), await newTenant()];
  const start = now();
  await at(start, () => writeOn(ana));
  expect((await at(start, () => write(luis))).status).toBe(201);
  Pace.resetPace();
  const { count } = await at(start, () => writeOn(ana));
  // Only those that a process grants.
  expect(count).toBe(20);
});

it("does not let twenty calls at once take twenty blocks", async () => {
  const ana = await newTenant();
  await at(NOON, async () => {
    const spend = () => ana.as(() => Pace.spendWrite());
    for (let i = 0; i < 20; i += 1) await spend();
    await Promise.all(Array.from({ length: 20 }, spend));
    Pace.resetPace();
    // 20 of the bucket are left, and 20 of the new process.
    for (let i = 0; i < 40; i += 1) await spend();
    await expect(spend()).rejects.toMatchObject({ code: "request.throttled" });
  });
});

it("lets whole imports through, and has what follows wait", async () => {
  const ana = await newTenant();
  const rows = Array.from({ length: 100 }, (_, i) => ({
    ...{ title: `Audiencia ${i}`, start: "2026-12-01T12:00:00.000Z" },
    ...{ end: "2026-12-01T13:00:00.000Z", googleCalendarId: `g${i}` },
  }));
  const start = now();
  const body = { events: rows, syncSource: "google" };
  let count = 0;
  for (; count < 100; count += 1) {
    const { status } = await at(start, () => ana.call("POST", "/api/events/batch", { body }));
    if (status === 429) break;
    expect([200, 201]).toContain(status);
  }
  // Sixty writes are two calls: each counts as one, and its hundred rows as twenty.
  expect(count).toBe(2);
});
