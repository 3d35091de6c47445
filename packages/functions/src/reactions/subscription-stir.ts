import { Subscriptions } from "@foja/core/billing/subscriptions";
import { raiseAlarms } from "../billing-alarms";
import { reactTo } from "./reaction";

/** Reads at Stripe how the practice stands that an event was about; several at once end in the same. */
export const handler = reactTo("subscription.stirred", async (about) =>
  raiseAlarms(await Subscriptions.stirred(about)),
);
