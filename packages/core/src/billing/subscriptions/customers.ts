import { nowIso } from "../../kernel/clock";
import { get, getMany, insert, page } from "../../kernel/dynamo";
import { findCustomers } from "../../kernel/ports/stripe-checkout";
import { readCustomer } from "../../kernel/ports/stripe-read";
import { isLive } from "./contract.rules";
import { edit, read } from "./contracts";
import { assertPractice } from "./grants";
import { planReader } from "./offers";
import { shown, toPayment } from "./shown.rules";
import {
  type ContractItem,
  type CountsItem,
  type CustomerItem,
  contractKey,
  countsKey,
  customersRange,
  idOfCustomer,
  toCustomer,
} from "./subscription.item";
import type { Customer, Statistics, StripeHistory } from "./subscription.schema";
import { ownerOf, sync } from "./sync";

/** One page of our customers at Stripe, the latest first, with their counts. */
export async function customers({ limit, cursor }: { limit: number; cursor?: string }) {
  const [found, counts] = await Promise.all([
    page<CustomerItem>({ ...customersRange, limit }, cursor),
    get<CountsItem>(countsKey),
  ]);
  const contracts = await getMany<ContractItem>(
    found.items.map(({ ownerId }) => contractKey(ownerId)),
  );
  const listed = found.items.map((item, i) => customerOf(item, contracts[i]));
  return { customers: listed, statistics: statisticsOf(counts), nextCursor: found.nextCursor };
}

function customerOf(item: CustomerItem, contract: ContractItem | undefined): Customer {
  const held = contract?.subscription ?? null;
  const live = held !== null && isLive(held);
  return {
    customerId: idOfCustomer(item),
    userId: item.ownerId,
    email: contract?.email ?? null,
    plan: contract?.plan ?? "free",
    status: held?.status ?? null,
    amount: live ? held.price.amount : null,
    currency: live ? held.price.currency : null,
    currentPeriodEnd: live ? held.periodEnd : null,
    cancelAt: held?.cancelAt ?? null,
    since: item.since,
  };
}

function statisticsOf(counts: CountsItem | undefined): Statistics {
  const { active = 0, canceled = 0, none = 0 } = counts ?? {};
  return {
    totalCustomers: active + canceled + none,
    customersWithActiveSubscriptions: active,
    customersWithoutSubscriptions: none,
    customersWithCanceledSubscriptions: canceled,
  };
}

/** A practice's data at Stripe, read now, with its changes of plan. */
export async function historyOf(ownerId: string): Promise<StripeHistory> {
  await assertPractice(ownerId);
  const { contract } = await read(ownerId);
  const { customerId } = contract;
  const history = [...contract.history].reverse();
  if (!customerId) return { customerId, subscriptions: [], payments: [], history };
  const [facts, planOf] = await Promise.all([readCustomer(customerId), planReader()]);
  const subscriptions = [...facts.subscriptions].reverse().map((one) => ({
    _id: one.id,
    status: one.status,
    plan: planOf(one.price),
    amount: one.price.amount,
    currency: one.price.currency,
    createdAt: one.createdAt,
    currentPeriodEnd: one.periodEnd,
    cancelAt: one.cancelAt,
    endedAt: one.endedAt,
    endReason: one.endReason,
  }));
  return { customerId, subscriptions, payments: facts.charges.map(toPayment), history };
}

/**
 * Repairs a practice: adopts a Stripe customer of its own that Foja lost, reads its state there,
 * and writes the plan again.
 */
export async function repair(ownerId: string, email: string) {
  await assertPractice(ownerId);
  const { contract } = await read(ownerId);
  const adopted = contract.customerId ? null : await adopt(ownerId, email);
  const synced = await sync(ownerId, { force: true });
  return { subscription: shown(synced), alarms: synced.alarms, adopted };
}

async function adopt(ownerId: string, email: string): Promise<string | null> {
  const [found] = await findCustomers({ ownerId, email });
  if (!found) return null;
  const known = await ownerOf(found);
  const beside = known ? [] : [insert(toCustomer(found, ownerId, nowIso()))];
  await edit(ownerId, (before) => ({ ...before, customerId: found, email }), { beside });
  return found;
}
