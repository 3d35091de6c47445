import { openShop, type Shop } from "@foja/harness/shop";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

let shop: Shop;

beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.stop());

const raw = (path: string, init: RequestInit = {}) =>
  fetch(`${shop.url}${path}`, {
    ...init,
    headers: { authorization: `Bearer ${process.env.STRIPE_SECRET_KEY}`, ...init.headers },
  });

describe("an idempotency key", () => {
  it("answers the same again, and refuses another body", async () => {
    const create = (email: string) =>
      shop.client.customers.create({ email }, { idempotencyKey: "ensure-customer-u9" });
    const first = await create("uno@ejemplo.com.ar");
    const second = await create("uno@ejemplo.com.ar");
    expect(second.id).toBe(first.id);
    expect(second.lastResponse.headers["idempotent-replayed"]).toBe("true");
    await expect(create("dos@ejemplo.com.ar")).rejects.toMatchObject({
      statusCode: 400,
      type: "StripeIdempotencyError",
    });
    const found = await shop.client.customers.list({ email: "uno@ejemplo.com.ar" });
    expect(found.data).toHaveLength(1);
  });

  it("lets one of two calls at once do the work", async () => {
    const create = () => shop.client.customers.create({}, { idempotencyKey: "two-tabs" });
    const [one, other] = await Promise.all([create(), create()]);
    expect(one.id).toBe(other.id);
    const raced = () =>
      raw("/v1/customers", { method: "POST", headers: { "idempotency-key": "raced" } });
    const statuses = (await Promise.all([raced(), raced()])).map(({ status }) => status);
    expect([
      [200, 200],
      [200, 409],
    ]).toContainEqual(statuses.sort());
  });

  it("keeps the refusal of a card, and not that of a parameter", async () => {
    const options = { idempotencyKey: "price-once" };
    const create = (unit_amount: number) =>
      shop.client.prices.create({ product: "foja_pro", currency: "usd", unit_amount }, options);
    await expect(create(-1)).rejects.toMatchObject({ statusCode: 400 });
    const missing = { product: "nada", currency: "usd", unit_amount: 1 };
    await expect(shop.client.prices.create(missing, options)).rejects.toMatchObject({
      param: "product",
    });
  });
});

describe("a list", () => {
  it("goes page by page, newest first, until there is no more", async () => {
    const made: string[] = [];
    for (let i = 0; i < 5; i++) {
      made.unshift((await shop.client.customers.create({ email: "lista@ejemplo.com.ar" })).id);
    }
    const page = (more: object) =>
      shop.client.customers.list({ email: "lista@ejemplo.com.ar", limit: 2, ...more });
    const first = await page({});
    expect([first.data.map(({ id }) => id), first.has_more]).toEqual([made.slice(0, 2), true]);
    const last = await page({ starting_after: made[3] });
    expect([last.data.map(({ id }) => id), last.has_more]).toEqual([made.slice(4), false]);
    const before = await page({ ending_before: made[3] });
    expect(before.data.map(({ id }) => id)).toEqual(made.slice(1, 3));
    const all: string[] = [];
    for await (const { id } of shop.client.customers.list({
      email: "lista@ejemplo.com.ar",
      limit: 2,
    })) {
      all.push(id);
    }
    expect(all).toEqual(made);
    await expect(page({ starting_after: "cus_nada" })).rejects.toMatchObject({
      code: "resource_missing",
    });
    await expect(page({ limit: 101 })).rejects.toMatchObject({ param: "limit" });
  });

  it("finds prices by what the caller asks of them", async () => {
    const { prices } = shop;
    const by = async (asked: Parameters<typeof shop.client.prices.list>[0]) =>
      (await shop.client.prices.list(asked)).data.map(({ lookup_key }) => lookup_key);
    expect(await by({ lookup_keys: ["pro", "basic"] })).toEqual(["pro", "basic"]);
    expect(await by({ product: "foja_pro", recurring: { interval: "year" } })).toEqual(["yearly"]);
    await shop.client.prices.update(prices.daily.id, { active: false });
    expect(await by({ active: false })).toEqual(["daily"]);
    await shop.client.prices.update(prices.daily.id, { active: true });
  });
});

describe("a price", () => {
  it("hands its lookup key on, and keeps what it costs", async () => {
    const create = (transfer_lookup_key: boolean) =>
      shop.client.prices.create({
        product: "foja_pro",
        currency: "usd",
        unit_amount: 1200,
        recurring: { interval: "month" },
        lookup_key: "moving",
        transfer_lookup_key,
      });
    const old = await create(false);
    await expect(create(false)).rejects.toMatchObject({ param: "lookup_key" });
    const next = await create(true);
    expect((await shop.client.prices.retrieve(old.id)).lookup_key).toBeNull();
    expect(next.lookup_key).toBe("moving");
    await expect(
      shop.client.prices.update(next.id, { unit_amount: 1 } as object),
    ).rejects.toMatchObject({ code: "parameter_unknown", param: "unit_amount" });
  });

  it("shows in subscriptions as it is now", async () => {
    const { id } = await shop.subscribe();
    await shop.client.prices.update(shop.prices.basic.id, { nickname: "Básico" });
    const { items } = await shop.client.subscriptions.retrieve(id);
    expect(items.data[0]?.price.nickname).toBe("Básico");
  });
});

