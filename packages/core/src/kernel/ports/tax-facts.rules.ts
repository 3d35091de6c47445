/**
 * A failure at ARCA: the result of the call is not known (`unreachable`), or it was refused by a
 * SOAP fault with this code (`fault`).
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

/** A point of sale and ARCA's code of a voucher: each pair has its own numbers. */
export type TaxLane = { pointOfSale: number; voucherType: number };

/** The credentials of WSFEv1: an access ticket, and the CUIT it is used for. */
export type TaxAuth = { token: string; sign: string; cuit: string };

/** A code of ARCA with its message. */
export type TaxReason = { code: number; message: string };

/**
 * One voucher to authorise, as WSFEv1 takes it: amounts as texts with two decimals, days as
 * YYYYMMDD.
 */
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
  /** ARCA's code of the client's IVA condition (RG 5616/2024). */
  clientCondition: number;
  rates: { id: number; base: string; amount: string }[];
  /** For a credit note: the voucher that it cancels. */
  associated: {
    voucherType: number;
    pointOfSale: number;
    number: number;
    cuit: string;
    date: string;
  } | null;
};

/** ARCA's answer to a request: authorised (A) or rejected (R), with its reasons. */
export type TaxVerdict = {
  result: "A" | "R";
  cae: string;
  caeDueDate: string;
  reasons: TaxReason[];
};

/** A voucher stored at ARCA: the data that identify it, and its authorisation. */
export type TaxFound = {
  docType: number;
  docNumber: string;
  date: string;
  total: string;
  result: string;
  cae: string;
  caeDueDate: string;
};

/** WSFEv1 answered with errors instead of a result. */
export class TaxErrors extends Error {
  override name = "TaxErrors";

  constructor(readonly reasons: TaxReason[]) {
    super(`ARCA: ${reasons.map(({ code }) => code).join(", ")}`);
  }
}
