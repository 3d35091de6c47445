import { describe, expect, it } from "vitest";
import type { StripeStatus, StripeSubscription } from "../../kernel/ports/stripe-facts.rules";
import type { PlanId } from "../plans/plan.schema";
import { type Contract, kindOf, liveOf, newContract, verdictOf } from "./contract.rules";
import { dueAt, noted } from "./notices.rules";

const price = {
  id: "price_1",
  planId: null,
  amount: 10,
  currency: "USD",
  interval: "month",
} as const;
const NOW = "2026-12-15T12:00:00.000Z";
const END = "2027-01-01T00:00:00.000Z";

const subscription = (
  status: StripeStatus,
  more: Partial<StripeSubscription> = {},
): StripeSubscription => ({
  ...{ id: "sub_1", status, createdAt: "2026-12-01T00:00:00.000Z", price, itemId: "si_1" },
  ...{ periodStart: "2026-12-01T00:00:00.000Z", periodEnd: END, cancelAt: null },
  ...{ cancelledAt: null, endedAt: null, endReason: null, schedule: null, card: null },
  ...{ latestInvoiceId: null, hasPendingUpdate: false, ...more },
});

const contract = (more: Partial<Contract>): Contract => ({
  ...newContract("u1", "free"),
  customerId: "cus_1",
  ...more,
});
const paying = (status: StripeStatus, paidPlan: PlanId, more: Partial<Contract> = {}) =>
  contract({ subscription: subscription(status), paidPlan, ...more });
const granted = (planId: PlanId) => ({ planId, at: NOW, by: "admin" });
const coming = (planId: PlanId, changeAt: string) => ({
  pending: { planId, changeAt, since: "2026-12-01T00:00:00.000Z" },
});

describe("the plan in force", () => {
  it.each<[StripeStatus, PlanId, string, string | null]>([
    ["active", "standard", "active", "active"],
    ["trialing", "standard", "active", "active"],
    ["past_due", "standard", "past_due", "active"],
    ["unpaid", "free", "unpaid", "canceled"],
    ["incomplete", "free", "incomplete", "none"],
    ["incomplete_expired", "free", "active", "none"],
    ["paused", "free", "active", "none"],
    ["canceled", "free", "active", "canceled"],
  ])("of a subscription that is %s is %s", (status, plan, standing, kind) => {
    const held = paying(status, "standard");
    expect(verdictOf(held, NOW)).toMatchObject({ plan, standing: { status: standing } });
    expect(kindOf(held)).toBe(kind);
  });

  it.each<[PlanId, PlanId, PlanId]>([
    ["standard", "premium", "premium"],
    ["premium", "standard", "premium"],
    ["standard", "standard", "standard"],
  ])("of %s that is paid and %s that was given is %s", (paid, given, plan) => {
    expect(verdictOf(paying("active", paid, { grant: granted(given) }), NOW).plan).toBe(plan);
  });

  it.each<[string, PlanId, PlanId | null]>([
    ["2026-12-15T12:00:00.001Z", "premium", "standard"],
    [NOW, "standard", null],
    ["2026-12-15T11:59:59.999Z", "standard", null],
  ])("with a change at %s is %s", (changeAt, plan, next) => {
    const verdict = verdictOf(paying("active", "premium", coming("standard", changeAt)), NOW);
    expect([verdict.plan, verdict.next?.planId ?? null]).toEqual([plan, next]);
  });

  it("has no change to come where what was given is larger than both", () => {
    const held = paying("active", "standard", {
      ...coming("free", END),
      grant: granted("premium"),
    });
    expect(verdictOf(held, NOW)).toMatchObject({ plan: "premium", next: null });
  });
});

it("keeps of several subscriptions one that is paid before an earlier one that is not", () => {
  const createdAt = "2026-12-02T00:00:00.000Z";
  const later = subscription("active", { id: "sub_2", createdAt });
  const last = subscription("active", { id: "sub_3", createdAt });
  const over = subscription("canceled", { id: "sub_4" });
  // Created in the same second: in Stripe's order, the oldest first.
  const subscriptions = [over, later, subscription("past_due"), last];
  expect(liveOf({ subscriptions }).map(({ id }) => id)).toEqual(["sub_2", "sub_3", "sub_1"]);
});

describe("a change to come", () => {
  const held = paying("active", "premium", { ...coming("standard", END), plan: "premium" });
  it.each([
    ["2026-12-24T23:59:59.999Z", [], "2026-12-25T00:00:00.000Z"],
    ["2026-12-25T00:00:00.000Z", ["week"], "2026-12-31T00:00:00.000Z"],
    ["2026-12-31T00:00:00.000Z", ["day"], END],
    ["2026-12-31T23:59:59.999Z", ["day"], END],
    [END, ["fallen"], "2027-01-01T00:15:00.000Z"],
  ])("is notified at %s as %j, and looked at again at %s", (now, steps, due) => {
    const { next, notices } = noted(held, held, verdictOf(held, now), now);
    const said = notices.map(({ notice }) => ("step" in notice ? notice.step : notice.kind));
    expect(said).toEqual(steps);
    expect(dueAt(held, now)).toBe(due);
    expect(noted(next, next, verdictOf(next, now), now).notices).toEqual([]);
  });

  it("is not notified of a moment that had passed when it was asked for", () => {
    const late = { pending: { planId: "free", changeAt: END, since: "2026-12-26T00:00:00.000Z" } };
    const asked = paying("active", "premium", { ...(late as Partial<Contract>), plan: "premium" });
    const now = "2026-12-26T00:00:01.000Z";
    expect(noted(asked, asked, verdictOf(asked, now), now).notices).toEqual([]);
    expect(dueAt(asked, now)).toBe("2026-12-31T00:00:00.000Z");
  });
});
