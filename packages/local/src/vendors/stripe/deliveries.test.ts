import { openShop, type Shop } from "@foja/harness/shop";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";

let shop: Shop;

beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.stop());
beforeEach(async () => {
  await shop.settle();
  shop.heard.length = 0;
  shop.signatures.length = 0;
});
afterEach(async () => {
  shop.answer(200);
  await shop.deliver({});
});

const PAID = [
  "customer.created",
  "invoice.created",
  "customer.subscription.created",
  "payment_intent.created",
  "invoice.finalized",
];

describe("events", () => {
  it("are signed over their own bytes, as the client checks", async () => {
    await shop.subscribe();
    await shop.settle();
    const [{ body = "", signature = "" } = {}] = shop.signatures;
    const { webhooks } = shop.client;
    const event = await webhooks.constructEventAsync(body, signature, shop.webhookSecret);
    expect(event).toMatchObject({ type: "customer.created", api_version: "2026-10-28.endive" });
    const forged = webhooks.constructEventAsync(`${body} `, signature, shop.webhookSecret);
    await expect(forged).rejects.toThrow("signature");
  });

  it("arrive twice, in another order, or not at all, as the test wishes", async () => {
    await shop.deliver({ times: 2 });
    await shop.client.customers.create({});
    expect(await shop.types()).toEqual(["customer.created", "customer.created"]);
    shop.heard.length = 0;
    await shop.deliver({ shuffle: true });
    await shop.subscribe();
    const shuffled = await shop.types();
    expect(shuffled.indexOf("checkout.session.completed")).toBeLessThan(
      shuffled.indexOf("customer.subscription.created"),
    );
    shop.heard.length = 0;
    await shop.deliver({ drop: 2 });
    await shop.subscribe();
    expect((await shop.types()).slice(0, 3)).toEqual(PAID.slice(2));
    shop.heard.length = 0;
    await shop.deliver({ drop: true });
    await shop.subscribe();
    expect(await shop.types()).toEqual([]);
  });

  it("that were lost are found in the list, and can be sent again", async () => {
    await shop.deliver({ drop: true });
    const { id } = await shop.client.customers.create({});
    const lost = await shop.client.events.list({ delivery_success: false, limit: 1 });
    expect(lost.data[0]).toMatchObject({ type: "customer.created", data: { object: { id } } });
    await shop.resend({ last: 1, times: 2 });
    expect(shop.heard.map(({ data }) => data.object.id)).toEqual([id, id]);
    const found = await shop.client.events.list({ delivery_success: true, types: ["customer.*"] });
    expect(found.data[0]?.id).toBe(lost.data[0]?.id);
  });

  it("come again until the application takes them", async () => {
    shop.answer(500);
    await shop.client.customers.create({});
    await expect.poll(() => shop.signatures.length).toBeGreaterThan(1);
    shop.answer(200);
    expect(await shop.types()).toEqual(["customer.created"]);
  });

  it("are given up after some tries", async () => {
    shop.answer(500);
    await shop.client.customers.create({});
    await shop.settle();
    expect(shop.signatures).toHaveLength(4);
    const { events = [] } = await shop.state();
    expect(events.at(-1)).toMatchObject({ delivery: { tries: 4, delivered: false } });
  });
});
