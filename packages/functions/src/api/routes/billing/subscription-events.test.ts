import { Subscriptions } from "@foja/core/billing/subscriptions";
import { asSystem } from "@foja/core/kernel/actor";
import { call } from "@foja/harness/api";
import { inTurn, rounds } from "@foja/harness/draw";
import { type Billing, startSubscriptions } from "@foja/harness/subscriptions";
import { newTenant, type Tenant } from "@foja/harness/tenant";
import { signatureOf } from "@foja/local/vendors/stripe/deliveries";
import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";

const COPIES = 10;
const KINDS = [
  "customer.subscription.created",
  "customer.subscription.updated",
  "customer.subscription.deleted",
  "invoice.paid",
];

let billing: Billing;
beforeAll(async () => {
  billing = await startSubscriptions();
  await billing.deliver({ drop: true });
  // The first buyer of a plan has its price created at Stripe.
  await billing.buy(await newTenant());
});
afterAll(() => billing.stop());

type Event = { id: string; type: string; data: { object: { customer?: unknown } } };

/** The events about a practice so far, the earliest first; Stripe itself delivered none. */
async function eventsOf({ email }: Tenant): Promise<Event[]> {
  const { customers = [], events = [] } = await billing.state();
  const own = customers.find((one) => one.email === email)?.id;
  return (events as Event[])
    .filter(({ type, data }) => KINDS.includes(type) && data.object.customer === own)
    .map(({ id, type, data }) => ({ id, type, data }));
}

async function arrive(event: Event): Promise<void> {
  const body = JSON.stringify(event);
  const headers = { "stripe-signature": signatureOf(body, billing.webhookSecret) };
  const { status } = await call("POST", "/api/webhooks/stripe", { raw: body, headers });
  expect(status).toBe(200);
}

const held = async ({ userId }: Tenant) => asSystem("test", () => Subscriptions.accountOf(userId));

/** The final state of a practice, without its own names and instants. */
async function standing(tenant: Tenant) {
  const { subscription, paymentHistory, customer } = await held(tenant);
  const shown = (await tenant.call("GET", "/api/subscriptions/current")).body.subscription;
  const { plan, status, pendingChange, limits, cancelAtPeriodEnd } = subscription;
  const { price, owed, card, checkout, granted } = shown as Record<string, unknown>;
  return {
    ...{ plan, status, pendingChange, limits, cancelAtPeriodEnd },
    ...{ price, owed, card, checkout, granted, isCustomer: customer !== null },
    payments: paymentHistory.map(({ amount, currency, status }) => ({ amount, currency, status })),
  };
}

async function idOf(tenant: Tenant): Promise<string> {
  const { customers = [], subscriptions = [] } = await billing.state();
  const own = customers.find(({ email }) => email === tenant.email)?.id;
  return String(subscriptions.find(({ customer }) => customer === own)?.id);
}

/** Everything that happens at Stripe to one practice, in order. */
const HAPPENINGS: ((tenant: Tenant) => Promise<unknown>)[] = [
  (tenant) => billing.buy(tenant),
  async (tenant) => billing.cancel(await idOf(tenant), true),
  async (tenant) => billing.cancel(await idOf(tenant)),
];

/** Copies of one event: one first, then the rest at once. */
async function arriveOften(event: Event): Promise<void> {
  await arrive(event);
  await Promise.all(Array.from({ length: COPIES - 1 }, () => arrive(event)));
}

/** Expects equal states: of a subscription that was paid and has ended. */
function expectEnded(ends: object[]): void {
  const [first] = ends;
  expect(first).toMatchObject({ plan: "free", checkout: null, payments: [{ status: "paid" }] });
  expect(ends).toEqual(ends.map(() => first));
}

/** All permutations. */
const orders = <T>(things: T[]): T[][] =>
  things.length === 0
    ? [[]]
    : things.flatMap((first, i) =>
        orders([...things.slice(0, i), ...things.slice(i + 1)]).map((rest) => [first, ...rest]),
      );

/** The final state of a new practice that gets only events of these kinds, in this order. */
async function endOf(kinds: string[]) {
  const ana = await newTenant();
  for (const happens of HAPPENINGS) await happens(ana);
  const events = await eventsOf(ana);
  expect(new Set(events.map(({ type }) => type))).toEqual(new Set(KINDS));
  for (const kind of kinds) {
    for (const event of events.filter(({ type }) => type === kind)) await arriveOften(event);
  }
  await billing.settle();
  return standing(ana);
}

it("ten copies of each event lead to one state in every order, whatever gets lost", async () => {
  // In each order the last none, one, two or three are lost.
  const all = inTurn(orders(KINDS), 4);
  const ends: object[] = [];
  for (let i = 0; i < all.length; i += 6) {
    const some = all.slice(i, i + 6).map((order, j) => endOf(order.slice(0, 4 - (j % 4))));
    ends.push(...(await Promise.all(some)));
  }
  expectEnded(ends);
});

it("is where a reading of Stripe leads, whenever in between the events came", async () => {
  const arrivals = fc.array(fc.record({ after: fc.nat(2), which: fc.nat(7) }), { maxLength: 8 });
  const ends: Awaited<ReturnType<typeof standing>>[] = [];
  await fc.assert(
    fc.asyncProperty(arrivals, fc.nat(7), async (some, last) => {
      const ana = await newTenant();
      for (const [step, happens] of HAPPENINGS.entries()) {
        await happens(ana);
        const events = await eventsOf(ana);
        const now = some.filter(({ after }) => after === step);
        for (const { which } of now) await arrive(events[which % events.length] as Event);
      }
      const events = await eventsOf(ana);
      const left = { ...(events[last % events.length] as Event), id: `evt_last_${ana.userId}` };
      await Promise.all(Array.from({ length: COPIES }, () => arrive(left)));
      await billing.settle();
      const heard = await standing(ana);
      await asSystem("test", () => Subscriptions.sync(ana.userId));
      expect(await standing(ana)).toEqual(heard);
      ends.push(heard);
    }),
    { numRuns: rounds(8) },
  );
  expectEnded(ends);
});
