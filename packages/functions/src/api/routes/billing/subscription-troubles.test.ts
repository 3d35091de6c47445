import { Subscriptions } from "@foja/core/billing/subscriptions";
import { setClock } from "@foja/core/kernel/clock";
import { stripe } from "@foja/core/kernel/ports/stripe";
import { type Mailbox, startMailbox } from "@foja/harness/mailbox";
import { ownTable } from "@foja/harness/own-table";
import { type Billing, startSubscriptions } from "@foja/harness/subscriptions";
import { newTenant, type Tenant } from "@foja/harness/tenant";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { handler as sweepLetters } from "../../../jobs/letters-sweep";

const MINUTE_MS = 60_000;
/** Declined when charged without the person present. */
const DECLINED_LATER = "4000000000000341";
const PROVED_ALWAYS = "4000002760003184";

let billing: Billing;
let mailbox: Mailbox;
/** The current instant for Foja and for Stripe. */
let moment = 0;

// Its sweeps cover the whole table.
beforeAll(async () => {
  await ownTable();
  moment = Date.now();
  billing = await startSubscriptions();
  mailbox = await startMailbox();
  const admin = await newTenant({ role: "ADMIN_ROLE" });
  for (const [planId, basePrice] of Object.entries({ standard: 10, premium: 35 })) {
    const development = { basePrice, billingPeriod: "monthly" };
    const body = { planId, environments: { development } };
    expect((await admin.call("POST", "/api/plan-configs", { body })).status).toBe(200);
  }
});
beforeEach(async () => {
  setClock(() => moment);
  await billing.deliver({ drop: false });
});
afterAll(async () => {
  await mailbox.stop();
  await billing.stop();
});

/** Sets everybody's clock, and waits until its consequences have arrived. */
async function moveTo(to: number): Promise<void> {
  moment = to;
  await billing.clock(to);
  await billing.settle();
}

const current = (tenant: Tenant) => tenant.as(() => Subscriptions.current());

/** The subjects of the mails that a practice got, except the one that its plan began. */
async function mailsTo({ email }: Tenant): Promise<string[]> {
  moment += 2 * MINUTE_MS;
  await sweepLetters();
  const subjects = mailbox.inbox.list(email).map(({ subject }) => subject);
  return subjects.filter((subject) => !subject.startsWith("Ya tenés"));
}

/** A practice's objects at Stripe. */
async function atStripe({ email }: Tenant) {
  const all = await billing.state();
  const id = String(all.customers?.find((one) => one.email === email)?.id);
  const own = (kind: string) => (all[kind] ?? []).filter(({ customer }) => customer === id);
  const [charges, subscriptions] = [own("charges"), own("subscriptions")];
  const paid = charges.map((charge) => charge.id);
  const refunds = (all.refunds ?? []).filter(({ charge }) => paid.includes(charge));
  return { id, charges, subscriptions, refunds };
}

async function bought(planId = "standard"): Promise<Tenant> {
  const ana = await newTenant();
  await billing.buy(ana, planId);
  expect(await current(ana)).toMatchObject({ plan: planId, status: "active" });
  return ana;
}

describe("a renewal that fails", () => {
  it("leaves the plan while Stripe tries, notifies each try once, and then ends it", async () => {
    const ana = await bought();
    await billing.card((await atStripe(ana)).id, DECLINED_LATER);
    const renewal = Date.parse(String((await current(ana)).currentPeriodEnd));
    await moveTo(renewal + 2 * 60 * MINUTE_MS);
    const failed = await current(ana);
    expect(failed).toMatchObject({ plan: "standard", status: "past_due", owed: { attempts: 1 } });
    expect(Date.parse(String(failed.grace?.since))).toBeGreaterThanOrEqual(renewal);
    expect(await mailsTo(ana)).toEqual(["No pudimos cobrar US$ 10,00"]);
    await billing.resend({ last: 20, times: 3, shuffle: true });
    await billing.settle();
    expect(await mailsTo(ana)).toHaveLength(1);
    const again = ana.as(() => Subscriptions.checkout(order(), { email: ana.email, name: "Ana" }));
    const payment = { amount: 10, url: expect.stringMatching(/^http/) };
    await expect(again).rejects.toMatchObject({ code: "subscription.exists", extra: { payment } });
    for (const tries of [2, 3]) {
      await moveTo(Date.parse(String((await current(ana)).owed?.nextAttemptAt)) + 1000);
      const held = await current(ana);
      expect(held).toMatchObject({ plan: "standard", owed: { attempts: tries } });
      expect(held.grace).toEqual(failed.grace);
      expect(await mailsTo(ana)).toEqual(Array(tries).fill("No pudimos cobrar US$ 10,00"));
    }
    await moveTo(Date.parse(String((await current(ana)).owed?.nextAttemptAt)) + 1000);
    expect(await current(ana)).toMatchObject({ plan: "free", status: "active", owed: null });
    expect((await current(ana)).history[0]).toMatchObject({ why: "payment_failed" });
    const [last, ...rest] = await mailsTo(ana);
    expect(last).toBe("Tu plan pasó de Estándar a Gratuito");
    expect(rest).toHaveLength(3);
  });

  const order = () => billing.order("premium") as Parameters<typeof Subscriptions.checkout>[0];
});

