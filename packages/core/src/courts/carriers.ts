import { Practices } from "../accounts/practices";
import type { SubscriptionErrand } from "../billing/subscriptions";
import { type Carrier, carrier } from "../kernel/outbox";
import { SubscriptionNotices } from "../telling/subscription-notices";
import { Causas } from "./causas";

/** What a plan leaves of a practice: the cases it follows, and whether its people have a team. */
const leftBy: SubscriptionNotices.LeftBy = async (ownerId, planId) => ({
  ...(await Causas.countFollowed(ownerId, planId)),
  team: await Practices.losesTeam(ownerId, planId),
});

const raise = (errand: SubscriptionErrand) => SubscriptionNotices.raise(errand, leftBy);
const sendLetter = (errand: SubscriptionErrand & { _id: string }) =>
  SubscriptionNotices.sendLetter(errand, leftBy);

/** Who carries the errands of subscriptions, which say what stays of the courts. See `Carrier`. */
export const carriers: readonly Carrier[] = [
  carrier("subscriptionAlert", raise),
  carrier("subscriptionLetter", sendLetter),
  carrier<SubscriptionErrand & { _id: string }>("subscription", async (errand) => {
    await raise(errand);
    await sendLetter(errand);
  }),
];
