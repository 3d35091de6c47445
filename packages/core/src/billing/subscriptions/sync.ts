import { again } from "../../kernel/again";
import { nowIso } from "../../kernel/clock";
import { get, isStale } from "../../kernel/dynamo";
import { endNow, refundLatest } from "../../kernel/ports/stripe-change";
import { readSession } from "../../kernel/ports/stripe-checkout";
import type { CustomerFacts } from "../../kernel/ports/stripe-facts.rules";
import { readCustomer } from "../../kernel/ports/stripe-read";
import { type Alarm, absorbed, type Contract, isLive, liveOf, type PlanOf } from "./contract.rules";
import { type Editing, editOnce, read, type Settled } from "./contracts";
import { planReader } from "./offers";
import { type CustomerItem, customerKey } from "./subscription.item";

/** What came of reading Stripe: how the practice stands, and what a person has to look at. */
export type Synced = Settled & { alarms: Alarm[] };

/** The practice that a customer of Stripe's is; undefined for one of nobody's. */
export const ownerOf = async (customerId: string): Promise<string | undefined> =>
  (await get<CustomerItem>(customerKey(customerId)))?.ownerId;

/** Synchronises the practice of a customer; undefined where there is none. */
export async function syncCustomer(customerId: string): Promise<Synced | undefined> {
  const ownerId = await ownerOf(customerId);
  return ownerId ? sync(ownerId) : undefined;
}

/**
 * Reads at Stripe how a practice stands, and puts it on the plan that follows. Whoever calls, and
 * however often, it ends in the same: nothing but Stripe's own state decides. A reading counts only
 * while nobody else wrote since it began. Throws `billing.unreachable`.
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

/** Whether nobody can pay any more at the checkout that was opened: it was paid, or has run out. */
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

/** Once there is a subscription, the checkout that led to it is over, and so is one that is spent. */
function withoutSpent(contract: Contract, isSpent: boolean): Contract {
  const { subscription, checkout } = contract;
  const isOver = isSpent || (subscription !== null && isLive(subscription));
  return isOver && checkout ? { ...contract, checkout: null } : contract;
}

/** Ends every living subscription but the one to keep, and gives back what was paid for them. */
async function endDoubles(
  facts: CustomerFacts,
  alarms: Map<string, Alarm>,
): Promise<CustomerFacts> {
  const [, ...doubles] = liveOf(facts);
  for (const { id, latestInvoiceId } of doubles) {
    alarms.set(`two-subscriptions ${id}`, { kind: "two-subscriptions", id });
    // First the money: a subscription that has ended is not looked at again.
    if (latestInvoiceId) await refundLatest(latestInvoiceId);
    await endNow(id, `end-double-${id}`);
  }
  return doubles.length > 0 ? readCustomer(facts.customerId) : facts;
}
