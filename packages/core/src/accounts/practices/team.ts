import { Plans } from "../../billing/plans";
import type { PlanId } from "../../billing/plans/plan.schema";
import { again } from "../../kernel/again";
import { now } from "../../kernel/clock";
import {
  commit,
  getMany,
  type Item,
  isStale,
  planAccess,
  type ReservedItem,
  reservedKey,
} from "../../kernel/dynamo";

/** For how long the members of a practice work as before, after its plan lost the team. */
const GRACE_MS = 14 * 24 * 3600_000;

/**
 * Gives the members of a practice fourteen days after its plan lost the team, and takes that back when
 * it has one again. Derived from the present plan, so it may run late, twice or in any order.
 */
export const followTeam = (ownerId: string): Promise<void> =>
  again(async () => {
    const [usage, rules] = await getMany<Item>([Plans.usageKey(ownerId), reservedKey(ownerId)]);
    if (!usage) return;
    const standing = (rules as ReservedItem | undefined)?.teamUntil ?? null;
    const { features, usage: used } = Plans.toSubscription(usage);
    const isOver = !features.includes("team") && used.members > 1;
    if (isOver === (standing !== null)) return;
    const teamUntil = isOver ? new Date(now() + GRACE_MS).toISOString() : null;
    await commit(await planAccess(ownerId, { teamUntil }));
  }, isStale);

/** Whether a practice has people for whom a plan has no team. */
export async function losesTeam(ownerId: string, planId: PlanId): Promise<boolean> {
  const { usage } = await Plans.subscriptionOf(ownerId);
  return usage.members > 1 && !(await Plans.termsOf(planId)).features.includes("team");
}
