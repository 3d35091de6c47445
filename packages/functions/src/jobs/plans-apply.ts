import { PlanConfigs } from "@foja/core/billing/plan-configs";
import { job } from "./job";

/** Goes on bringing the new terms of a plan to those who are on it, and looks once more at the end. */
export const handler = job("plans-apply", () => PlanConfigs.applyUpdates());
