import { openShop, type Shop } from "@foja/harness/shop";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

let shop: Shop;

beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.stop());
beforeEach(async () => {
  await shop.settle();
  shop.heard.length = 0;
});

type Subscription = Awaited<ReturnType<Shop["subscribe"]>>;

const itemOf = ({ items }: Subscription) => {
  const [item] = items.data;
  if (!item) throw new Error("a subscription without items");
  return item;
};
const fetchOne = (id: string) =>
  shop.client.subscriptions.retrieve(id, { expand: ["latest_invoice.payments"] });

/** A subscription to Basic, a third of its period later. */
async function aThirdLater() {
  const subscription = await shop.subscribe();
  const { id, current_period_start: start, current_period_end: end } = itemOf(subscription);
  const at = start + Math.floor((end - start) / 3);
  await shop.clock(at);
  return { subscription, item: id, at, start, end };
}

describe("an upgrade", () => {
  it("is previewed to the cent, and charged so", async () => {
    const { subscription, item, at, start, end } = await aThirdLater();
    const { client, prices } = shop;
    const change = {
      items: [{ id: item, price: prices.pro.id }],
      proration_behavior: "always_invoice" as const,
      proration_date: at,
    };
    const preview = await client.invoices.createPreview({
      subscription: subscription.id,
      subscription_details: change,
    });
    expect(preview.parent?.subscription_details?.subscription_proration_date).toBe(at);
    const left = (end - at) / (end - start);
    const amounts = [-Math.round(1000 * left), Math.round(3500 * left)];
    expect(preview.lines.data.map(({ amount }) => amount)).toEqual(amounts);
    await shop.clock(at + 50);
    const updated = await client.subscriptions.update(subscription.id, {
      ...change,
      payment_behavior: "error_if_incomplete",
      expand: ["latest_invoice"],
    });
    expect(updated).toMatchObject({
      status: "active",
      items: { data: [{ id: item, price: { lookup_key: "pro" }, current_period_end: end }] },
      latest_invoice: {
        status: "paid",
        billing_reason: "subscription_update",
        amount_paid: preview.amount_due,
        parent: { subscription_details: { subscription: subscription.id } },
      },
    });
    const invoices = await client.invoices.list({ subscription: subscription.id });
    expect(invoices.data[0]?.lines.data.map(({ amount }) => amount)).toEqual(amounts);
    expect(invoices.data).toHaveLength(2);
  });

  it("changes nothing where the card is refused and the caller wants an error", async () => {
    const { subscription, item } = await aThirdLater();
    await shop.card(String(subscription.customer), "4000000000000341");
    await shop.settle();
    shop.heard.length = 0;
    const update = shop.client.subscriptions.update(subscription.id, {
      items: [{ id: item, price: shop.prices.pro.id }],
      proration_behavior: "always_invoice",
      payment_behavior: "error_if_incomplete",
    });
    await expect(update).rejects.toMatchObject({
      statusCode: 402,
      type: "StripeCardError",
      code: "card_declined",
      decline_code: "generic_decline",
    });
    const after = await fetchOne(subscription.id);
    expect(after).toMatchObject({
      status: "active",
      items: { data: [{ price: { lookup_key: "basic" } }] },
      latest_invoice: { billing_reason: "subscription_create" },
    });
    expect(await shop.types()).toEqual([]);
  });

  it("waits for the bank's proof beside the old plan, and comes into force when it is paid", async () => {
    const subscription = await shop.subscribe(shop.prices.basic.id, "4000002760003184");
    const update = (more: object = {}) =>
      shop.client.subscriptions.update(subscription.id, {
        items: [{ id: itemOf(subscription).id, price: shop.prices.pro.id }],
        proration_behavior: "always_invoice",
        payment_behavior: "pending_if_incomplete",
        ...more,
      });
    await expect(update({ metadata: { plan: "pro" } })).rejects.toThrow("not supported");
    const waiting = await update({ expand: ["latest_invoice.confirmation_secret"] });
    expect(waiting).toMatchObject({
      status: "active",
      items: { data: [{ price: { lookup_key: "basic" } }] },
      pending_update: { subscription_items: [{ price: { lookup_key: "pro" } }] },
      latest_invoice: {
        status: "open",
        confirmation_secret: { type: "payment_intent" },
      },
    });
    const invoice = waiting.latest_invoice as { id: string; hosted_invoice_url: string };
    expect(await shop.types()).toContain("invoice.payment_action_required");
    const page = await fetch(`${invoice.hosted_invoice_url}/challenge`, {
      method: "POST",
      body: new URLSearchParams({ proof: "complete" }),
      redirect: "manual",
    });
    expect(page.status).toBe(303);
    expect(await fetchOne(subscription.id)).toMatchObject({
      items: { data: [{ price: { lookup_key: "pro" } }] },
      pending_update: null,
      latest_invoice: { id: invoice.id, status: "paid" },
    });
    expect(await shop.types()).toContain("customer.subscription.pending_update_applied");
  });

  it("is given up with its invoice", async () => {
    const subscription = await shop.subscribe(shop.prices.basic.id, "4000002760003184");
    const waiting = await shop.client.subscriptions.update(subscription.id, {
      items: [{ id: itemOf(subscription).id, price: shop.prices.pro.id }],
      proration_behavior: "always_invoice",
      payment_behavior: "pending_if_incomplete",
    });
    await shop.client.invoices.voidInvoice(String(waiting.latest_invoice));
    expect(await fetchOne(subscription.id)).toMatchObject({
      status: "active",
      pending_update: null,
      latest_invoice: { status: "void" },
    });
    expect(await shop.types()).toContain("customer.subscription.pending_update_expired");
  });

  it("is forgotten after 23 hours without its payment", async () => {
    const subscription = await shop.subscribe(shop.prices.basic.id, "4000002760003184");
    const waiting = await shop.client.subscriptions.update(subscription.id, {
      items: [{ id: itemOf(subscription).id, price: shop.prices.pro.id }],
      proration_behavior: "always_invoice",
      payment_behavior: "pending_if_incomplete",
    });
    await shop.clock(waiting.pending_update?.expires_at ?? 0);
    expect(await fetchOne(subscription.id)).toMatchObject({
      items: { data: [{ price: { lookup_key: "basic" } }] },
      pending_update: null,
      latest_invoice: { status: "void" },
    });
    expect(await shop.types()).toContain("customer.subscription.pending_update_expired");
  });

  it("to another interval begins a period now and credits the old one", async () => {
    const { subscription, item, at, start, end } = await aThirdLater();
    const updated = await shop.client.subscriptions.update(subscription.id, {
      items: [{ id: item, price: shop.prices.yearly.id }],
      expand: ["latest_invoice"],
    });
    const credit = Math.round((1000 * (end - at)) / (end - start));
    expect(updated).toMatchObject({
      billing_cycle_anchor: at,
      items: { data: [{ current_period_start: at }] },
      latest_invoice: { total: 35_000 - credit, amount_paid: 35_000 - credit },
    });
  });
});

