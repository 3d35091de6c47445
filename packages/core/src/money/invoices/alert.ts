import { nowIso } from "../../kernel/clock";
import type { Write } from "../../kernel/dynamo";
import { Outbox } from "../../kernel/outbox";
import { type Kept, owedOf } from "./invoice.rules";
import { fromCents } from "./totals.rules";
import { voucherTitle } from "./voucher.rules";

/**
 * The alert about a voucher: it is overdue, or ARCA rejected it. Earlier versions asked for it as
 * `invoiceNotice`.
 */
export type InvoiceAlert = {
  kind: "invoiceAlert" | "invoiceNotice";
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

/** Returns the write that requests the alert about a voucher's current state. */
export const askAlert = (news: InvoiceAlert["news"], kept: Kept): Write =>
  Outbox.ask<InvoiceAlert>({
    ...{ kind: "invoiceAlert", news, at: nowIso() },
    userId: kept.userId,
    invoiceId: kept._id,
    folderId: kept.folderId,
    title: voucherTitle(kept),
    client: kept.client.name,
    currency: kept.currency,
    owed: fromCents(owedOf(kept)),
    why: kept.authorisation.reasons[0]?.message ?? null,
  });
