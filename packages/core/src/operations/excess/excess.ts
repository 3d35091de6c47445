import { Plans } from "../../billing/plans";
import { LIMITED_RESOURCES, type PlanId, type Resource } from "../../billing/plans/plan.schema";
import { useOwner } from "../../kernel/actor";
import { type Item, walk } from "../../kernel/dynamo";
import { shelfRange } from "../../kernel/records";
import { NAME_FIELDS, nameOf } from "../../practice/kinds/kinds.rules";
import type { Excess } from "./excess.schema";

const KINDS = { folders: "folder", calculators: "calculator", contacts: "contact" } as const;

/** How many more than necessary are offered, so that there is a choice. */
const TO_CHOOSE_FROM = 25;

/**
 * How the practice exceeds the limits of a plan, or of its own, with what could be archived, the
 * longest unchanged first. The plan's limits bound how much is read. A person from whom reserved
 * cases are hidden gets only what they see: the rest is for those who see it.
 */
export async function list(planId?: PlanId): Promise<Excess[]> {
  const ownerId = useOwner();
  const standing = await Plans.subscriptionOf(ownerId);
  const { plan, limits, usage } = await Plans.seen(ownerId, standing);
  const isOther = planId !== undefined && planId !== plan;
  const asked = isOther ? (await Plans.termsOf(planId)).limits : limits;
  return Promise.all(
    LIMITED_RESOURCES.map(async (resourceType) => {
      const [used, limit] = [usage[resourceType], asked[resourceType]];
      const over = Math.max(0, used - limit);
      return { resourceType, used, limit, over, items: await leastUsed(resourceType, over) };
    }),
  );
}

type Found = Item & { _id: string; updatedAt: string };

async function leastUsed(resource: Resource, over: number): Promise<Excess["items"]> {
  if (over === 0 || resource === "storage" || resource === "members") return [];
  const kind = KINDS[resource];
  const attributes = ["_id", "updatedAt", ...NAME_FIELDS];
  const range = { ...shelfRange(kind, useOwner(), "active"), limit: 500, attributes };
  const found: Excess["items"] = [];
  for await (const item of walk<Found>(range)) {
    found.push({ _id: item._id, name: nameOf(kind, item), lastUsedAt: item.updatedAt });
  }
  found.sort((a, b) => a.lastUsedAt.localeCompare(b.lastUsedAt));
  return found.slice(0, over + TO_CHOOSE_FROM);
}