describe("a change without an invoice", () => {
  it("puts its prorations on the next one", async () => {
    const { subscription, item, at, start, end } = await aThirdLater();
    const change = { items: [{ id: item, price: shop.prices.pro.id }], proration_date: at };
    const preview = await shop.client.invoices.createPreview({
      subscription: subscription.id,
      subscription_details: change,
    });
    await shop.client.subscriptions.update(subscription.id, change);
    await shop.clock(end);
    const { latest_invoice: invoice } = await fetchOne(subscription.id);
    const left = (end - at) / (end - start);
    const total = 3500 - Math.round(1000 * left) + Math.round(3500 * left);
    expect(preview.total).toBe(total);
    expect(invoice).toMatchObject({ total, amount_paid: total });
  });

  it("keeps what a cheaper plan leaves over as the customer's balance", async () => {
    const subscription = await shop.subscribe(shop.prices.pro.id);
    await shop.client.subscriptions.update(subscription.id, {
      items: [{ id: itemOf(subscription).id, price: shop.prices.basic.id }],
      proration_behavior: "always_invoice",
      proration_date: itemOf(subscription).current_period_start,
    });
    const customer = String(subscription.customer);
    expect(await shop.client.customers.retrieve(customer)).toMatchObject({ balance: -2500 });
    await shop.clock(itemOf(subscription).current_period_end);
    expect(await fetchOne(subscription.id)).toMatchObject({
      latest_invoice: { total: 1000, amount_due: 0, status: "paid", starting_balance: -2500 },
    });
    expect(await shop.client.customers.retrieve(customer)).toMatchObject({ balance: -1500 });
  });

  it("without proration costs nothing until the renewal", async () => {
    const { subscription, item, end } = await aThirdLater();
    await shop.client.subscriptions.update(subscription.id, {
      items: [{ id: item, price: shop.prices.pro.id }],
      proration_behavior: "none",
    });
    await shop.clock(end);
    expect(await fetchOne(subscription.id)).toMatchObject({ latest_invoice: { total: 3500 } });
  });
});

