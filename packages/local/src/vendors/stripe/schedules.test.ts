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

/** A subscription to Pro that becomes Basic when its period ends. */
async function downgraded() {
  const { client, prices } = shop;
  const subscription = await shop.subscribe(prices.pro.id);
  const { id, phases } = await client.subscriptionSchedules.create({
    from_subscription: subscription.id,
  });
  const [now] = phases;
  const schedule = await client.subscriptionSchedules.update(id, {
    end_behavior: "release",
    proration_behavior: "none",
    phases: [
      {
        items: [{ price: prices.pro.id, quantity: 1 }],
        start_date: now?.start_date,
        end_date: now?.end_date,
      },
      { items: [{ price: prices.basic.id, quantity: 1 }], proration_behavior: "none" },
    ],
  });
  return { subscription, schedule, end: now?.end_date ?? 0 };
}

describe("a subscription schedule", () => {
  it("moves the price at the end of the phase, charges the new one, and lets go", async () => {
    const { subscription, schedule, end } = await downgraded();
    await shop.clock(end - 1);
    const before = await shop.client.subscriptions.retrieve(subscription.id);
    expect(before.items.data[0]?.price.lookup_key).toBe("pro");
    expect(before.schedule).toBe(schedule.id);
    await shop.clock(end);
    const after = await shop.client.subscriptions.retrieve(subscription.id, {
      expand: ["latest_invoice"],
    });
    expect(after).toMatchObject({
      status: "active",
      items: { data: [{ price: { lookup_key: "basic" }, current_period_start: end }] },
      latest_invoice: { amount_paid: 1000, billing_reason: "subscription_cycle" },
    });
    await shop.clock((after.items.data[0]?.current_period_end ?? 0) + 60);
    expect(await shop.client.subscriptionSchedules.retrieve(schedule.id)).toMatchObject({
      status: "released",
      released_subscription: subscription.id,
      subscription: null,
    });
    expect(await shop.types()).toEqual(
      expect.arrayContaining(["subscription_schedule.updated", "subscription_schedule.released"]),
    );
    expect((await shop.client.subscriptions.retrieve(subscription.id)).schedule).toBeNull();
  });

  it("is undone by its release, which leaves the price as it was", async () => {
    const { subscription, schedule, end } = await downgraded();
    const released = await shop.client.subscriptionSchedules.release(schedule.id, {
      preserve_cancel_date: false,
    });
    expect(released.status).toBe("released");
    await shop.clock(end + 60);
    const after = await shop.client.subscriptions.retrieve(subscription.id, {
      expand: ["latest_invoice"],
    });
    expect(after).toMatchObject({ schedule: null, latest_invoice: { amount_paid: 3500 } });
    await expect(shop.client.subscriptionSchedules.release(schedule.id)).rejects.toMatchObject({
      statusCode: 400,
    });
  });

  it("forbids to cancel the subscription at its end, until it is released", async () => {
    const { subscription, schedule } = await downgraded();
    const cancel = () =>
      shop.client.subscriptions.update(subscription.id, { cancel_at_period_end: true });
    await expect(cancel()).rejects.toThrow("is managed by the subscription schedule");
    await shop.client.subscriptionSchedules.release(schedule.id);
    expect((await cancel()).cancel_at_period_end).toBe(true);
  });

  it("takes a plan to cancel over, which an update to go on takes away", async () => {
    const subscription = await shop.subscribe();
    await shop.client.subscriptions.update(subscription.id, { cancel_at_period_end: true });
    const { id, end_behavior } = await shop.client.subscriptionSchedules.create({
      from_subscription: subscription.id,
    });
    expect(end_behavior).toBe("cancel");
    await shop.client.subscriptionSchedules.update(id, { end_behavior: "release" });
    const { cancel_at } = await shop.client.subscriptions.retrieve(subscription.id);
    expect(cancel_at).toBeNull();
  });

  it("ends with its subscription", async () => {
    const { subscription, schedule } = await downgraded();
    await shop.client.subscriptions.cancel(subscription.id);
    const { status } = await shop.client.subscriptionSchedules.retrieve(schedule.id);
    expect(status).toBe("canceled");
  });

  it("takes one from a subscription that has none, and nothing else beside it", async () => {
    const { subscription } = await downgraded();
    const create = (more: object) =>
      shop.client.subscriptionSchedules.create({ from_subscription: subscription.id, ...more });
    await expect(create({})).rejects.toThrow("already attached to a schedule");
    await expect(create({ end_behavior: "release" })).rejects.toMatchObject({
      code: "parameter_unknown",
    });
  });
});
