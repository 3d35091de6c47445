import { Subscriptions } from "@foja/core/billing/subscriptions";
import { commit, removeAny } from "@foja/core/kernel/dynamo";
import { type Billing, startSubscriptions } from "@foja/harness/subscriptions";
import { newTenant, type Tenant } from "@foja/harness/tenant";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

let billing: Billing;
let admin: Tenant;
beforeAll(async () => {
  billing = await startSubscriptions();
  admin = await newTenant({ role: "ADMIN_ROLE" });
});
afterAll(() => billing.stop());

const give = async ({ userId }: Tenant, body: object) => {
  const answer = await admin.call("PATCH", `/api/subscriptions/user/${userId}`, { body });
  return { status: answer.status, error: answer.body.error };
};
const current = async (tenant: Tenant) =>
  (await tenant.call("GET", "/api/subscriptions/current")).body.subscription;
const sync = (tenant: Tenant) => tenant.call("POST", "/api/subscriptions/sync");
const list = async (query = "") =>
  (await admin.call("GET", `/api/subscriptions/stripe-subscriptions${query}`)).body;

describe("a plan that an administrator gives", () => {
  it("survives what Stripe says, and limits agreed apart with it", async () => {
    const ana = await newTenant();
    await billing.buy(ana);
    expect(await give(ana, { planId: "premium", limits: { folders: 777 } })).toMatchObject({
      status: 200,
    });
    const given = { plan: "premium", limits: { folders: 777 }, granted: { planId: "premium" } };
    await sync(ana);
    expect(await current(ana)).toMatchObject(given);
    await ana.call("POST", "/api/subscriptions/cancel", { body: { atPeriodEnd: false } });
    await billing.settle();
    expect(await current(ana)).toMatchObject(given);
    expect(await give(ana, { planId: null, limits: null })).toMatchObject({ status: 200 });
    await sync(ana);
    expect(await current(ana)).toMatchObject({
      plan: "free",
      limits: { folders: 5 },
      granted: null,
    });
  });

  it("is none that is less than what is paid, nor anybody's but an administrator's", async () => {
    const ana = await newTenant();
    await billing.buy(ana, "premium");
    expect(await give(ana, { planId: "standard" })).toEqual({
      status: 409,
      error: "subscription.paid",
    });
    expect((await give(ana, { planId: "premium" })).status).toBe(200);
    const path = `/api/subscriptions/user/${ana.userId}`;
    expect((await ana.call("PATCH", path, { body: { planId: "premium" } })).status).toBe(403);
    expect((await give(ana, {})).status).toBe(422);
    const nobody = { ...ana, userId: "user_01jd0000000000000000000000" };
    expect((await give(nobody, { planId: "premium" })).status).toBe(404);
    const headers = { "sec-fetch-site": "same-origin" };
    const repair = `/api/repair/fix-user-subscription/${nobody.userId}`;
    expect((await admin.call("GET", repair, { headers })).status).toBe(404);
  });
});

it("a repair reads what no event said, and says nothing new a second time", async () => {
  const ana = await newTenant();
  await billing.deliver({ drop: true });
  await billing.buy(ana);
  await billing.deliver({ drop: false });
  expect(await current(ana)).toMatchObject({ plan: "free" });
  const path = `/api/repair/fix-user-subscription/${ana.userId}`;
  const headers = { "sec-fetch-site": "same-origin" };
  for (let time = 0; time < 2; time += 1) {
    const { status, body } = await admin.call("GET", path, { headers });
    expect([status, body.subscription]).toMatchObject([200, { plan: "standard" }]);
  }
  expect(await current(ana)).toMatchObject({ plan: "standard", history: [{ why: "bought" }] });
});

it("a repair finds the customer that Foja lost, and keeps the one it has", async () => {
  const ana = await newTenant();
  await billing.buy(ana);
  const customerId = async () => (await Subscriptions.accountOf(ana.userId)).customer?._id;
  const lost = await customerId();
  await commit(removeAny(Subscriptions.contractKey(ana.userId)));
  expect(await customerId()).toBeUndefined();
  const repaired = async () => {
    const path = `/api/repair/fix-user-subscription/${ana.userId}`;
    const headers = { "sec-fetch-site": "same-origin" };
    const { body } = await admin.call("GET", path, { headers });
    return [String(body.message).includes("un cliente que faltaba"), await customerId()];
  };
  expect(await repaired()).toEqual([true, lost]);
  expect(await repaired()).toEqual([false, lost]);
  expect(await current(ana)).toMatchObject({ plan: "standard", isCustomer: true });
});

it("a practice's history is read at Stripe, and of who never paid there is none", async () => {
  const [ana, eva] = [await newTenant(), await newTenant()];
  await billing.buy(ana);
  const historyOf = async ({ userId }: Tenant) => {
    const { body } = await admin.call("GET", `/api/subscriptions/user/${userId}/stripe-history`);
    return body.stripeHistory;
  };
  expect(await historyOf(ana)).toMatchObject({
    customerId: expect.stringMatching(/^cus_/),
    subscriptions: [
      { status: "active", plan: "standard", amount: 1.99, currency: "USD", endedAt: null },
    ],
    payments: [{ amount: 1.99, status: "paid", refunded: 0 }],
    history: [{ from: "free", to: "standard", why: "bought" }],
  });
  expect(await historyOf(eva)).toEqual({
    ...{ customerId: null, subscriptions: [], payments: [], history: [] },
  });
});

it("the customers are listed with their four figures, which each change moves once", async () => {
  const before = (await list()).statistics as Record<string, number>;
  const [paying, leaving, opened] = [await newTenant(), await newTenant(), await newTenant()];
  await billing.buy(paying);
  await billing.buy(leaving);
  await leaving.call("POST", "/api/subscriptions/cancel", { body: { atPeriodEnd: false } });
  await billing.settle();
  const body = billing.order("standard");
  await opened.call("POST", "/api/subscriptions/checkout", { body });
  for (const tenant of [paying, leaving, opened, paying]) await sync(tenant);
  const { customers, statistics } = await list();
  const after = statistics as Record<string, number>;
  const moved = Object.entries(after).map(([name, count]) => [name, count - (before[name] ?? 0)]);
  expect(Object.fromEntries(moved)).toEqual({
    totalCustomers: 3,
    customersWithActiveSubscriptions: 1,
    customersWithoutSubscriptions: 1,
    customersWithCanceledSubscriptions: 1,
  });
  const [first, second, third] = customers as object[];
  expect(first).toMatchObject({ userId: opened.userId, plan: "free", status: null, amount: null });
  expect(second).toMatchObject({ userId: leaving.userId, plan: "free", status: "canceled" });
  expect(third).toMatchObject({ userId: paying.userId, plan: "standard", amount: 1.99 });
  const page = await list("?limit=2");
  expect(page.customers).toHaveLength(2);
  const rest = await list(`?limit=2&cursor=${encodeURIComponent(String(page.nextCursor))}`);
  expect((rest.customers as object[])[0]).toEqual(third);
});
