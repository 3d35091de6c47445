import { useOwner } from "../../kernel/actor";
import { now } from "../../kernel/clock";
import type { Item } from "../../kernel/dynamo";
import { hasKind } from "../../kernel/error";
import { Plans } from "../plans";
import type { Subscription } from "../plans/plan.schema";
import { isOverdue } from "./contract.rules";
import { read } from "./contracts";
import { type Settled, shown, toPayment } from "./shown.rules";
import { type ContractItem, contractOf } from "./subscription.item";
import type { CurrentSubscription, Payment } from "./subscription.schema";
import { sync } from "./sync";

/** The practice's plan with its payments, debts and scheduled changes. */
export async function current(): Promise<CurrentSubscription> {
  const { contract, usage } = await read(useOwner());
  if (!isOverdue(contract, now()))
    return shownHere({ contract, subscription: Plans.toSubscription(usage) });
  return shownHere(await refreshed({ contract, subscription: Plans.toSubscription(usage) }));
}

/** The acting practice's contract as the actor may see it. */
export async function shownHere(settled: Settled): Promise<CurrentSubscription> {
  const subscription = await Plans.seen(useOwner(), settled.subscription);
  return shown({ ...settled, subscription });
}

/** The contract read again from Stripe; the known one where Stripe does not answer. */
async function refreshed(known: Settled): Promise<Settled> {
  try {
    return await sync(useOwner());
  } catch (error) {
    if (hasKind(error, "unavailable")) return known;
    throw error;
  }
}

/** The practice's latest payments, the latest first. */
export async function payments(): Promise<Payment[]> {
  const { contract } = await read(useOwner());
  return contract.payments.map(toPayment);
}

/** The plan of a practice, its payments and its Stripe customer, as answered at sign-in. */
export async function accountOf(ownerId: string) {
  const { item, usage } = await read(ownerId);
  return accountFrom(item, Plans.toSubscription(usage));
}

/** Like `accountOf`, by a contract's item already read. */
export function accountFrom(item: Item | undefined, subscription: Subscription) {
  const contract = item && contractOf(item as ContractItem);
  return {
    subscription,
    paymentHistory: contract?.payments.map(toPayment) ?? [],
    customer: contract?.customerId ? { _id: contract.customerId, email: contract.email } : null,
  };
}
