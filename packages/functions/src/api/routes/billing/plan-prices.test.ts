import { PlanConfigs } from "@foja/core/billing/plan-configs";
import { resetSecrets } from "@foja/core/kernel/secrets";
import { type Billing, startStripe } from "@foja/harness/billing";
import { ownTable } from "@foja/harness/own-table";
import { newTenant, type Tenant } from "@foja/harness/tenant";
import { afterEach, beforeEach, describe, expect, it } from "vitest";

let billing: Billing;
let admin: Tenant;

beforeEach(async () => {
  await ownTable();
  billing = await startStripe(async () => 200);
  admin = await newTenant({ role: "ADMIN_ROLE" });
});
afterEach(() => billing.stop());

type Step = { planId: string; action: string };
type Plan = { planId: string; environments: { development?: { stripePriceId?: string | null } } };

async function sync(body: object = {}) {
  const answer = await admin.call("POST", "/api/plan-configs/sync-with-stripe", { body });
  const { steps = [] } = (answer.body.data ?? {}) as { steps?: Step[] };
  return { ...answer, steps: steps.map(({ planId, action }) => `${planId} ${action}`) };
}

const save = (body: object) => admin.call("POST", "/api/plan-configs", { body });

async function priceOf(planId: string) {
  const { body } = await admin.call("GET", `/api/plan-configs/${planId}`);
  return (body.data as Plan).environments.development?.stripePriceId ?? null;
}

const NEW = [
  "standard createProduct",
  "standard createPrice",
  "premium createProduct",
  "premium createPrice",
];

describe("the prices at Stripe", () => {
  it("are first said, then made once, and written back", async () => {
    expect((await sync({ dryRun: true })).steps).toEqual(NEW);
    expect(await priceOf("standard")).toBeNull();
    expect((await sync()).steps).toEqual(NEW);
    expect(await priceOf("standard")).toMatch(/^price_/);
    expect(await priceOf("free")).toBeNull();
    expect((await sync()).steps).toEqual([]);
  });

  it("are others once the amount changes, and go with what is offered no more", async () => {
    await sync();
    const before = await priceOf("standard");
    await save({ planId: "standard", environments: { development: { basePrice: 2.5 } } });
    expect(await priceOf("standard")).toBeNull();
    expect((await sync()).steps).toEqual(["standard createPrice", "standard archivePrice"]);
    expect(await priceOf("standard")).not.toBe(before);
    await save({ planId: "premium", isActive: false });
    expect((await sync()).steps).toEqual(["premium archivePrice", "premium archiveProduct"]);
    expect(await priceOf("premium")).toBeNull();
    await save({ planId: "premium", isActive: true });
    expect((await sync()).steps).toEqual(["premium updateProduct", "premium createPrice"]);
  });

  it("are made once by several at a time", async () => {
    const answers = await Promise.all([sync(), sync(), sync()]);
    // Those too late for a product get Stripe's refusal, and nothing is half done.
    expect(answers.some(({ status }) => status === 200)).toBe(true);
    await sync();
    expect((await sync()).steps).toEqual([]);
  });

  it("are made when a plan is first bought", async () => {
    const { pricing } = await PlanConfigs.priceOf("standard");
    expect(pricing).toMatchObject({ basePrice: 1.99, stripePriceId: await priceOf("standard") });
    expect((await sync()).steps).toEqual(NEW.slice(2));
    await expect(PlanConfigs.priceOf("free")).rejects.toMatchObject({ code: "plan.not_found" });
  });

  it("are not mixed with those of real money", async () => {
    const key = process.env.STRIPE_SECRET_KEY;
    process.env.STRIPE_SECRET_KEY = `sk_live_${"x".repeat(40)}`;
    resetSecrets();
    const { status, body } = await sync();
    expect([status, body.error]).toEqual([409, "stripe.other_environment"]);
    process.env.STRIPE_SECRET_KEY = key;
    resetSecrets();
  });
});
