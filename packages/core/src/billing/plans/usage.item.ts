import { type Item, ownerPartition, type Stored } from "../../kernel/dynamo";
import type { Limits, PlanId } from "./plan.schema";

/**
 * What a practice holds and what its plan allows, side by side in one item, so that one condition
 * compares them in the very transaction that adds a record.
 */
export type Usage = { plan: PlanId; used: Limits; limits: Limits };

export type UsageItem = Stored<Limits & { plan: PlanId; limits: Limits }>;

export const usageKey = (ownerId: string) => ({ pk: ownerPartition(ownerId), sk: "USAGE" });

export function toItem(ownerId: string, { plan, used, limits }: Usage, version: number): UsageItem {
  return { ...usageKey(ownerId), type: "usage", version, plan, limits, ...used };
}

export function fromItem(item: Item): Usage {
  const { plan, limits, folders, calculators, contacts, storage } = item as UsageItem;
  return { plan, limits, used: { folders, calculators, contacts, storage } };
}
