import { setClock } from "@foja/core/kernel/clock";
import { Audit } from "@foja/core/operations/audit";
import { type Billing, DECLINED, startSubscriptions } from "@foja/harness/subscriptions";
import { newTenant, type Tenant } from "@foja/harness/tenant";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";

let billing: Billing;

beforeAll(async () => {
  billing = await startSubscriptions();
});

afterEach(() => setClock());
afterAll(() => billing.stop());

type Account = {
  plan: string;
  status: string;
  currentPeriodEnd: string | null;
  cancelAtPeriodEnd: boolean;
  pendingChange: { planId: string; changeAt: string } | null;
  history: { from: string; to: string; why: string }[];
  owed: { amount: number; url: string; attempts: number } | null;
  acceptedTerms: { planId: string; versions: Record<string, string> } | null;
  checkout: object | null;
  limits: { folders: number };
  grace: { since: string } | null;
};

const accountOf = async (tenant: Tenant) =>
  (await tenant.call("GET", "/api/subscriptions/current")).body.subscription as Account;
const post = (tenant: Tenant, call: string, body?: object) =>
  tenant.call("POST", `/api/subscriptions/${call}`, body ? { body } : {});
const subscriptionsOf = async (tenant: Tenant) => {
  const { customers = [], subscriptions = [] } = await billing.state();
  const own = customers.filter(({ email }) => email === tenant.email).map(({ id }) => id);
  return subscriptions.filter(({ customer }) => own.includes(customer));
};

it("audits as refused the change of plan of an administrator who has no subscription", async () => {
  const admin = await newTenant({ role: "ADMIN_ROLE" });
  const { status, headers, body } = await post(admin, "schedule-change", { planId: "standard" });
  expect([status, body.error]).toEqual([409, "subscription.none"]);
  const { entries } = await Audit.list({ limit: 1000 });
  const own = entries.filter(({ requestId }) => requestId === headers.get("x-request-id"));
  expect(own).toMatchObject([{ who: admin.userId, result: "refused" }]);
});