describe("a cancellation", () => {
  it("at the end of the period ends there, and can be taken back before", async () => {
    const subscription = await shop.subscribe();
    const { current_period_end: end } = itemOf(subscription);
    const plan = (cancel_at_period_end: boolean) =>
      shop.client.subscriptions.update(subscription.id, { cancel_at_period_end });
    expect(await plan(true)).toMatchObject({ cancel_at: end, status: "active" });
    expect(await plan(false)).toMatchObject({ cancel_at: null, canceled_at: null });
    await plan(true);
    const preview = shop.client.invoices.createPreview({ subscription: subscription.id });
    await expect(preview).rejects.toMatchObject({ code: "invoice_upcoming_none" });
    await shop.clock(end);
    expect(await fetchOne(subscription.id)).toMatchObject({
      status: "canceled",
      ended_at: end,
      latest_invoice: { billing_reason: "subscription_create" },
    });
    expect(await shop.types()).toContain("customer.subscription.deleted");
    const { customer } = subscription;
    const shown = await shop.client.subscriptions.list({ customer: String(customer) });
    expect(shown.data).toEqual([]);
  });

  it("by the account's dashboard sets the moment alone, and an empty one takes it back", async () => {
    const subscription = await shop.subscribe();
    await shop.cancel(subscription.id, true);
    const planned = await fetchOne(subscription.id);
    expect(planned).toMatchObject({
      cancel_at_period_end: false,
      cancel_at: itemOf(subscription).current_period_end,
    });
    const kept = await shop.client.subscriptions.update(subscription.id, {
      cancel_at_period_end: false,
    });
    expect(kept.cancel_at).not.toBeNull();
    const resumed = await shop.client.subscriptions.update(subscription.id, { cancel_at: "" });
    expect(resumed.cancel_at).toBeNull();
  });

  it("at once may credit what is left", async () => {
    const { subscription, at, start, end } = await aThirdLater();
    const ended = await shop.client.subscriptions.cancel(subscription.id, {
      prorate: true,
      invoice_now: true,
    });
    expect(ended).toMatchObject({ status: "canceled", ended_at: at });
    const credit = Math.round((1000 * (end - at)) / (end - start));
    const customer = String(subscription.customer);
    expect(await shop.client.customers.retrieve(customer)).toMatchObject({ balance: 0 - credit });
    await expect(shop.client.subscriptions.cancel(subscription.id)).rejects.toMatchObject({
      code: "resource_missing",
    });
    const again = shop.client.subscriptions.update(subscription.id, { cancel_at_period_end: true });
    await expect(again).rejects.toMatchObject({ statusCode: 400 });
  });

  it("follows from the deletion of the customer", async () => {
    const subscription = await shop.subscribe();
    const customer = String(subscription.customer);
    expect(await shop.client.customers.del(customer)).toMatchObject({ deleted: true });
    expect(await shop.client.customers.retrieve(customer)).toMatchObject({ deleted: true });
    expect((await fetchOne(subscription.id)).status).toBe("canceled");
    expect((await shop.types()).slice(-2)).toEqual([
      "customer.subscription.deleted",
      "customer.deleted",
    ]);
  });
});
