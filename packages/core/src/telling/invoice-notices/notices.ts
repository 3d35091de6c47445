import { dateText } from "../../kernel/money.rules";
import { dayOf } from "../../kernel/zone.rules";
import type { InvoiceNotice } from "../../money/invoices";
import { amountText } from "../../money/invoices/amount.rules";
import type { CertificateErrand } from "../../money/issuers";
import { Alerts } from "../alerts";
import { INVOICE_SETTINGS } from "../alerts/place.rules";

/** Raises the alert about what happened to a voucher, once. */
export const raise = (notice: InvoiceNotice): Promise<void> =>
  Alerts.raise(notice.userId, {
    ...worded(notice),
    key: `invoice ${notice.invoiceId} ${notice.news} ${notice.at}`,
    at: notice.at,
    avatarIcon: "TableDocument",
    sourceType: "invoice",
    sourceId: notice.invoiceId,
    folderId: notice.folderId,
    expirationDate: null,
  });

function worded({ news, title, client, owed, currency, why }: InvoiceNotice) {
  if (news === "overdue") {
    return {
      primaryText: `Venció sin cobrarse: ${title}`,
      secondaryText: `${client}, ${amountText(owed, currency)}`,
      primaryVariant: "warning" as const,
    };
  }
  return {
    primaryText: `ARCA rechazó: ${title}`,
    secondaryText: why ?? client,
    primaryVariant: "error" as const,
  };
}

/** Raises the alert that a practice's ARCA certificate expires soon, once. */
export const raiseEnding = ({ userId, validTo, at }: CertificateErrand): Promise<void> =>
  Alerts.raise(userId, {
    primaryText: `Tu certificado de ARCA vence el ${dateText(dayOf(validTo))}`,
    secondaryText: "Generá otro pedido para seguir emitiendo facturas con CAE.",
    primaryVariant: "warning",
    key: `certificate ${validTo}`,
    at,
    avatarIcon: "Setting2",
    sourceType: "invoice",
    sourceId: INVOICE_SETTINGS,
    folderId: null,
    expirationDate: null,
  });
