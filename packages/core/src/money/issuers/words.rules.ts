/** The conditions of a person before IVA. */
export const IVA_CONDITIONS = [
  "responsableInscripto",
  "monotributo",
  "exento",
  "consumidorFinal",
] as const;
export type IvaCondition = (typeof IVA_CONDITIONS)[number];

/** The conditions of an issuer: nobody invoices as a final consumer. */
export const ISSUER_CONDITIONS = ["responsableInscripto", "monotributo", "exento"] as const;
export type IssuerCondition = (typeof ISSUER_CONDITIONS)[number];

export const IVA_WORDS: Record<IvaCondition, string> = {
  responsableInscripto: "IVA Responsable Inscripto",
  monotributo: "Responsable Monotributo",
  exento: "IVA Sujeto Exento",
  consumidorFinal: "Consumidor Final",
};

/** The VAT of a line: a rate in percent, or exempt. */
export const VATS = [0, 10.5, 21, "exempt"] as const;
export type Vat = (typeof VATS)[number];

export const CURRENCIES = ["ARS", "USD"] as const;
export type Currency = (typeof CURRENCIES)[number];

/** The states of an invoice. A credit note stays issued. */
export const STATUSES = ["draft", "issued", "partlyPaid", "paid", "overdue", "voided"] as const;
export type Status = (typeof STATUSES)[number];

export const STATUS_WORDS: Record<Status, string> = {
  draft: "Borrador",
  issued: "Emitida",
  partlyPaid: "Cobrada en parte",
  paid: "Cobrada",
  overdue: "Vencida",
  voided: "Anulada",
};

export const METHODS = ["efectivo", "transferencia", "tarjeta", "cheque", "otro"] as const;
export type Method = (typeof METHODS)[number];

export const DOCUMENTS = ["invoice", "creditNote"] as const;
export type DocumentKind = (typeof DOCUMENTS)[number];

/** The classes of voucher; X has no fiscal value by itself. */
export const LETTERS = ["A", "B", "C", "X"] as const;
export type Letter = (typeof LETTERS)[number];

/** The states of a voucher's authorisation. */
export const AUTHORISATIONS = ["none", "waiting", "authorised", "rejected"] as const;

/**
 * What a voucher is numbered in: the practice's papers that ARCA knows nothing of, from 1; or its
 * point of sale, while it waits for the number that ARCA gives it.
 */
export const SERIES = ["internal", "pointOfSale"] as const;
export type Series = (typeof SERIES)[number];

/** The watermark of a voucher that ARCA did not authorise. */
export const NO_FISCAL_VALUE = "Sin valor fiscal";

/** The sentence on a voucher that ARCA did not authorise (RG 1415, anexo I: class X). */
export const NO_INVOICE =
  "Sin valor fiscal: comprobante interno, no válido como factura. No tiene CAE de ARCA.";

/** A voucher's number as it is printed, `00001-00000012`. */
export const numberText = (pointOfSale: number, number: number): string =>
  `${String(pointOfSale).padStart(5, "0")}-${String(number).padStart(8, "0")}`;
