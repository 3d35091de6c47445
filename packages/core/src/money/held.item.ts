import type { Item } from "../kernel/dynamo";
import type { Held } from "../kernel/held";
import { Invoices } from "./invoices";

/** The item types that money stores, see `Held`. */
export const held: readonly Held[] = [
  { type: "ledgerBalance", back: "derived", at: ["LEDGER#"], file: "saldos-de-causas" },
  { type: "ledgerEntry", back: "missing", at: ["LEDGER#"], file: "cuentas-de-causas" },
  {
    type: "ledgerBilled",
    back: "missing",
    at: ["LEDGERBILLED#"],
    why: "which invoice bills an entry; it says so",
  },
  { type: "ledgerPlan", back: "missing", at: ["LEDGERPLAN#"], file: "planes-de-cuotas" },
  { type: "installment", back: "missing", at: ["INSTALLMENT#"], file: "cuotas" },
  {
    type: "invoice",
    back: "missing",
    at: ["INVOICE#"],
    file: "facturas",
    // With the nonce and the stage's key, a client's page could be opened.
    hidden: ["nonce"],
    beside: (item: Item) => Invoices.doorsOf(item),
  },
  {
    type: "invoicePlace",
    back: "missing",
    at: ["INVOICESTATE#"],
    why: "derived from the invoices",
  },
  {
    type: "invoiceNumbers",
    back: "missing",
    at: ["INVOICENUMBERS#"],
    file: "ultimos-numeros-de-facturas",
  },
  {
    type: "invoiceFigures",
    back: "derived",
    at: ["INVOICEFIGURES"],
    why: "derived from the invoices",
  },
  {
    type: "keptInvoice",
    back: "product",
    why: "an invoice authorised by ARCA whose practice was erased: kept ten years (Ley 11.683, art. 33)",
  },
  { type: "invoiceLink", back: "beside", why: "goes with its invoice" },
  {
    type: "invoiceSettings",
    back: "returns",
    at: ["INVOICESETTINGS"],
    file: "datos-de-facturacion",
  },
  {
    type: "taxCredential",
    back: "missing",
    at: ["TAXCREDENTIAL"],
    file: "certificado-de-arca",
    hidden: ["current.key", "pending.key"],
  },
  { type: "taxTicket", back: "stays", at: ["TAXTICKET"], why: "sealed, for twelve hours" },
  {
    type: "taxWaiting",
    back: "missing",
    at: ["TAXWAITING#"],
    why: "invoices on their way to ARCA; they are given",
  },
  { type: "taxLane", back: "stays", at: ["TAXLANE#"], why: "who asks ARCA, for a minute" },
  {
    type: "taxNumber",
    back: "missing",
    at: ["TAXNUMBER#"],
    why: "whose a number of ARCA's is; invoices say so",
  },
];
