import {
  contractWith as contract,
  PERIOD_END as END,
  invoiceOf,
  subscriptionOf as subscription,
} from "@foja/harness/contracts";
import { describe, expect, it } from "vitest";
import type { StripeStatus } from "../../kernel/ports/stripe-facts.rules";
import type { PlanId } from "../plans/plan.schema";
import {
  type Contract,
  isBlocking,
  isOverdue,
  kindOf,
  liveOf,
  newContract,
  verdictOf,
} from "./contract.rules";
import { dueAt, noted } from "./notices.rules";

const NOW = "2026-12-15T12:00:00.000Z";
const paying = (status: StripeStatus, paidPlan: PlanId, more: Partial<Contract> = {}) =>
  contract({ subscription: subscription(status), paidPlan, ...more });
const granted = (planId: PlanId) => ({ planId, at: NOW, by: "admin" });
const coming = (planId: PlanId, changeAt: string) => ({
  pending: { planId, changeAt, since: "2026-12-01T00:00:00.000Z" },
});

describe("the plan in force", () => {
  it.each<[StripeStatus, PlanId, string, string | null, boolean]>([
    ["active", "standard", "active", "active", true],
    ["trialing", "standard", "active", "active", true],
    ["past_due", "standard", "past_due", "active", true],
    ["unpaid", "free", "unpaid", "canceled", true],
    ["incomplete", "free", "incomplete", "none", true],
    ["incomplete_expired", "free", "active", "none", false],
    ["paused", "free", "active", "none", true],
    ["canceled", "free", "active", "canceled", false],
  ])("of a subscription that is %s is %s", (status, plan, standing, kind, blocks) => {
    const held = paying(status, "standard");
    const paid = plan === "standard" ? END : null;
    expect(verdictOf(held, NOW)).toMatchObject({
      plan,
      standing: { status: standing, currentPeriodEnd: paid, cancelAtPeriodEnd: false, grace: null },
    });
    expect([kindOf(held), isBlocking({ status })]).toEqual([kind, blocks]);
  });

  it("is the free one of who never paid, who is counted once they are a customer", () => {
    const standing = { status: "active", currentPeriodEnd: null, cancelAtPeriodEnd: false };
    const verdict = { plan: "free", next: null, standing: { ...standing, grace: null } };
    expect(verdictOf(newContract("u1", "free"), NOW)).toEqual(verdict);
    expect(kindOf(newContract("u1", "free"))).toBeNull();
    expect(kindOf(contract())).toBe("none");
  });

  it("says that it ends with its period, where its end is asked for", () => {
    const held = contract({
      subscription: subscription("active", { cancelAt: END }),
      paidPlan: "standard",
    });
    expect(verdictOf(held, NOW).standing).toMatchObject({ cancelAtPeriodEnd: true });
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

describe("the grace of a payment that fails", () => {
  const failing = (attempts: number[]) => {
    const owed = attempts.map((tries, i) =>
      invoiceOf({ attempts: tries, createdAt: `2026-12-0${i + 1}T10:00:00.000Z` }),
    );
    return verdictOf(paying("past_due", "standard", { owed }), NOW).standing.grace;
  };

  it("lasts fifteen days from the first invoice that was tried, or from the first", () => {
    const first = { since: "2026-12-01T10:00:00.000Z", until: "2026-12-16T10:00:00.000Z" };
    const second = { since: "2026-12-02T10:00:00.000Z", until: "2026-12-17T10:00:00.000Z" };
    expect(failing([1, 2])).toEqual(first);
    expect(failing([0, 1])).toEqual(second);
    expect(failing([0, 0])).toEqual(first);
    expect(failing([])).toBeNull();
  });
});

describe("a period that ended without news", () => {
  const AN_HOUR_LATER = Date.parse("2027-01-01T01:00:00.000Z");
  const overdue = (status: StripeStatus, checkedAt: string | null, nowMs: number) =>
    isOverdue(paying(status, "standard", { checkedAt }), nowMs);

  it("has Stripe asked after more than an hour, if it was not in the last ten minutes", () => {
    expect(overdue("active", null, AN_HOUR_LATER)).toBe(false);
    expect(overdue("active", null, AN_HOUR_LATER + 1)).toBe(true);
    expect(overdue("active", "2027-01-01T00:50:00.001Z", AN_HOUR_LATER + 1)).toBe(false);
    expect(overdue("active", "2027-01-01T00:50:00.000Z", AN_HOUR_LATER + 1)).toBe(true);
    expect(overdue("canceled", null, AN_HOUR_LATER + 1)).toBe(false);
    expect(isOverdue(contract(), AN_HOUR_LATER + 1)).toBe(false);
  });
});
