import {
  chargeOf,
  contractWith,
  factsOf,
  invoiceOf,
  PERIOD_END,
  priceOf,
  subscriptionOf,
} from "@foja/harness/contracts";
import { describe, expect, it } from "vitest";
import type { CustomerFacts } from "../../kernel/ports/stripe-facts.rules";
import { absorbed, type Contract, type PlanOf } from "./contract.rules";

const NOW = "2026-12-15T12:00:00.000Z";
const CARD = { brand: "visa", last4: "4242", expMonth: 1, expYear: 2030 };

/** The plans of two prices; no other is known. */
const planOf: PlanOf = ({ id }) =>
  ({ price_1: "standard" as const, price_2: "premium" as const })[id] ?? null;

const read = (facts: Partial<CustomerFacts>, before: Partial<Contract> = {}) =>
  absorbed(contractWith(before), factsOf(facts), planOf, NOW);

describe("of several subscriptions, what decides", () => {
  const first = (status: "active" | "unpaid" | "canceled") => subscriptionOf(status, { id: "a" });
  const later = (status: "active" | "unpaid" | "canceled") =>
    subscriptionOf(status, { id: "b", createdAt: "2026-12-02T00:00:00.000Z" });

  it.each([
    ["a live one", [first("active"), later("unpaid")], "a"],
    ["else the latest that may become live", [first("unpaid"), later("canceled")], "a"],
    ["of two of these, the latest", [first("unpaid"), later("unpaid")], "b"],
    ["else the latest", [first("canceled"), later("canceled")], "b"],
    ["of these in any order", [later("canceled"), first("canceled")], "b"],
  ])("is %s", (_, subscriptions, id) => {
    expect(read({ subscriptions }).next.subscription?.id).toBe(id);
  });

  it("is nothing where there is none", () => {
    expect(read({}).next).toMatchObject({ subscription: null, paidPlan: null, pending: null });
  });
});

describe("what is read of a customer", () => {
  it("replaces what was known, but for an address that Stripe does not say", () => {
    const { next, alarms } = read(
      {
        card: CARD,
        charges: [chargeOf({ id: "ch_1", status: "paid" })],
        subscriptions: [subscriptionOf("active")],
      },
      { email: "ana@estudio.ar", history: [], told: ["a"] },
    );
    expect(next).toMatchObject({
      ...{ email: "ana@estudio.ar", card: CARD, paidPlan: "standard", pending: null, owed: [] },
      ...{ payments: [{ id: "ch_1" }], told: ["a"], checkedAt: NOW },
    });
    expect(alarms).toEqual([]);
  });

  it("takes the card of the subscription before that of the customer", () => {
    const own = { ...CARD, last4: "1111" };
    const subscriptions = [subscriptionOf("active", { card: own })];
    expect(read({ card: CARD, subscriptions, email: "b@b.ar" }).next).toMatchObject({
      ...{ card: own, email: "b@b.ar" },
    });
  });

  it("owes the invoices of a subscription that is not over, and no other", () => {
    const owed = [invoiceOf(), invoiceOf({ id: "in_2", subscriptionId: "sub_2" })];
    const of = (status: "unpaid" | "canceled") =>
      read({ owed, subscriptions: [subscriptionOf(status)] }).next.owed;
    const { subscriptionId: _, status: __, ...own } = invoiceOf();
    expect(of("unpaid")).toEqual([own]);
    expect(of("canceled")).toEqual([]);
    expect(read({ owed }).next.owed).toEqual([]);
  });
});

describe("what somebody has to check", () => {
  it("is a price of no plan, of a subscription that is not over: the plan stays", () => {
    const subscriptions = [subscriptionOf("active", { price: priceOf("price_9") })];
    const known = read({ subscriptions }, { paidPlan: "premium", plan: "free" });
    expect(known.next.paidPlan).toBe("premium");
    expect(known.alarms).toEqual([{ kind: "unknown-price", id: "price_9" }]);
    expect(read({ subscriptions }, { plan: "standard" }).next.paidPlan).toBe("standard");
    const over = [subscriptionOf("canceled", { price: priceOf("price_9") })];
    expect(read({ subscriptions: over }).alarms).toEqual([]);
  });

  it("is each live subscription beside the one that is kept, and each dispute once", () => {
    const subscriptions = [
      subscriptionOf("active"),
      subscriptionOf("active", { id: "sub_2", createdAt: "2026-12-02T00:00:00.000Z" }),
    ];
    const charges = [
      chargeOf({ id: "ch_1", status: "disputed" }),
      chargeOf({ id: "ch_2", status: "paid" }),
      chargeOf({ id: "ch_3", status: "disputed" }),
    ];
    expect(read({ subscriptions, charges }, { told: ["disputed:ch_3"] }).alarms).toEqual([
      { kind: "two-subscriptions", id: "sub_2" },
      { kind: "dispute", id: "ch_1" },
    ]);
  });
});

describe("a change to come", () => {
  const pendingOf = (more: Parameters<typeof subscriptionOf>[1], status: "active" | "unpaid") =>
    read({ subscriptions: [subscriptionOf(status, more)] });
  const scheduled = (priceId: string) => ({
    schedule: {
      ...{ id: "sched_1", madeAt: "2026-12-10T00:00:00.000Z" },
      next: { price: priceOf(priceId), at: PERIOD_END },
    },
  });

  it("is the free plan at the end, since it was asked for or else since the period began", () => {
    const ending = { cancelAt: PERIOD_END };
    expect(pendingOf(ending, "active").next.pending).toEqual({
      ...{ planId: "free", changeAt: PERIOD_END, since: "2026-12-01T00:00:00.000Z" },
    });
    const since = "2026-12-05T00:00:00.000Z";
    expect(pendingOf({ ...ending, cancelledAt: since }, "active").next.pending?.since).toBe(since);
    expect(pendingOf(ending, "unpaid").next.pending).toBeNull();
  });

  it("is the plan of the next price, unless it is the same", () => {
    expect(pendingOf(scheduled("price_2"), "active").next.pending).toEqual({
      ...{ planId: "premium", changeAt: PERIOD_END, since: "2026-12-10T00:00:00.000Z" },
    });
    expect(pendingOf(scheduled("price_1"), "active").next.pending).toBeNull();
    const none = { schedule: { id: "sched_1", madeAt: NOW, next: null } };
    expect(pendingOf(none, "active").next.pending).toBeNull();
  });

  it("of an unknown price is none, and somebody has to check it", () => {
    const { next, alarms } = pendingOf(scheduled("price_9"), "active");
    expect(next.pending).toBeNull();
    expect(alarms).toEqual([{ kind: "unknown-price", id: "price_9" }]);
  });
});
