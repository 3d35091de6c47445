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

const GOOD = "4242424242424242";

describe("a checkout session", () => {
  it("ends with a subscription that is paid, and says so in order", async () => {
    const { id, url, customer } = await shop.session();
    expect(url).toContain(`/_local/stripe/checkout/${id}`);
    expect(await shop.pay(id, GOOD)).toMatchObject({ success: true, outcome: "paid" });
    const session = await shop.client.checkout.sessions.retrieve(id, {
      expand: ["subscription.latest_invoice", "line_items"],
    });
    expect(session).toMatchObject({
      status: "complete",
      payment_status: "paid",
      client_reference_id: "u1",
      customer,
      url: null,
      subscription: {
        status: "active",
        metadata: { ownerId: "u1" },
        cancel_at: null,
        latest_invoice: {
          status: "paid",
          amount_paid: 1000,
          billing_reason: "subscription_create",
        },
      },
      line_items: { data: [{ amount_total: 1000, price: { lookup_key: "basic" } }] },
    });
    expect(await shop.types()).toEqual([
      "customer.created",
      "invoice.created",
      "customer.subscription.created",
      "payment_intent.created",
      "invoice.finalized",
      "charge.succeeded",
      "payment_intent.succeeded",
      "invoice_payment.paid",
      "invoice.updated",
      "invoice.paid",
      "invoice.payment_succeeded",
      "customer.subscription.updated",
      "payment_method.attached",
      "checkout.session.completed",
    ]);
    const at = (type: string) => shop.heard.find((one) => one.type === type)?.data;
    expect(at("customer.subscription.created")?.object.status).toBe("incomplete");
    expect(at("customer.subscription.updated")).toMatchObject({
      object: { status: "active" },
      previous_attributes: { status: "incomplete" },
    });
  });

  it.each([
    ["4000000000000002", "card_declined", "generic_decline"],
    ["4000000000009995", "card_declined", "insufficient_funds"],
    ["4000000000000341", "card_declined", "generic_decline"],
    ["4000000000000069", "expired_card", undefined],
    ["1234", "incorrect_number", undefined],
  ])("stays open after %s is refused, and takes another card", async (card, code, decline_code) => {
    const { id, customer } = await shop.session();
    expect(await shop.pay(id, card)).toMatchObject({
      success: false,
      outcome: "declined",
      decline: { code, ...(decline_code && { decline_code }) },
    });
    const none = await shop.client.subscriptions.list({
      customer: String(customer),
      status: "active",
    });
    expect(none.data).toEqual([]);
    expect(await shop.client.checkout.sessions.retrieve(id)).toMatchObject({
      status: "open",
      subscription: null,
    });
    expect(await shop.pay(id, GOOD)).toMatchObject({ outcome: "paid" });
    const all = await shop.client.subscriptions.list({ customer: String(customer), status: "all" });
    expect(all.data.map(({ status }) => status)).toEqual(["active"]);
  });

  it("asks for a proof where the bank wants one, and ends as the person proves it", async () => {
    const { id } = await shop.session();
    expect(await shop.pay(id, "4000002500003155")).toMatchObject({ outcome: "requires_action" });
    expect(await shop.pay(id, "4000002500003155", false)).toMatchObject({
      outcome: "declined",
      decline: { code: "payment_intent_authentication_failure" },
    });
    expect(await shop.pay(id, "4000002500003155", true)).toMatchObject({ outcome: "paid" });
    expect(await shop.pay(id, GOOD)).toMatchObject({ outcome: "closed" });
  });

  it("can be expired, and then not paid", async () => {
    const { id } = await shop.session();
    await shop.pay(id, "4000000000000002");
    expect(await shop.client.checkout.sessions.expire(id)).toMatchObject({ status: "expired" });
    await expect(shop.client.checkout.sessions.expire(id)).rejects.toMatchObject({
      statusCode: 400,
    });
    expect(await shop.pay(id, GOOD)).toMatchObject({ outcome: "closed" });
    expect(await shop.types()).toContain("checkout.session.expired");
  });
});
