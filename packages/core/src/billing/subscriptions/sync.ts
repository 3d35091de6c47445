import { again } from "../../kernel/again";
import { nowIso } from "../../kernel/clock";
import { get, isStale } from "../../kernel/dynamo";
import { endNow, refundLatest } from "../../kernel/ports/stripe-change";
import { readSession } from "../../kernel/ports/stripe-checkout";
import type { CustomerFacts } from "../../kernel/ports/stripe-facts.rules";
import { readCustomer } from "../../kernel/ports/stripe-read";
import { type Alarm, absorbed, type Contract, isLive, liveOf, type PlanOf } from "./contract.rules";
import { type Editing, editOnce, read } from "./contracts";
import { planReader } from "./offers";
import type { Settled } from "./shown.rules";
import { type CustomerItem, customerKey } from "./subscription.item";

/** The result of reading Stripe: the practice's state, and the problems a person has to check. */
export type Synced = Settled & { alarms: Alarm[] };

/** The practice of a Stripe customer; undefined where there is none. */
export const ownerOf = async (customerId: string): Promise<string | undefined> =>
  (await get<CustomerItem>(customerKey(customerId)))?.ownerId;

/** Synchronises the practice of a customer; undefined where there is none. */
export async function syncCustomer(customerId: string): Promise<Synced | undefined> {
  const ownerId = await ownerOf(customerId);
  return ownerId ? sync(ownerId) : undefined;
}

/**
 * Reads a practice's state at Stripe, and puts it on the resulting plan. The result is the same
 * whoever calls it and however often: only Stripe's state decides. A reading is discarded if
 * somebody else wrote since it began. Throws `billing.unreachable`.
 */
export async function sync(ownerId: string, editing: Editing = {}): Promise<Synced> {
  const alarms = new Map<string, Alarm>();
  const settled = await again(async () => {
    const was = await read(ownerId);
    const { customerId } = was.contract;
    if (!customerId) return editOnce(was, (before) => before, editing);
    const [found, planOf, isSpent] = await Promise.all([
      readCustomer(customerId),
      planReader(),
      isCheckoutSpent(was.contract),
    ]);
    const facts = await endDoubles(found, alarms);
    return editOnce(was, (before) => taken(before, { facts, planOf, isSpent }, alarms), editing);
  }, isStale);
  return { ...settled, alarms: [...alarms.values()] };
}

/** Whether the open checkout can no longer be paid: it was paid, or has expired. */
async function isCheckoutSpent({ checkout }: Contract): Promise<boolean> {
  if (!checkout?.sessionId) return false;
  return (await readSession(checkout.sessionId)).status !== "open";
}

type Reading = { facts: CustomerFacts; planOf: PlanOf; isSpent: boolean };

function taken(before: Contract, reading: Reading, alarms: Map<string, Alarm>): Contract {
  const { facts, planOf, isSpent } = reading;
  const { next, alarms: found } = absorbed(before, facts, planOf, nowIso());
  for (const alarm of found) alarms.set(`${alarm.kind} ${alarm.id}`, alarm);
  if (!facts.isDeleted) return withoutSpent(next, isSpent);
  const customersBefore = before.customersBefore + 1;
  return { ...next, customerId: null, customersBefore, checkout: null, offer: null };
}

/** Removes the checkout once there is a live subscription, or it can no longer be paid. */
function withoutSpent(contract: Contract, isSpent: boolean): Contract {
  const { subscription, checkout } = contract;
  const isOver = isSpent || (subscription !== null && isLive(subscription));
  return isOver && checkout ? { ...contract, checkout: null } : contract;
}

/** Ends every live subscription except the one to keep, and refunds what was paid for them. */
async function endDoubles(
  facts: CustomerFacts,
  alarms: Map<string, Alarm>,
): Promise<CustomerFacts> {
  const [, ...doubles] = liveOf(facts);
  for (const { id, latestInvoiceId } of doubles) {
    alarms.set(`two-subscriptions ${id}`, { kind: "two-subscriptions", id });
    // Refund first: an ended subscription is not checked again.
    if (latestInvoiceId) await refundLatest(latestInvoiceId);
    await endNow(id, `end-double-${id}`);
  }
  return doubles.length > 0 ? readCustomer(facts.customerId) : facts;
}
