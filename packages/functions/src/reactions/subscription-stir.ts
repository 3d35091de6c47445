import { Subscriptions } from "@foja/core/billing/subscriptions";
import { raiseAlarms } from "../billing-alarms";
import { reactTo } from "./reaction";

/** Reads at Stripe the state of the practice of an event; concurrent ones have the same result. */
export const handler = reactTo("subscription.stirred", async (about) =>
  raiseAlarms(await Subscriptions.stirred(about)),
);
