import { Webhooks } from "@foja/core/programs/webhooks";
import { job } from "./job";

/** Goes on with the lanes of webhooks whose next try is due, and with those that stand still. */
export const handler = job("webhooks-sweep", () => Webhooks.sweep());
