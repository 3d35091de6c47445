import { type Billing, startSubscriptions } from "@foja/harness/subscriptions";
import { newTenant, type Tenant } from "@foja/harness/tenant";
import { afterAll, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { at, now } from "../../kernel/clock";
import { PlanConfigs } from "../plan-configs";
import { Plans } from "../plans";
import { Subscriptions } from ".";

const HOUR_MS = 3600_000;

let billing: Billing;
let ana: Tenant;
const stumbled: string[] = [];
const hear = {
  onAlarm: () => undefined,
  onStumble: (ownerId: string) => void stumbled.push(ownerId),
};

beforeAll(async () => {
  billing = await startSubscriptions();
  // No event arrives: only the rounds read Stripe.
  await billing.deliver({ drop: true });
  const development = { basePrice: 10, billingPeriod: "monthly" as const };
  await PlanConfigs.save({ planId: "standard", environments: { development } });
});
beforeEach(async () => {
  stumbled.length = 0;
  ana = await newTenant();
  await billing.buy(ana);
});
afterAll(() => billing.stop());

const planOf = async ({ userId }: Tenant) => (await Plans.subscriptionOf(userId)).plan;

it("reads each customer of whom nothing was read for twenty hours, and no other", async () => {
  const begun = now();
  expect(await planOf(ana)).toBe("free");
  expect(await Subscriptions.reconcile(hear)).toEqual({ looked: 0, failed: 0, left: 0 });
  const late = () => at(begun + 20 * HOUR_MS, () => Subscriptions.reconcile(hear));
  expect(await late()).toEqual({ looked: 1, failed: 0, left: 0 });
  expect(await planOf(ana)).toBe("standard");
  expect(await late()).toEqual({ looked: 0, failed: 0, left: 0 });
});

it("leaves to the next round whom its time does not reach, and says how many", async () => {
  const real = performance.now.bind(performance);
  let minutes = 0;
  const watch = vi.spyOn(performance, "now").mockImplementation(() => {
    minutes += 11;
    return real() + minutes * 60_000;
  });
  const begun = now();
  const late = () => at(begun + 20 * HOUR_MS, () => Subscriptions.reconcile(hear));
  const short = await late();
  watch.mockRestore();
  expect(short).toMatchObject({ looked: 0, failed: 0 });
  expect(short.left).toBeGreaterThan(0);
  expect(await late()).toEqual({ looked: short.left, failed: 0, left: 0 });
});

it("goes on with the others where one cannot be read, and says whose it was", async () => {
  await billing.fail("500", 50);
  const done = await at(now() + 48 * HOUR_MS, () => Subscriptions.reconcile(hear));
  await billing.mend();
  expect(done).toMatchObject({ looked: 0, left: 0 });
  expect([done.failed, stumbled.includes(ana.userId)]).toEqual([stumbled.length, true]);
});

it("applies a change that is due without Stripe, and asks it again a quarter of an hour later", async () => {
  await Subscriptions.sync(ana.userId);
  await ana.as(() => Subscriptions.scheduleChange("free"));
  const { pendingChange } = await Plans.subscriptionOf(ana.userId);
  const changeAt = Date.parse(String(pendingChange?.changeAt));
  const due = (when: number) => at(when, () => Subscriptions.applyDue(hear));
  await billing.fail("500", 50);
  expect(await due(changeAt)).toEqual({ looked: 1, failed: 0, left: 0 });
  const MINUTES = 60_000;
  expect(await due(changeAt + 14 * MINUTES)).toEqual({ looked: 0, failed: 0, left: 0 });
  expect(await due(changeAt + 15 * MINUTES)).toEqual({ looked: 1, failed: 0, left: 0 });
  expect(await due(changeAt + 29 * MINUTES)).toEqual({ looked: 0, failed: 0, left: 0 });
  await billing.mend();
  expect(await at(changeAt, () => planOf(ana))).toBe("free");
  const { history } = await ana.as(() => Subscriptions.current());
  expect(history[0]).toMatchObject({ from: "standard", to: "free", why: "scheduled" });
});
