import type { Item } from "../kernel/dynamo";
import type { Held } from "../kernel/held";
import { Invoices } from "./invoices";

/** The item types that money stores, see `Held`. */
export const held: readonly Held[] = [
  { type: "ledgerBalance", at: ["LEDGER#"], file: "saldos-de-causas" },
  { type: "ledgerEntry", at: ["LEDGER#"], file: "cuentas-de-causas" },
  { type: "ledgerBilled", at: ["LEDGERBILLED#"], why: "which invoice bills an entry; it says so" },
  { type: "ledgerPlan", at: ["LEDGERPLAN#"], file: "planes-de-cuotas" },
  { type: "installment", at: ["INSTALLMENT#"], file: "cuotas" },
  {
    type: "invoice",
    at: ["INVOICE#"],
    file: "facturas",
    // With the nonce and the stage's key, a client's page could be opened.
    hidden: ["nonce"],
    beside: (item: Item) => Invoices.doorsOf(item),
  },
  { type: "invoicePlace", at: ["INVOICESTATE#"], why: "derived from the invoices" },
  { type: "invoiceNumbers", at: ["INVOICENUMBERS#"], file: "ultimos-numeros-de-facturas" },
  { type: "invoiceFigures", at: ["INVOICEFIGURES"], why: "derived from the invoices" },
  {
    type: "keptInvoice",
    why: "an invoice authorised by ARCA whose practice was erased: kept ten years (Ley 11.683, art. 33)",
  },
  { type: "invoiceLink", why: "goes with its invoice" },
  { type: "invoiceSettings", at: ["INVOICESETTINGS"], file: "datos-de-facturacion" },
  {
    type: "taxCredential",
    at: ["TAXCREDENTIAL"],
    file: "certificado-de-arca",
    hidden: ["current.key", "pending.key"],
  },
  { type: "taxTicket", at: ["TAXTICKET"], why: "sealed, for twelve hours" },
  { type: "taxWaiting", at: ["TAXWAITING#"], why: "invoices on their way to ARCA; they are given" },
  { type: "taxLane", at: ["TAXLANE#"], why: "who asks ARCA, for a minute" },
  { type: "taxNumber", at: ["TAXNUMBER#"], why: "whose a number of ARCA's is; invoices say so" },
];
