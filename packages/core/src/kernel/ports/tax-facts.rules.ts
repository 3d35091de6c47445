/**
 * What went wrong at ARCA: nothing is known of what became of the call (`unreachable`), or it was
 * refused by a SOAP fault, whose code it carries (`fault`).
 */
export class TaxFault extends Error {
  override name = "TaxFault";

  constructor(
    readonly kind: "unreachable" | "fault",
    readonly code: string,
    readonly detail = "",
  ) {
    super(`ARCA: ${kind} ${code}`);
  }
}

/** A point of sale and ARCA's code of a voucher: numbers run apart for each. */
export type TaxLane = { pointOfSale: number; voucherType: number };

/** With what one speaks to WSFEv1: an access ticket, and the CUIT it is used for. */
export type TaxAuth = { token: string; sign: string; cuit: string };

/** A code of ARCA's with its words. */
export type TaxReason = { code: number; message: string };

/** One voucher as WSFEv1 is asked to authorise it: amounts as texts with two decimals, days as YYYYMMDD. */
export type TaxVoucher = {
  concept: 1 | 2 | 3;
  docType: number;
  docNumber: string;
  number: number;
  date: string;
  total: string;
  net: string;
  exempt: string;
  vat: string;
  serviceFrom: string;
  serviceTo: string;
  dueDate: string | null;
  currency: "PES" | "DOL";
  rate: string;
  /** ARCA's code of the client's condition (RG 5616/2024). */
  clientCondition: number;
  rates: { id: number; base: string; amount: string }[];
  /** Of a credit note: the voucher it takes back. */
  associated: {
    voucherType: number;
    pointOfSale: number;
    number: number;
    cuit: string;
    date: string;
  } | null;
};

/** What ARCA answered to a request: authorised (A), or rejected (R), and why. */
export type TaxVerdict = {
  result: "A" | "R";
  cae: string;
  caeDueDate: string;
  reasons: TaxReason[];
};

/** A voucher that ARCA has: by what one recognises it, and its authorisation. */
export type TaxFound = {
  docType: number;
  docNumber: string;
  date: string;
  total: string;
  result: string;
  cae: string;
  caeDueDate: string;
};

/** WSFEv1 answered with errors instead of what was asked for. */
export class TaxErrors extends Error {
  override name = "TaxErrors";

  constructor(readonly reasons: TaxReason[]) {
    super(`ARCA: ${reasons.map(({ code }) => code).join(", ")}`);
  }
}
