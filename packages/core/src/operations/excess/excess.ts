import { Plans } from "../../billing/plans";
import { LIMITED_RESOURCES, type PlanId, type Resource } from "../../billing/plans/plan.schema";
import { useOwner } from "../../kernel/actor";
import { type Item, walk } from "../../kernel/dynamo";
import { shelfRange } from "../../kernel/records";
import type { Excess } from "./excess.schema";

/** How many are shown of each kind: more nobody chooses from at once. */
const MOST_SHOWN = 100;

type Listed = Item & {
  _id: string;
  updatedAt: string;
  folderName?: string;
  name?: string;
  lastName?: string | null;
  title?: string;
};

const NAMES = ["_id", "updatedAt", "folderName", "name", "lastName", "title"];
const KINDS = { folders: "folder", calculators: "calculator", contacts: "contact" } as const;

/**
 * What a practice has of each resource against a plan, or its own: of what is over, which was used
 * longest ago. A plan's limits bound how much is read.
 */
export async function excess(planId?: PlanId): Promise<Excess[]> {
  const { usage, limits: own, plan } = await Plans.subscriptionOf(useOwner());
  const limits = planId && planId !== plan ? (await Plans.termsOf(planId)).limits : own;
  return Promise.all(
    LIMITED_RESOURCES.map(async (resourceType) => {
      const [used, limit] = [usage[resourceType], limits[resourceType]];
      const over = Math.max(0, used - limit);
      return { resourceType, used, limit, over, items: over > 0 ? await oldest(resourceType) : [] };
    }),
  );
}

/** The records of a kind that were changed longest ago. Files go with what they are attached to. */
async function oldest(resource: Resource): Promise<Excess["items"]> {
  if (resource === "storage") return [];
  const found: Excess["items"] = [];
  const range = { ...shelfRange(KINDS[resource], useOwner(), "active"), attributes: NAMES };
  for await (const item of walk<Listed>({ ...range, limit: 500 })) {
    found.push({ _id: item._id, name: nameOf(item), lastUsedAt: item.updatedAt });
  }
  return found.sort((a, b) => (a.lastUsedAt < b.lastUsedAt ? -1 : 1)).slice(0, MOST_SHOWN);
}

const nameOf = ({ folderName, title, name, lastName }: Listed): string =>
  folderName ?? title ?? [name, lastName].filter(Boolean).join(" ");
