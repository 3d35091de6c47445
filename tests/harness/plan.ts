import { Plans } from "@foja/core/billing/plans";
import { PLANS } from "@foja/core/billing/plans/plan.rules";
import type { PlanTerms, Standing } from "@foja/core/billing/plans/plan.schema";
import { commit, get } from "@foja/core/kernel/dynamo";

const NOTHING_PAID: Standing = {
  ...{ status: "active", currentPeriodEnd: null, cancelAtPeriodEnd: false, grace: null },
};

type PlanOptions = Partial<PlanTerms> & { next?: PlanTerms & { at: string } };

/** Gives a practice the test's own terms: those of the free plan except the given ones. */
export async function onTerms(
  { userId }: { userId: string },
  { next, ...terms }: PlanOptions = {},
) {
  const item = await get(Plans.usageKey(userId));
  if (!item) throw new Error("a practice without its usage item");
  // Edited terms: those of version 0 are the shipped ones.
  const edited = { ...PLANS.free, version: 1, ...terms };
  const to = { terms: edited, next: next ?? null, standing: NOTHING_PAID };
  await commit(...Plans.settle(userId, item, to));
}
