import { type Carrier, carrier } from "../kernel/outbox";
import { Alerts } from "./alerts";
import { Digests } from "./digests";
import { InvoiceNotices } from "./invoice-notices";
import { LetterArrivals } from "./letter-arrivals";

/** Who carries the errands of telling, and the alerts of money, see `Carrier`. */
export const carriers: readonly Carrier[] = [
  carrier("alert", Alerts.sendLetter),
  carrier("digest", Digests.sendLetter),
  carrier("invoiceAlert", InvoiceNotices.raise),
  carrier("invoiceNotice", InvoiceNotices.raise),
  carrier("certificateAlert", InvoiceNotices.raiseEnding),
  carrier("certificate", InvoiceNotices.raiseEnding),
  carrier("mailRefused", LetterArrivals.raiseRefused),
];
