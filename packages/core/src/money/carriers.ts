import { type Carrier, carrier } from "../kernel/outbox";
import { Invoices } from "./invoices";

/** Who carries the errands of money, see `Carrier`. */
export const carriers: readonly Carrier[] = [carrier("invoice", Invoices.sendLetter)];
