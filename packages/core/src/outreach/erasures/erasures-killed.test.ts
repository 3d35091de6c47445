import { type Bucket, startBucket } from "@foja/harness/files";
import { killAt, kills } from "@foja/harness/kills";
import { type Mailbox, startMailbox } from "@foja/harness/mailbox";
import { ownTable } from "@foja/harness/own-table";
import { wholeTable } from "@foja/harness/scan";
import { newTenant, PASSWORD, type Tenant } from "@foja/harness/tenant";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { asSystem } from "../../kernel/actor";
import { at, now } from "../../kernel/clock";
import { Exports } from "../exports";
import { Erasures } from ".";

vi.mock("../../kernel/dynamo/send", async (original) => {
  const { mortalWrites } = await import("@foja/harness/kills");
  return mortalWrites(await original<typeof import("../../kernel/dynamo/send")>());
});

const MINUTE_MS = 60_000;
const DAYS_MS = 5 * 24 * 60 * MINUTE_MS;

let mailbox: Mailbox;
let bucket: Bucket;
beforeAll(async () => {
  await ownTable();
  mailbox = await startMailbox();
  bucket = await startBucket();
});
afterAll(() => Promise.all([mailbox.stop(), bucket.stop()]));

/** Runs a job at another instant; with `writes`, only its first few writes are made. */
function run<R>(work: () => Promise<R>, afterMs: number, writes?: number): Promise<R> {
  killAt(writes);
  const as = () => at(new Date(now() + afterMs).toISOString(), work);
  return asSystem("test", as).finally(() => killAt());
}

const quietly = () => undefined;

async function practice(): Promise<Tenant> {
  const tenant = await newTenant({ withPassword: true });
  for (const folderName of ["Uno", "Dos", "Tres"]) {
    expect((await tenant.call("POST", "/api/folders", { body: { folderName } })).status).toBe(201);
  }
  return tenant;
}

it("erases an account once, however often a run dies", async () => {
  const tenant = await practice();
  const body = { password: PASSWORD };
  expect((await tenant.call("POST", "/api/privacy/erasure", { body })).status).toBe(201);
  const before = kills();
  let erased = 0;
  let runs = 0;
  for (; erased === 0 && runs < 60; runs += 1) {
    // Each begins when the previous lease has expired, and gets a little further.
    const when = DAYS_MS + (runs + 1) * 25 * MINUTE_MS;
    const ran = await run(() => Erasures.runDue(quietly), when, runs % 7);
    erased += ran.erased;
    if (runs > 40) expect(ran.failed, "it does not end").toBe(0);
  }
  expect([erased, kills() > before]).toEqual([1, true]);
  const late = DAYS_MS + (runs + 5) * 25 * MINUTE_MS;
  expect(await run(() => Erasures.runDue(quietly), late)).toMatchObject({ erased: 0 });
  const table = await wholeTable();
  const about = table.filter((item) => JSON.stringify(item).includes(tenant.userId));
  expect(about.map(({ type, sk }) => `${type} ${sk}`)).toEqual([]);
  expect(table.filter(({ type }) => type === "erasureRecord")).toHaveLength(1);
  expect(table.filter(({ type }) => type === "audit")).toHaveLength(1);
});

it("builds an export once, however often a run dies", async () => {
  const tenant = await practice();
  expect((await tenant.call("POST", "/api/privacy/export")).status).toBe(201);
  for (let writes = 0; writes < 3; writes += 1) {
    const when = MINUTE_MS + writes * 25 * MINUTE_MS;
    await run(() => Exports.buildDue(quietly), when, writes).catch(() => undefined);
  }
  const mails = (await wholeTable()).filter(({ type }) => type === "mail");
  const own = mails.filter((item) => JSON.stringify(item).includes(tenant.userId));
  expect(own).toHaveLength(1);
  const { body } = await tenant.call("GET", "/api/privacy/exports");
  expect(body.exports).toMatchObject([{ status: "ready" }]);
  expect(bucket.objects.list().map(({ key }) => key)).toHaveLength(1);
});
