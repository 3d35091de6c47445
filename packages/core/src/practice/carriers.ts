import { type Carrier, carrier } from "../kernel/outbox";
import { Incoming } from "./incoming";

/** Who carries the errands of the practice, see `Carrier`. */
export const carriers: readonly Carrier[] = [carrier("reply", Incoming.sendReply)];
