import { Practices } from "../accounts/practices";
import type { Carrier } from "../kernel/outbox";
import { SubscriptionNotices } from "../telling/subscription-notices";
import { Causas } from "./causas";

/**
 * Who carries the errands of subscriptions, which say what a plan leaves: the cases that the courts
 * are followed for, and whether people have a team. See `Carrier`.
 */
export const carriers: readonly Carrier[] = SubscriptionNotices.carriersBy(
  async (ownerId, planId) => ({
    ...(await Causas.countFollowed(ownerId, planId)),
    team: await Practices.losesTeam(ownerId, planId),
  }),
);
