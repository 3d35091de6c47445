import { Subscriptions } from "@foja/core/billing/subscriptions";
import { setClock } from "@foja/core/kernel/clock";
import { walk } from "@foja/core/kernel/dynamo";
import { killAt, kills } from "@foja/harness/kills";
import { type Mailbox, startMailbox } from "@foja/harness/mailbox";
import { type Billing, startSubscriptions } from "@foja/harness/subscriptions";
import { newTenant, type Tenant } from "@foja/harness/tenant";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { handler as applyDowngrades } from "./downgrades-apply";
import { handler as sweepLetters } from "./letters-sweep";

vi.mock("../../../core/src/kernel/dynamo/send", async (original) => {
  const { mortalWrites } = await import("@foja/harness/kills");
  return mortalWrites(await original<typeof import("../../../core/src/kernel/dynamo/send")>());
});

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

let billing: Billing;
let mailbox: Mailbox;
/** The current instant for Foja. */
let moment = 0;

beforeAll(async () => {
  moment = Date.now();
  billing = await startSubscriptions();
  mailbox = await startMailbox();
  // No event arrives: only the job notifies and applies.
  await billing.deliver({ drop: true });
  const admin = await newTenant({ role: "ADMIN_ROLE" });
  const development = { basePrice: 10, billingPeriod: "monthly" };
  const body = { planId: "standard", environments: { development } };
  expect((await admin.call("POST", "/api/plan-configs", { body })).status).toBe(200);
});
afterAll(async () => {
  await mailbox.stop();
  await billing.stop();
});

/** A practice that pays for a month and requested the free plan at its end. */
async function leaving(): Promise<{ ana: Tenant; changeAt: number }> {
  const ana = await newTenant();
  await billing.buy(ana);
  await ana.call("POST", "/api/subscriptions/sync");
  const body = { planId: "free" };
  const asked = await ana.call("POST", "/api/subscriptions/schedule-change", { body });
  const { plan, pendingChange } = asked.body.subscription as {
    plan: string;
    pendingChange: { planId: string; changeAt: string };
  };
  expect([plan, pendingChange.planId]).toEqual(["standard", "free"]);
  return { ana, changeAt: Date.parse(pendingChange.changeAt) };
}

const planOf = async ({ userId }: Tenant) =>
  (await Subscriptions.accountOf(userId)).subscription.plan;

/** Runs the job, dying at one of its writes, and again to its end; then sends the mails. */
async function runTwice(writes: number): Promise<void> {
  killAt(writes);
  await applyDowngrades().catch(() => undefined);
  killAt();
  await applyDowngrades();
  moment += 2 * MINUTE_MS;
  await sweepLetters();
  await sweepLetters();
}

/** The alerts and mails that a practice got, sorted by text. */
async function noticesOf({ userId, email }: Tenant) {
  const alerts: string[] = [];
  const range = { pk: `OWNER#${userId}`, sk: { startingWith: "ALERT#" } };
  for await (const item of walk(range)) alerts.push(String(Reflect.get(item, "primaryText")));
  return {
    alerts: alerts.sort(),
    mails: mailbox.inbox
      .list(email)
      .map((one) => one.subject)
      .sort(),
  };
}

async function expectNotices(ana: Tenant, kinds: RegExp[]): Promise<void> {
  const { alerts, mails } = await noticesOf(ana);
  expect(mails).toEqual(alerts);
  expect(mails).toHaveLength(kinds.length);
  for (const kind of new Set(kinds)) {
    const count = kinds.filter((one) => one === kind).length;
    expect(mails.filter((subject) => kind.test(subject))).toHaveLength(count);
  }
}

const STARTED = /^Ya tenés el plan Estándar$/;
const COMING = /^El .+ tu plan pasa de Estándar a Gratuito$/;
const FALLEN = /^Tu plan pasó de Estándar a Gratuito$/;

/** The last month of a practice that pays; every run of the job dies at one of its writes. */
async function lastMonth(writes: number): Promise<void> {
  const { ana, changeAt } = await leaving();
  moment = changeAt - 8 * DAY_MS;
  await runTwice(writes);
  await expectNotices(ana, [STARTED]);
  for (const [days, kinds] of [
    [7, [STARTED, COMING]],
    [1, [STARTED, COMING, COMING]],
  ] as const) {
    moment = changeAt - days * DAY_MS;
    await runTwice(writes);
    await expectNotices(ana, [...kinds]);
  }
  moment = changeAt - 1;
  expect(await planOf(ana)).toBe("standard");
  moment = changeAt;
  // Nobody has done anything: the instant alone decides.
  expect(await planOf(ana)).toBe("free");
  await runTwice(writes);
  await expectNotices(ana, [STARTED, COMING, COMING, FALLEN]);
  // Stripe catches up late, and nothing is notified of that.
  moment = changeAt + 20 * MINUTE_MS;
  await billing.clock(moment);
  await runTwice(writes);
  moment += DAY_MS;
  await runTwice(writes);
  await expectNotices(ana, [STARTED, COMING, COMING, FALLEN]);
  expect(await planOf(ana)).toBe("free");
  expect(await historyOf(ana)).toEqual(["scheduled", "bought"]);
}

/** Why the plan of a practice changed, newest first. */
async function historyOf({ userId }: Tenant): Promise<string[]> {
  const admin = await newTenant({ role: "ADMIN_ROLE" });
  const path = `/api/subscriptions/user/${userId}/stripe-history`;
  const { stripeHistory } = (await admin.call("GET", path)).body;
  return (stripeHistory as { history: { why: string }[] }).history.map(({ why }) => why);
}

it("notifies of a change to come seven days and one day before and on the day, once each, wherever the job dies", async () => {
  setClock(() => moment);
  let lives = 0;
  for (let before = -1; before !== kills(); lives += 1) {
    before = kills();
    await lastMonth(lives);
    await billing.clock(moment);
  }
  // At least one write of what is notified, one of Stripe's news, one of the run itself.
  expect(lives).toBeGreaterThanOrEqual(3);
});