describe("a call that Stripe does not document", () => {
  it.each([
    ["a path", "/v1/planes", {}, 404, undefined],
    ["a parameter of a list", "/v1/customers?nombre=Ana", {}, 400, "parameter_unknown"],
    [
      "a parameter",
      "/v1/customers",
      { method: "POST", body: "nombre=Ana" },
      400,
      "parameter_unknown",
    ],
    ["a nested one", "/v1/customers", { method: "POST", body: "metadata[a][b]=1" }, 400, undefined],
    ["a missing one", "/v1/products", { method: "POST", body: "" }, 400, "parameter_missing"],
    ["no number", "/v1/customers?limit=dos", {}, 400, "parameter_invalid_integer"],
    ["nobody's id", "/v1/customers/cus_nada", {}, 404, "resource_missing"],
    [
      "another version",
      "/v1/customers",
      { headers: { "stripe-version": "2020-08-27" } },
      400,
      undefined,
    ],
    ["no key", "/v1/customers", { headers: { authorization: "Bearer no" } }, 401, undefined],
  ])("is refused: %s", async (_, path, init, status, code) => {
    const answer = await raw(path, init);
    const { error } = (await answer.json()) as { error: Record<string, string> };
    expect([answer.status, error.code]).toEqual([status, code]);
    expect(error.type).toBe("invalid_request_error");
    expect(answer.headers.get("request-id")).toMatch(/^req_/);
  });

  it("names the parameter in brackets", async () => {
    const update = shop.client.products.create({ name: "X", metadata: { a: { b: 1 } } } as never);
    await expect(update).rejects.toMatchObject({ param: "metadata[a]" });
  });
});

describe("the lines of an invoice", () => {
  it.each([
    [["es-419"], "1 × Foja Pro (US$ 10,00 por mes)", "Tiempo no usado de Foja Pro desde el"],
    [["pt-BR"], "1 × Foja Pro (at 10.00 USD / month)", "Unused time on Foja Pro after"],
  ])("are written in the customer's language: %j", async (preferred_locales, whole, part) => {
    const { client, prices } = shop;
    const subscription = await shop.subscribe();
    await client.customers.update(String(subscription.customer), { preferred_locales });
    const item = subscription.items.data[0]?.id;
    const lines = async (price: string) => {
      const preview = await client.invoices.createPreview({
        subscription: subscription.id,
        subscription_details: { items: [{ id: item, price }] },
      });
      return preview.lines.data.map(({ description }) => description);
    };
    expect(await lines(prices.basic.id)).toEqual([whole]);
    expect((await lines(prices.pro.id))[0]).toContain(part);
  });
});

describe("expand", () => {
  it("puts objects in the place of ids, as deep as asked", async () => {
    const { customer } = await shop.subscribe();
    const { data } = await shop.client.subscriptions.list({
      customer: String(customer),
      expand: ["data.customer", "data.items.data.price.product", "data.latest_invoice.payments"],
    });
    expect(data[0]).toMatchObject({
      customer: { email: "ana@ejemplo.com.ar" },
      items: { data: [{ price: { product: { name: "Foja Pro" } } }] },
      latest_invoice: {
        payments: { data: [{ status: "paid", payment: { type: "payment_intent" } }] },
      },
    });
    const wrong = shop.client.customers.retrieve(String(customer), { expand: ["nombre"] });
    await expect(wrong).rejects.toThrow("cannot be expanded");
  });
});

describe("a fault", () => {
  it.each([
    ["429", { statusCode: 429 }],
    ["500", { statusCode: 500 }],
    ["reset", { type: "StripeConnectionError" }],
  ])("%s reaches the caller when it lasts", async (kind, error) => {
    await shop.fail(kind, 4);
    await expect(shop.client.customers.list()).rejects.toMatchObject(error);
    await shop.mend();
  });

  it("answerLost does the work, once", async () => {
    await shop.fail("answerLost");
    const { id } = await shop.client.customers.create({ email: "perdida@ejemplo.com.ar" });
    const found = await shop.client.customers.list({ email: "perdida@ejemplo.com.ar" });
    expect(found.data.map((one) => one.id)).toEqual([id]);
  });

  it("timeout answers nothing until the caller hangs up", async () => {
    await shop.fail("timeout");
    const asked = raw("/v1/customers", { signal: AbortSignal.timeout(200) });
    await expect(asked).rejects.toThrow("timeout");
  });
});
