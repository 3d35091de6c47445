import { type Item, ownerPartition, type Stored } from "../../kernel/dynamo";
import { shardOf } from "../../kernel/shard.rules";
import type { PlanId } from "./plan.schema";

/**
 * The plan of a practice, and its next one: in an item apart from its usage, whose counts would be
 * written to the indexes with every record.
 */
export type Member = { ownerId: string; plan: PlanId; next: PlanId | null };

export type MemberItem = Stored<{ plan: PlanId; next: PlanId | null }>;

export const MEMBER_SHARDS = 8;

/** In the order of their ids, which a run follows. */
const EVERYBODY = { sk: { startingWith: "usr_" }, newestFirst: false };

/** The practices of one shard that are on a plan. */
export const membersRange = (plan: PlanId, shard: number) => ({
  index: "gsi1" as const,
  pk: `PLAN#${plan}#${shard}`,
  ...EVERYBODY,
});

/** The practices of one shard that will be on a plan when their period ends. */
export const futureMembersRange = (plan: PlanId, shard: number) => ({
  index: "gsi2" as const,
  pk: `NEXT_PLAN#${plan}#${shard}`,
  ...EVERYBODY,
});

export const memberKey = (ownerId: string) => ({ pk: ownerPartition(ownerId), sk: "PLAN" });

export function toMemberItem({ ownerId, plan, next }: Member): MemberItem {
  const shard = shardOf(ownerId, MEMBER_SHARDS);
  return {
    ...memberKey(ownerId),
    type: "planMember",
    version: 1,
    plan,
    next,
    ...{ gsi1pk: membersRange(plan, shard).pk, gsi1sk: ownerId },
    ...(next && { gsi2pk: futureMembersRange(next, shard).pk, gsi2sk: ownerId }),
  };
}

export const memberOf = (item: Item): Member => {
  const { pk, plan, next } = item as MemberItem;
  return { ownerId: pk.slice(ownerPartition("").length), plan, next };
};
