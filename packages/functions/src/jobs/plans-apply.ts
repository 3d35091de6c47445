import { PlanConfigs } from "@foja/core/billing/plan-configs";
import { job } from "./job";

/** Continues applying the new terms of a plan to its practices, and checks again at the end. */
export const handler = job("plans-apply", () => PlanConfigs.applyUpdates());
