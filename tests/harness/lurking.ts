import { Plans } from "@foja/core/billing/plans";
import { commit, get, type Item, memberKey, put, removeAny } from "@foja/core/kernel/dynamo";
import { amongItsPeople, LURKING } from "./canary";
import { newKeptCase } from "./kept-case";
import { letIn } from "./members";
import type { Tenant } from "./tenant";

/**
 * Leaves a reserved case in a practice, of a person who was a member only for that. The plan is
 * then as for a practice without records.
 */
export const lurk = (practice: Tenant, newcomer: () => Promise<Tenant>): Promise<void> =>
  amongItsPeople(async () => {
    const before = await get<Item>(Plans.usageKey(practice.userId));
    if (!before) throw new Error("a practice without a plan");
    await Plans.lift(practice.userId, "premium", { members: 5 });
    const eva = await letIn(practice, await newcomer(), "titular");
    await newKeptCase(eva, practice.userId, LURKING, false);
    await commit(put(before), removeAny(memberKey(practice.userId, eva.userId)));
  });