describe("a payment that goes back", () => {
  it.each([
    [undefined, "refunded", "Te devolvimos US$ 10,00"],
    [400, "partially_refunded", "Te devolvimos US$ 4,00"],
  ] as const)(
    "by a refund of %s cents leaves the plan, and is notified once",
    async (amount, status, subject) => {
      const ana = await bought();
      const [charge] = (await atStripe(ana)).charges;
      await billing.refund({ chargeId: String(charge?.id), amount });
      await billing.settle();
      expect(await ana.as(() => Subscriptions.payments())).toMatchObject([{ status }]);
      expect(await mailsTo(ana)).toEqual([subject]);
      await billing.resend({ last: 10, times: 2, shuffle: true });
      await billing.settle();
      expect(await mailsTo(ana)).toHaveLength(1);
      expect((await current(ana)).plan).toBe("standard");
    },
  );

  it("by a dispute leaves the plan, and is notified once", async () => {
    const ana = await bought();
    const [charge] = (await atStripe(ana)).charges;
    await billing.dispute({ chargeId: String(charge?.id) });
    await billing.settle();
    expect(await ana.as(() => Subscriptions.payments())).toMatchObject([{ status: "disputed" }]);
    const subject = "Tu banco nos informó que desconociste un pago de US$ 10,00";
    expect(await mailsTo(ana)).toEqual([subject]);
    await billing.resend({ last: 10, times: 2, shuffle: true });
    await billing.settle();
    expect(await mailsTo(ana)).toHaveLength(1);
    expect((await current(ana)).plan).toBe("standard");
  });
});

describe("what nobody asked Foja for", () => {
  const sync = ({ userId }: Tenant) => Subscriptions.sync(userId);

  it("is a second subscription: the first is kept, the other ended and paid back once", async () => {
    const ana = await bought();
    const { id, subscriptions } = await atStripe(ana);
    const client = await stripe();
    const held = await client.subscriptions.retrieve(String(subscriptions[0]?.id));
    await billing.deliver({ drop: true });
    const session = await client.checkout.sessions.create({
      mode: "subscription",
      customer: id,
      line_items: [{ price: String(held.items.data[0]?.price.id), quantity: 1 }],
      success_url: "http://localhost:3000/a",
      cancel_url: "http://localhost:3000/b",
    });
    await billing.pay(session.id, "4242424242424242", true);
    const [first, other] = await Promise.all([sync(ana), sync(ana)]);
    const kinds = [...first.alarms, ...other.alarms].map(({ kind }) => kind);
    expect(kinds).toContain("two-subscriptions");
    expect((await sync(ana)).alarms).toEqual([]);
    const after = await atStripe(ana);
    const states = after.subscriptions.map((one) => [one.id === held.id, one.status]);
    expect(states).toEqual([
      [true, "active"],
      [false, "canceled"],
    ]);
    expect(after.refunds).toHaveLength(1);
    expect(await current(ana)).toMatchObject({ plan: "standard" });
    expect(await mailsTo(ana)).toEqual(["Te devolvimos US$ 10,00"]);
  });

  it("is a price that Foja does not know: the plan is kept, and somebody hears of it", async () => {
    const ana = await bought();
    const [held] = (await atStripe(ana)).subscriptions;
    const client = await stripe();
    const { items } = await client.subscriptions.retrieve(String(held?.id));
    const [item] = items.data;
    const strange = await client.prices.create({
      product: String(item?.price.product),
      currency: "usd",
      unit_amount: 1234,
      recurring: { interval: "month" },
    });
    const change = { items: [{ id: String(item?.id), price: strange.id }] };
    await client.subscriptions.update(String(held?.id), change);
    const { alarms } = await sync(ana);
    expect(alarms).toEqual([{ kind: "unknown-price", id: strange.id }]);
    expect(await current(ana)).toMatchObject({ plan: "standard", price: { amount: 12.34 } });
  });
});

describe("a bank that wants proof", () => {
  it("keeps the plan until it is given on Stripe's page", async () => {
    const ana = await bought();
    await billing.card((await atStripe(ana)).id, PROVED_ALWAYS);
    const body = { planId: "premium" };
    const asked = await ana.call("POST", "/api/subscriptions/change-immediate", { body });
    expect(asked).toMatchObject({ status: 402, body: { error: "subscription.payment_required" } });
    expect((await current(ana)).plan).toBe("standard");
    const { url } = asked.body.payment as { url: string };
    const proof = new URLSearchParams({ proof: "complete" });
    const paid = await fetch(`${url}/challenge`, { method: "POST", body: proof });
    expect(paid.status).toBe(200);
    await billing.settle();
    expect(await current(ana)).toMatchObject({ plan: "premium", owed: null });
  });
});
