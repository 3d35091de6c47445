import { chargeOf, contractWith, invoiceOf, subscriptionOf } from "@foja/harness/contracts";
import { describe, expect, it } from "vitest";
import type { StripeStatus, StripeSubscription } from "../../kernel/ports/stripe-facts.rules";
import { type Contract, verdictOf } from "./contract.rules";
import { noted, reasonOf } from "./notices.rules";

const NOW = "2026-12-15T12:00:00.000Z";

const held = (status: StripeStatus, more: Partial<StripeSubscription> = {}) =>
  contractWith({ subscription: subscriptionOf(status, more), paidPlan: "standard" });

const after = (before: Contract, next: Contract) => noted(before, next, verdictOf(next, NOW), NOW);

describe("why the plan changed", () => {
  const none = contractWith();
  const to = (planId: "standard" | "free") => ({
    pending: { planId, changeAt: NOW, since: "2026-12-01T00:00:00.000Z" },
  });
  const grant = { planId: "premium", at: NOW, by: "usr_1" } as const;

  it.each<[string, Contract, Contract]>([
    ["granted", held("active"), { ...held("active"), grant }],
    ["bought", none, held("active")],
    ["bought", held("active", { id: "sub_0" }), held("active")],
    ["bought", held("incomplete"), held("active")],
    ["changed", held("active"), held("active")],
    ["scheduled", { ...held("active"), ...to("standard") }, held("active")],
    ["scheduled", held("active"), { ...held("active"), ...to("standard") }],
    ["changed", held("active"), { ...held("active"), ...to("free") }],
    ["payment_failed", held("past_due"), held("unpaid")],
    ["payment_failed", held("past_due"), held("canceled", { endReason: "payment_failed" })],
    ["disputed", held("active"), held("canceled", { endReason: "payment_disputed" })],
    ["cancelled", held("active"), held("canceled")],
    ["cancelled", held("active"), none],
  ])("is «%s»", (why, before, next) => {
    expect(reasonOf(before, next, "standard")).toBe(why);
  });

  it("is that it was scheduled, of an end that was to come", () => {
    expect(reasonOf({ ...held("active"), ...to("free") }, held("canceled"), "free")).toBe(
      "scheduled",
    );
  });
});

describe("a plan that changed", () => {
  it("is notified and in the history, and where it did not, nothing is", () => {
    const { next, notices } = after(contractWith(), held("active"));
    expect(notices).toEqual([
      {
        key: `plan:free:standard:0:${NOW}`,
        at: NOW,
        notice: { kind: "started", planId: "standard" },
      },
    ]);
    const entry = { at: NOW, from: "free", to: "standard", why: "bought" };
    expect(next).toMatchObject({ plan: "standard", history: [entry] });
    expect(after(next, next)).toEqual({ next, notices: [] });
  });

  it("that fell says why", () => {
    const before = { ...held("active"), plan: "standard" as const };
    const { notices } = after(before, { ...held("unpaid"), plan: "standard" });
    expect(notices.map(({ notice }) => notice)).toEqual([
      { kind: "fallen", from: "standard", to: "free", why: "payment_failed" },
    ]);
  });

  it("keeps the last fifty changes and the last hundred and twenty causes", () => {
    const entry = { at: "2026-01-01", from: "free", to: "standard", why: "bought" } as const;
    const before = {
      ...contractWith({ history: Array(50).fill(entry) }),
      told: Array.from({ length: 120 }, (_, n) => `cause ${n}`),
    };
    const { next } = after(before, { ...before, ...held("active"), history: before.history });
    expect(next.history).toHaveLength(50);
    expect(next.history[49]).toMatchObject({ at: NOW });
    expect([next.told.length, next.told[0]]).toEqual([120, "cause 1"]);
  });
});

describe("a payment", () => {
  const standard = (status: StripeStatus, more: Partial<Contract>): Contract => ({
    ...held(status),
    plan: "standard",
    ...more,
  });
  const noticesOf = (contract: Contract) => after(contract, contract).notices;

  it("that failed is notified at each try, once, while the plan waits for it", () => {
    const owed = [invoiceOf({ attempts: 2, nextAttemptAt: NOW }), invoiceOf({ attempts: 0 })];
    const late = standard("past_due", { owed });
    const money = { amount: 10, currency: "USD" };
    const notice = { kind: "unpaid", attempt: 2, nextAttemptAt: NOW, ...money };
    expect(noticesOf(late)).toEqual([
      { key: "unpaid:in_1:2", at: "2026-12-01T00:00:00.000Z", notice },
    ]);
    expect(noticesOf({ ...late, told: ["unpaid:in_1:2"] })).toEqual([]);
    expect(noticesOf(standard("active", { owed }))).toEqual([]);
  });

  it("that was refunded is notified for each amount, and a disputed one once", () => {
    const payments = [
      chargeOf({ status: "partially_refunded", refunded: 4 }),
      chargeOf({ id: "ch_2", status: "disputed" }),
      chargeOf({ id: "ch_3" }),
    ];
    const at = "2026-12-01T00:00:00.000Z";
    expect(noticesOf(standard("active", { payments }))).toEqual([
      { key: "refunded:ch_1:4", at, notice: { kind: "refunded", amount: 4, currency: "USD" } },
      { key: "disputed:ch_2", at, notice: { kind: "disputed", amount: 10, currency: "USD" } },
    ]);
  });
});
