import { useUser } from "../../kernel/actor";
import { nowIso } from "../../kernel/clock";
import { get } from "../../kernel/dynamo";
import { AppError } from "../../kernel/error";
import { isId } from "../../kernel/id";
import { Plans } from "../plans";
import type { PlanId } from "../plans/plan.schema";
import { PLAN_IDS } from "../plans/plan-id.rules";
import { type Contract, type Grant, isLive } from "./contract.rules";
import { edit } from "./contracts";
import { shown } from "./shown.rules";
import type { CurrentSubscription, GrantPlan } from "./subscription.schema";

/** Throws `user.not_found` unless the practice exists. */
export async function assertPractice(ownerId: string): Promise<void> {
  if (isId("user", ownerId) && (await get(Plans.usageKey(ownerId)))) return;
  throw new AppError("user.not_found", "No encontramos ese usuario.");
}

/**
 * Grants a practice a plan, limits, or both, by an administrator. The grant stays whatever Stripe
 * reports, and applies where it is more than the paid plan; the free plan, or null, revokes it.
 * Throws `subscription.paid` for less than what is paid.
 */
export async function grant(ownerId: string, given: GrantPlan): Promise<CurrentSubscription> {
  await assertPractice(ownerId);
  const { planId, limits } = given;
  const granted = limits === undefined ? {} : { granted: limits ?? {} };
  const editing = { force: true, ...granted };
  const with_ = (before: Contract) =>
    planId === undefined ? before : { ...before, grant: grantOf(before, planId) };
  return shown(await edit(ownerId, with_, editing));
}

function grantOf({ subscription, paidPlan }: Contract, planId: PlanId | null): Grant | null {
  const paid = subscription && isLive(subscription) ? (paidPlan ?? "free") : "free";
  if (planId && PLAN_IDS.indexOf(planId) < PLAN_IDS.indexOf(paid)) {
    throw new AppError(
      "subscription.paid",
      "Este estudio paga un plan mayor: para bajarlo hay que cambiar o cancelar su suscripción.",
    );
  }
  if (!planId || planId === "free") return null;
  return { planId, at: nowIso(), by: useUser().userId };
}
