import { query } from "../../kernel/dynamo";
import { Plans } from "../plans";
import type { PlanId } from "../plans/plan.schema";

/** The most practices counted per shard: an exact count is not needed beyond that. */
const MOST_OF_A_SHARD = 125;

const SHARDS = Array.from({ length: Plans.MEMBER_SHARDS }, (_, shard) => shard);

/** The number of practices on a plan, and that will be: up to a thousand each. */
export async function anyoneOn(plan: PlanId): Promise<{ on: number; next: number }> {
  const [on, next] = await Promise.all([
    count(plan, Plans.membersRange),
    count(plan, Plans.futureMembersRange),
  ]);
  return { on, next };
}

async function count(
  plan: PlanId,
  rangeOf: typeof Plans.membersRange | typeof Plans.futureMembersRange,
) {
  const counts = await Promise.all(
    SHARDS.map(async (shard) => {
      const attributes = ["sk"];
      const range = { ...rangeOf(plan, shard), limit: MOST_OF_A_SHARD, attributes };
      return (await query(range)).items.length;
    }),
  );
  return counts.reduce((sum, one) => sum + one, 0);
}
