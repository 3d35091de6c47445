import { type Derived, unlessRemoved } from "../kernel/changes";
import { Reactions } from "../kernel/reactions";
import { PlanConfigs } from "./plan-configs";

/** What follows from changes of what billing stores, see `Derived`. */
export const derived: readonly Derived[] = [
  {
    type: "planUpdate",
    // It was requested, or a run left part of it to the next.
    refresh: unlessRemoved(async (item, before) => {
      if (!PlanConfigs.isStirred(item, before)) return;
      await Reactions.publish("plans.changed", { planId: String(item.planId) });
    }),
  },
];
