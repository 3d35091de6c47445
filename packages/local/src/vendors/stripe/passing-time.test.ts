import { openShop, type Shop } from "@foja/harness/shop";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

const DAY_S = 24 * 3600;
const BAD_LATER = "4000000000000341";

let shop: Shop;

beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.stop());
beforeEach(async () => {
  await shop.settle();
  shop.heard.length = 0;
});

const endOf = (subscription: Awaited<ReturnType<Shop["subscribe"]>>) =>
  subscription.items.data[0]?.current_period_end ?? 0;
const invoicesOf = async (subscription: string) =>
  (await shop.client.invoices.list({ subscription, limit: 100 })).data.reverse();

describe("the clock", () => {
  it("bills every period that it passes, each at its own moment", async () => {
    const subscription = await shop.subscribe(shop.prices.daily.id);
    const first = endOf(subscription);
    await shop.clock(first + 3 * DAY_S + 5);
    const invoices = await invoicesOf(subscription.id);
    expect(invoices.map(({ created, status }) => [created, status])).toEqual([
      [first - DAY_S, "paid"],
      ...[0, 1, 2, 3].map((day) => [first + day * DAY_S, "paid"]),
    ]);
    const { items } = await shop.client.subscriptions.retrieve(subscription.id);
    expect(items.data[0]?.current_period_end).toBe(first + 4 * DAY_S);
    await shop.client.subscriptions.cancel(subscription.id);
  });

  it("says a week before what a renewal will cost", async () => {
    const subscription = await shop.subscribe(shop.prices.yearly.id);
    await shop.clock(endOf(subscription) - 7 * DAY_S);
    await shop.settle();
    const said = shop.heard.filter(({ type, data }) => {
      const parent = data.object.parent as { subscription_details?: { subscription: string } };
      return (
        type === "invoice.upcoming" && parent.subscription_details?.subscription === subscription.id
      );
    });
    expect(said.map(({ data }) => data.object.total)).toEqual([35_000]);
  });

  it("goes forward only", async () => {
    await expect(shop.clock("2020-01-01T00:00:00Z")).rejects.toThrow("forward only");
  });

  it("is moved by Stripe's own test clocks too", async () => {
    const { testClocks } = shop.client.testHelpers;
    const [{ id, frozen_time }, subscription] = [
      await testClocks.create({ frozen_time: Math.ceil(Date.now() / 1000) + 3650 * DAY_S }),
      await shop.subscribe(shop.prices.daily.id),
    ];
    expect(endOf(subscription)).toBe(frozen_time + DAY_S);
    const moved = await testClocks.advance(id, { frozen_time: frozen_time + 2 * DAY_S });
    expect(moved).toMatchObject({ status: "ready", frozen_time: frozen_time + 2 * DAY_S });
    expect(await invoicesOf(subscription.id)).toHaveLength(3);
    await expect(testClocks.advance(id, { frozen_time })).rejects.toMatchObject({
      param: "frozen_time",
    });
    await shop.client.subscriptions.cancel(subscription.id);
  });

  it("ends sessions and subscriptions that nobody paid for", async () => {
    const { id, expires_at, customer } = await shop.session();
    await shop.pay(id, "4000000000000002");
    await shop.clock(expires_at);
    expect(await shop.client.checkout.sessions.retrieve(id)).toMatchObject({ status: "expired" });
    const all = await shop.client.subscriptions.list({ customer: String(customer), status: "all" });
    expect(all.data.map(({ status }) => status)).toEqual(["incomplete_expired"]);
  });
});

