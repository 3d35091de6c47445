import { type Kept, owedOf } from "./invoice.rules";
import { fromCents } from "./totals.rules";
import { voucherTitle } from "./voucher.rules";

/** A notice to a practice about a voucher: it is overdue, or ARCA rejected it. */
export type InvoiceNotice = {
  kind: "invoiceNotice";
  news: "overdue" | "rejected";
  at: string;
  userId: string;
  invoiceId: string;
  folderId: string | null;
  title: string;
  client: string;
  currency: Kept["currency"];
  owed: number;
  why: string | null;
};

/** The content of a notice about a voucher's current state. */
export const noticeOf = (kept: Kept) => ({
  userId: kept.userId,
  invoiceId: kept._id,
  folderId: kept.folderId,
  title: voucherTitle(kept),
  client: kept.client.name,
  currency: kept.currency,
  owed: fromCents(owedOf(kept)),
  why: kept.authorisation.reasons[0]?.message ?? null,
});