describe("buying a plan", () => {
  it("leads from the checkout to the plan, with what was accepted", async () => {
    const ana = await newTenant();
    expect(await accountOf(ana)).toMatchObject({ plan: "free", status: "active", history: [] });
    await billing.buy(ana);
    const account = await accountOf(ana);
    expect(account).toMatchObject({
      plan: "standard",
      limits: { folders: 50 },
      pendingChange: null,
      checkout: null,
      price: { amount: 1.99, currency: "USD", billingPeriod: "daily" },
      nextCharge: { amount: 1.99, at: account.currentPeriodEnd },
      card: { last4: "4242" },
      acceptedTerms: { planId: "standard" },
      history: [{ from: "free", to: "standard", why: "bought" }],
    });
    const { payments } = (await ana.call("GET", "/api/subscriptions/payments")).body;
    expect(payments).toMatchObject([{ amount: 1.99, currency: "USD", status: "paid" }]);
    const me = (await ana.call("GET", "/api/auth/me")).body;
    expect(me.customer).toMatchObject({ email: ana.email });
    expect(me.paymentHistory).toEqual(payments);
  });

  it("takes only addresses of our own, and terms that were accepted", async () => {
    const ana = await newTenant();
    const order = billing.order("standard");
    const bad = ["//evil.com/a", "/\\evil.com", "%2f%2fevil.com", "javascript:alert(1)"];
    for (const successUrl of [...bad, "https://evil.com", "http://localhost:3000@evil.com/"]) {
      expect((await post(ana, "checkout", { ...order, successUrl })).status).toBe(422);
    }
    const { acceptTerms: _, ...unaccepted } = order;
    expect((await post(ana, "checkout", unaccepted)).status).toBe(422);
    expect((await post(ana, "checkout", { ...order, acceptTerms: false })).status).toBe(422);
    expect((await post(ana, "checkout", { ...order, planId: "free" })).status).toBe(404);
  });

  it("opens one checkout however many ask, and another for another plan", async () => {
    const ana = await newTenant();
    const all = await Promise.all(
      Array.from({ length: 20 }, () => post(ana, "checkout", billing.order("standard"))),
    );
    expect(new Set(all.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(all.map(({ body }) => body.sessionId)).size).toBe(1);
    const other = await post(ana, "checkout", billing.order("premium"));
    expect(other.body.sessionId).not.toBe(all[0]?.body.sessionId);
    const { checkoutSessions = [], customers = [] } = await billing.state();
    const own = customers.filter(({ email }) => email === ana.email);
    expect(own).toHaveLength(1);
    const open = checkoutSessions.filter((one) => one.customer === own[0]?.id);
    expect(open.map(({ status }) => status).sort()).toEqual(["expired", "open"]);
  });

  it("refuses a second subscription", async () => {
    const ana = await newTenant();
    await billing.buy(ana);
    const again = await post(ana, "checkout", billing.order("premium"));
    expect(again).toMatchObject({
      status: 409,
      body: {
        error: "subscription.exists",
        message: "Ya tenés una suscripción: cambiá de plan desde tu cuenta.",
      },
    });
    expect(await subscriptionsOf(ana)).toHaveLength(1);
  });

  it("opens nothing while Stripe cannot be asked", async () => {
    const ana = await newTenant();
    await billing.fail("500", 20);
    const refused = await post(ana, "checkout", billing.order("standard"));
    await billing.mend();
    expect(refused).toMatchObject({ status: 503, body: { error: "billing.unreachable" } });
    expect((await post(ana, "checkout", billing.order("standard"))).status).toBe(200);
  });
});

describe("another plan at once", () => {
  it("is charged to the cent as it was announced", async () => {
    const ana = await newTenant();
    await billing.buy(ana);
    const asked = await post(ana, "change-immediate", { planId: "premium", preview: true });
    const preview = asked.body.preview as { dueNow: number; prorationDate: number };
    expect((await accountOf(ana)).plan).toBe("standard");
    const { prorationDate } = preview;
    const done = await post(ana, "change-immediate", { planId: "premium", prorationDate });
    expect(done.body.subscription).toMatchObject({ plan: "premium", limits: { folders: 500 } });
    const { payments } = (await ana.call("GET", "/api/subscriptions/payments")).body;
    expect((payments as { amount: number }[])[0]?.amount).toBe(preview.dueNow);
    const late = await post(ana, "change-immediate", { planId: "standard", prorationDate });
    expect(late).toMatchObject({ status: 409, body: { error: "subscription.offer_expired" } });
  });

  it("leaves the plan where the card is declined, and leads to Stripe's page", async () => {
    const ana = await newTenant();
    await billing.buy(ana);
    const [held] = await subscriptionsOf(ana);
    await billing.card(String(held?.customer), "4000000000000341");
    const { status, body } = await post(ana, "change-immediate", { planId: "premium" });
    expect([status, body.error]).toEqual([402, "subscription.payment_required"]);
    expect((body.payment as { url: string }).url).toMatch(/^http/);
    expect(await accountOf(ana)).toMatchObject({ plan: "standard", status: "active" });
  });
});

describe("a plan to come", () => {
  it("comes when the period ends, and can be taken back until then", async () => {
    const ana = await newTenant();
    await billing.buy(ana, "premium");
    const asked = await post(ana, "schedule-change", { planId: "standard" });
    const account = asked.body.subscription as Account;
    expect(account).toMatchObject({
      plan: "premium",
      pendingChange: { planId: "standard", changeAt: account.currentPeriodEnd },
      nextCharge: { amount: 1.99 },
    });
    const same = await post(ana, "schedule-change", { planId: "premium" });
    expect([same.status, same.body.error]).toEqual([409, "subscription.same_plan"]);
    const now = await post(ana, "change-immediate", { planId: "standard" });
    expect([now.status, now.body.error]).toEqual([409, "subscription.pending"]);
    const undone = await post(ana, "cancel-downgrade");
    expect(undone.body.subscription).toMatchObject({ plan: "premium", pendingChange: null });
    expect((await post(ana, "cancel-downgrade")).status).toBe(409);
  });

  it("is the free one where the subscription ends, and replaces any other", async () => {
    const ana = await newTenant();
    await billing.buy(ana, "premium");
    await post(ana, "schedule-change", { planId: "standard" });
    const ended = await post(ana, "cancel", { atPeriodEnd: true });
    expect(ended.body.subscription).toMatchObject({
      plan: "premium",
      cancelAtPeriodEnd: true,
      pendingChange: { planId: "free" },
      nextCharge: null,
    });
    const back = await post(ana, "schedule-change", { planId: "standard" });
    expect(back.body.subscription).toMatchObject({
      cancelAtPeriodEnd: false,
      pendingChange: { planId: "standard" },
    });
  });

  it("is taken back where it was the end: Stripe charges the next period again", async () => {
    const ana = await newTenant();
    await billing.buy(ana, "premium");
    await post(ana, "cancel", { atPeriodEnd: true });
    const { body } = await post(ana, "cancel-downgrade");
    expect(body.subscription).toMatchObject({
      ...{ plan: "premium", cancelAtPeriodEnd: false, pendingChange: null },
      nextCharge: { amount: 4.99 },
    });
    expect(await subscriptionsOf(ana)).toMatchObject([{ cancel_at: null }]);
  });

  it("is at once where the person says so", async () => {
    const ana = await newTenant();
    await billing.buy(ana);
    const { body } = await post(ana, "cancel", { atPeriodEnd: false });
    expect(body.subscription).toMatchObject({ plan: "free", status: "active", nextCharge: null });
    expect((await post(ana, "cancel", {})).body.error).toBe("subscription.none");
  });
});

describe("Stripe's own page for cards", () => {
  it("opens for a customer alone", async () => {
    const ana = await newTenant();
    expect((await post(ana, "portal")).status).toBe(409);
    await billing.buy(ana);
    expect((await post(ana, "portal")).body.url).toMatch(/^http/);
  });
});

describe("a payment that fails at the first try", () => {
  it("gives no plan", async () => {
    const ana = await newTenant();
    const { body } = await post(ana, "checkout", billing.order("standard"));
    await billing.pay(String(body.sessionId), DECLINED);
    await billing.settle();
    expect((await post(ana, "sync")).body.subscription).toMatchObject({ plan: "free" });
  });
});
