import { type Item, type Key, ownerPartition, type Stored } from "../../kernel/dynamo";
import { shardOf } from "../../kernel/shard.rules";
import type { Contract, Kind } from "./contract.rules";

/** The item of a contract; `kind` is how the customer is counted. */
export type ContractItem = Stored<Contract & { kind: Kind | null }>;

const SHARDS = 4;
const shards = Array.from({ length: SHARDS }, (_, shard) => shard);

export const contractKey = (ownerId: string): Key => ({
  pk: ownerPartition(ownerId),
  sk: "SUBSCRIPTION",
});

/** The contracts of customers not read from Stripe since `until`, the oldest reading first. */
export const checkedRanges = (until: string) =>
  shards.map((shard) => ({
    index: "gsi1" as const,
    pk: `SUBSCRIPTIONS#${shard}`,
    sk: { upTo: `${until}#~` },
    newestFirst: false,
  }));

/** The changes of plan to notify or apply by an instant, the longest waiting first. */
export const dueRanges = (until: string) =>
  shards.map((shard) => ({
    index: "gsi2" as const,
    pk: `DUE#downgrades-apply#${shard}`,
    sk: { upTo: `${until}#~` },
    newestFirst: false,
  }));

export function toItem(
  contract: Contract,
  { version, kind, due }: { version: number; kind: Kind | null; due: string | null },
): ContractItem {
  const { ownerId, customerId, checkedAt } = contract;
  const shard = shardOf(ownerId, SHARDS);
  return {
    ...contract,
    kind,
    ...contractKey(ownerId),
    type: "subscription",
    version,
    ...(customerId && {
      gsi1pk: `SUBSCRIPTIONS#${shard}`,
      gsi1sk: `${checkedAt ?? "0"}#${ownerId}`,
    }),
    ...(due && { gsi2pk: `DUE#downgrades-apply#${shard}`, gsi2sk: `${due}#${ownerId}` }),
  };
}

export function contractOf(item: ContractItem): Contract {
  const { pk, sk, type, version, kind, gsi1pk, gsi1sk, gsi2pk, gsi2sk, ...contract } = item;
  const { writeId: _, ...rest } = contract as Contract & { writeId?: string };
  return rest;
}

/** The practice of a Stripe customer. */
export type CustomerItem = Stored<{ ownerId: string; since: string }>;

export const customerKey = (customerId: string): Key => ({
  pk: `STRIPECUSTOMER#${customerId}`,
  sk: "STRIPECUSTOMER",
});

/** The keys deleted with a contract: that of its customer. */
export const customerKeysOf = (item: Item): Key[] => {
  const { customerId } = item as ContractItem;
  return customerId ? [customerKey(customerId)] : [];
};

export const customersRange = {
  index: "gsi1" as const,
  pk: "STRIPECUSTOMERS",
  // By when they were first seen; DynamoDB does not accept an empty prefix.
  sk: { startingWith: "20" },
};

export const toCustomer = (customerId: string, ownerId: string, since: string): CustomerItem => ({
  ...customerKey(customerId),
  type: "stripeCustomer",
  version: 1,
  ownerId,
  since,
  gsi1pk: customersRange.pk,
  gsi1sk: `${since}#${customerId}`,
});

export const idOfCustomer = ({ pk }: Pick<Item, "pk">) => pk.slice("STRIPECUSTOMER#".length);

/** The number of customers of each kind. */
export type CountsItem = Stored<Partial<Record<Kind, number>>>;

export const countsKey: Key = { pk: "STRIPECUSTOMERS", sk: "COUNTS" };

const EVENT_DAYS = 35;

/** Makes the item of a handled Stripe event: Stripe repeats one for thirty days at most. */
export const toEvent = (eventId: string, nowMs: number): Item => ({
  ...eventKey(eventId),
  type: "stripeEvent",
  version: 1,
  ttl: Math.ceil(nowMs / 1000) + EVENT_DAYS * 24 * 3600,
});

export const eventKey = (eventId: string): Key => ({
  pk: `STRIPEEVENT#${eventId}`,
  sk: "STRIPEEVENT",
});
