import { dateText } from "../../kernel/money.rules";
import { dayOf } from "../../kernel/zone.rules";
import type { InvoiceAlert } from "../../money/invoices";
import { amountText } from "../../money/invoices/amount.rules";
import type { CertificateAlert } from "../../money/issuers";
import { Alerts } from "../alerts";
import { INVOICE_SETTINGS } from "../alerts/place.rules";

/** Raises the alert about what happened to a voucher, once. */
export const raise = (alert: InvoiceAlert): Promise<void> =>
  Alerts.raise(alert.userId, {
    ...worded(alert),
    key: `invoice ${alert.invoiceId} ${alert.news} ${alert.at}`,
    at: alert.at,
    avatarIcon: "TableDocument",
    sourceType: "invoice",
    sourceId: alert.invoiceId,
    folderId: alert.folderId,
    expirationDate: null,
  });

function worded({ news, title, client, owed, currency, why }: InvoiceAlert) {
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
export const raiseEnding = ({ userId, validTo, at }: CertificateAlert): Promise<void> =>
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
