import { PlanConfigs } from "@foja/core/billing/plan-configs";
import { reactTo } from "./reaction";

/** Brings the new terms of a plan to those who are on it; several at once share the work. */
export const handler = reactTo("plans.changed", () => PlanConfigs.applyUpdates());
