import { type Carrier, carrier } from "../kernel/outbox";
import { Reservations } from "./reservations";

/** Who carries the errands of the agenda, see `Carrier`. */
export const carriers: readonly Carrier[] = [carrier("visit", Reservations.sendLetter)];
