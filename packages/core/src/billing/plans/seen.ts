import { hiddenNow } from "../../kernel/actor";
import { walk } from "../../kernel/dynamo";
import { shelfRange } from "../../kernel/records";
import type { Subscription } from "./plan.schema";

const KINDS = { folders: "folder", calculators: "calculator", contacts: "contact" } as const;

/**
 * A practice's plan as the actor may see it. For somebody with hidden cases, usage is counted from
 * what they see, and no more than the plan's limits is read. The bytes of files are those of all
 * cases, as no list adds up to them. Limits are enforced by the true counts.
 */
export async function seen(ownerId: string, subscription: Subscription): Promise<Subscription> {
  if (hiddenNow().size === 0) return subscription;
  const [folders, calculators, contacts] = await Promise.all([
    countOf(ownerId, "folders"),
    countOf(ownerId, "calculators"),
    countOf(ownerId, "contacts"),
  ]);
  return { ...subscription, usage: { ...subscription.usage, folders, calculators, contacts } };
}

async function countOf(ownerId: string, resource: keyof typeof KINDS): Promise<number> {
  const range = shelfRange(KINDS[resource], ownerId, "active");
  let count = 0;
  for await (const _ of walk({ ...range, limit: 500, attributes: ["pk", "sk"] })) count += 1;
  return count;
}
