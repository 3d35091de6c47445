import {
  contractWith,
  invoiceOf,
  PERIOD_END,
  priceOf,
  subscriptionOf,
} from "@foja/harness/contracts";
import { describe, expect, it } from "vitest";
import type { StripeStatus, StripeSubscription } from "../../kernel/ports/stripe-facts.rules";
import { PLANS } from "../plans/plan.rules";
import type { Subscription } from "../plans/plan.schema";
import { NOTHING_PAID } from "../plans/usage.item";
import type { Contract } from "./contract.rules";
import { shown } from "./shown.rules";

const standing: Subscription = {
  ...{ ...NOTHING_PAID, plan: "standard", displayName: "Estándar", pendingChange: null },
  ...{ features: [], limits: PLANS.standard.limits, usage: PLANS.free.limits },
};
const of = (more: Partial<Contract>, subscription = standing) =>
  shown({ contract: contractWith(more), subscription });
const held = (
  status: StripeStatus,
  more: Partial<StripeSubscription> = {},
  beside: Partial<Contract> = {},
  pendingChange: Subscription["pendingChange"] = null,
) => {
  const { price, nextCharge } = of(
    { subscription: subscriptionOf(status, more), ...beside },
    { ...standing, pendingChange },
  );
  return { price, nextCharge };
};

describe("what a subscription costs", () => {
  const price = { amount: 10, currency: "USD", billingPeriod: "monthly" };
  const charge = { at: PERIOD_END, amount: 10, currency: "USD" };
  const schedule = {
    ...{ id: "sched_1", madeAt: "2026-12-10T00:00:00.000Z" },
    next: { price: priceOf("price_2", 29), at: PERIOD_END },
  };
  const toPremium = { planId: "premium" as const, changeAt: PERIOD_END };

  it("is its price, and the same at the end of the period", () => {
    expect(held("active")).toEqual({ price, nextCharge: charge });
    expect(held("past_due")).toEqual({ price, nextCharge: charge });
    const yearly = { price: { ...priceOf("price_1"), interval: "year" as const } };
    expect(held("active", yearly).price?.billingPeriod).toBe("yearly");
  });

  it("is nothing once it is over, or where there is none", () => {
    const nothing = { price: null, nextCharge: null };
    expect(held("canceled")).toEqual(nothing);
    expect(of({})).toMatchObject(nothing);
  });

  it("is not charged again where it ends", () => {
    expect(held("active", { cancelAt: PERIOD_END })).toEqual({ price, nextCharge: null });
    const since = "2026-12-10T00:00:00.000Z";
    const pending = { planId: "free" as const, changeAt: PERIOD_END, since };
    expect(held("active", {}, { pending })).toEqual({ price, nextCharge: null });
  });

  it("is the next price from a change on", () => {
    expect(held("active", { schedule }, {}, toPremium).nextCharge?.amount).toBe(29);
    expect(held("active", { schedule }).nextCharge?.amount).toBe(10);
    const empty = { schedule: { ...schedule, next: null } };
    expect(held("active", empty, {}, toPremium).nextCharge?.amount).toBe(10);
  });
});

describe("a contract", () => {
  const checkout: NonNullable<Contract["checkout"]> = {
    ...{ attempt: 1, planId: "standard", priceId: "price_1", sessionId: "cs_1" },
    ...{ successUrl: "https://foja.test/a", cancelUrl: "https://foja.test/b" },
    ...{ url: "https://stripe.test/cs_1", expiresAt: PERIOD_END },
  };

  it("without anything says so", () => {
    expect(of({ customerId: null })).toMatchObject({
      ...{ card: null, owed: null, checkout: null, isCustomer: false, granted: null },
      ...{ history: [], acceptedTerms: null, checkedAt: null },
    });
  });

  it("says what is owed first, who granted what, and what changed last", () => {
    const [older, newer] = ["2026-01-01", "2026-02-01"].map(
      (at) => ({ at, from: "free", to: "standard", why: "bought" }) as const,
    );
    const accepted = ["2026-01-01", "2026-02-01"].map((at) => ({
      ...{ planId: "standard" as const, at, versions: {} },
    }));
    const owed = [invoiceOf({ amount: 12 }), invoiceOf({ id: "in_2" })];
    const grant = { planId: "premium" as const, at: PERIOD_END, by: "usr_1" };
    if (!older || !newer) throw new Error("two entries");
    expect(of({ owed, grant, accepted, checkout, history: [older, newer] })).toMatchObject({
      owed: {
        ...{ amount: 12, currency: "USD", url: "https://stripe.test/in_1" },
        ...{ attempts: 1, nextAttemptAt: null },
      },
      checkout: { planId: "standard", url: "https://stripe.test/cs_1", expiresAt: PERIOD_END },
      isCustomer: true,
      granted: { planId: "premium", at: PERIOD_END },
      history: [newer, older],
      acceptedTerms: { at: "2026-02-01" },
    });
  });

  it("shows a checkout only with its page and its end", () => {
    expect(of({ checkout: { ...checkout, url: null } }).checkout).toBeNull();
    expect(of({ checkout: { ...checkout, expiresAt: null } }).checkout).toBeNull();
  });
});
