import type { Subscription } from "@foja/core/billing/plans/plan.schema";

/** A practice's subscription to the free plan, with room for everything. */
export const subscription = (given: Partial<Subscription> = {}): Subscription => ({
  plan: "free",
  displayName: "Gratuito",
  status: "active",
  currentPeriodEnd: null,
  cancelAtPeriodEnd: false,
  grace: null,
  pendingChange: null,
  features: [],
  limits: { folders: 5, calculators: 3, contacts: 10, storage: 1, members: 1 },
  usage: { folders: 0, calculators: 0, contacts: 0, storage: 0, members: 1 },
  ...given,
});