describe("a renewal that is not paid", () => {
  async function failing() {
    const subscription = await shop.subscribe();
    await shop.card(String(subscription.customer), BAD_LATER);
    await shop.settle();
    shop.heard.length = 0;
    const end = endOf(subscription);
    await shop.clock(end);
    return { subscription, end };
  }

  const of = (type: string, id: string) =>
    shop.heard.filter(
      ({ type: one, data }) => one === type && JSON.stringify(data.object).includes(id),
    );

  it("is tried again after 3, 5 and 7 days, and then ends the subscription", async () => {
    const { subscription, end } = await failing();
    const tries = [end, end + 3 * DAY_S, end + 8 * DAY_S, end + 15 * DAY_S];
    for (const [i, at] of tries.entries()) {
      await shop.clock(at);
      const invoice = (await invoicesOf(subscription.id)).at(-1);
      expect(invoice).toMatchObject({
        status: "open",
        attempt_count: i + 1,
        next_payment_attempt: tries[i + 1] ?? null,
      });
      const { status } = await shop.client.subscriptions.retrieve(subscription.id);
      expect(status).toBe(i < 3 ? "past_due" : "canceled");
    }
    await shop.settle();
    expect(of("invoice.payment_failed", subscription.id)).toHaveLength(4);
    const late = of("customer.subscription.updated", subscription.id).filter(
      ({ data }) => data.object.status === "past_due" && data.previous_attributes?.status,
    );
    expect(late).toHaveLength(1);
    expect(of("customer.subscription.deleted", subscription.id)[0]?.data.object).toMatchObject({
      status: "canceled",
      cancellation_details: { reason: "payment_failed" },
    });
  });

  it("is made good by another card at the next try", async () => {
    const { subscription, end } = await failing();
    await shop.card(String(subscription.customer), "4242424242424242");
    await shop.clock(end + 3 * DAY_S);
    const after = await shop.client.subscriptions.retrieve(subscription.id, {
      expand: ["latest_invoice"],
    });
    expect(after).toMatchObject({
      status: "active",
      latest_invoice: { status: "paid", attempt_count: 1 },
    });
  });

  it("is made good by a payment in between, which no try follows", async () => {
    const { subscription, end } = await failing();
    const invoice = (await invoicesOf(subscription.id)).at(-1);
    const pay = () => shop.client.invoices.pay(invoice?.id ?? "");
    await expect(pay()).rejects.toMatchObject({ statusCode: 402, code: "card_declined" });
    await shop.card(String(subscription.customer), "4242424242424242");
    expect(await pay()).toMatchObject({ status: "paid", attempt_count: 1 });
    await expect(pay()).rejects.toMatchObject({ code: "invoice_already_paid" });
    await shop.clock(end + 20 * DAY_S);
    expect((await shop.client.subscriptions.retrieve(subscription.id)).status).toBe("active");
  });

  it("is not collected any more once the subscription is cancelled", async () => {
    const { subscription, end } = await failing();
    await shop.client.subscriptions.cancel(subscription.id);
    await shop.clock(end + 20 * DAY_S);
    expect((await invoicesOf(subscription.id)).at(-1)).toMatchObject({
      status: "open",
      attempt_count: 1,
      auto_advance: false,
    });
  });

  it("leaves the subscription unpaid where the account is set so", async () => {
    const set = (afterRetries: string) =>
      fetch(`${shop.url}/_local/stripe/settings`, {
        method: "POST",
        body: JSON.stringify({ afterRetries }),
      });
    await set("unpaid");
    const { subscription, end } = await failing();
    await shop.clock(end + 15 * DAY_S);
    expect((await shop.client.subscriptions.retrieve(subscription.id)).status).toBe("unpaid");
    await set("canceled");
  });
});

describe("what banks and people do", () => {
  it("gives money back, in parts and no more than there was", async () => {
    const subscription = await shop.subscribe();
    const { data } = await shop.client.charges.list({ customer: String(subscription.customer) });
    const charge = data[0]?.id ?? "";
    await shop.refund({ chargeId: charge, amount: 400 });
    await expect(shop.refund({ chargeId: charge, amount: 601 })).rejects.toThrow("greater than");
    const rest = await shop.client.refunds.create({ charge });
    expect(rest).toMatchObject({ amount: 600, status: "succeeded" });
    const after = await shop.client.charges.retrieve(charge, { expand: ["refunds"] });
    expect(after).toMatchObject({
      refunded: true,
      amount_refunded: 1000,
      refunds: { data: [{ amount: 400 }, { amount: 600 }] },
    });
    expect((await shop.types()).filter((type) => type === "charge.refunded")).toHaveLength(2);
    const more = shop.client.refunds.create({ charge });
    await expect(more).rejects.toMatchObject({ code: "charge_already_refunded" });
  });

  it("disputes a charge, by a card that always does or from outside", async () => {
    const disputing = await shop.subscribe(shop.prices.basic.id, "4000000000000259");
    const { data } = await shop.client.disputes.list();
    const [found] = data;
    const { data: charges } = await shop.client.charges.list({
      customer: String(disputing.customer),
    });
    expect(found).toMatchObject({ status: "needs_response", charge: charges[0]?.id, amount: 1000 });
    expect(charges[0]?.disputed).toBe(true);
    const other = await shop.subscribe();
    await shop.dispute({ invoiceId: String(other.latest_invoice), status: "lost" });
    expect((await shop.types()).filter((type) => type.includes("dispute"))).toEqual([
      "charge.dispute.created",
      "charge.dispute.created",
      "charge.dispute.closed",
    ]);
  });
});
