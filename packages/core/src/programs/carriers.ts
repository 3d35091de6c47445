import { type Carrier, carrier } from "../kernel/outbox";
import { Webhooks } from "./webhooks";

/** Who carries the errands of programs, see `Carrier`. */
export const carriers: readonly Carrier[] = [carrier("webhookOff", Webhooks.sendOffLetter)];
