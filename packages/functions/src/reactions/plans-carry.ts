import { PlanConfigs } from "@foja/core/billing/plan-configs";
import { reactTo } from "./reaction";

/** Applies the new terms of a plan to its practices; concurrent runs share the work. */
export const handler = reactTo("plans.changed", () => PlanConfigs.applyUpdates());
