import {
  type DocumentKind,
  type IssuerCondition,
  type IvaCondition,
  type Letter,
  numberText,
} from "../issuers/words.rules";
import type { Voucher } from "./invoice.schema";

/**
 * The class of an issuer's vouchers to a client (RG 1415, arts. 15 and 17; RG 5003/2021 for a
 * client in the monotributo): C if the issuer does not bear VAT, A if the client computes it or is
 * in the monotributo, B for all others. Without an issuer's profile it is an X, which has no fiscal
 * value.
 */
export function letterFor(issuer: IssuerCondition | undefined, client: IvaCondition): Letter {
  if (!issuer) return "X";
  if (issuer !== "responsableInscripto") return "C";
  return client === "responsableInscripto" || client === "monotributo" ? "A" : "B";
}

/** ARCA's voucher codes (`FEParamGetTiposCbte`). */
const CODES: Record<Exclude<Letter, "X">, Record<DocumentKind, number>> = {
  A: { invoice: 1, creditNote: 3 },
  B: { invoice: 6, creditNote: 8 },
  C: { invoice: 11, creditNote: 13 },
};

/** ARCA's code of a voucher; undefined for an X, which ARCA does not have. */
export const voucherType = (document: DocumentKind, letter: Letter): number | undefined =>
  letter === "X" ? undefined : CODES[letter][document];

type Named = Pick<Voucher, "document" | "letter" | "authorisation">;

const FISCAL_NAMES: Record<DocumentKind, string> = {
  invoice: "Factura",
  creditNote: "Nota de crédito",
};

const INTERNAL_NAMES: Record<DocumentKind, string> = {
  invoice: "Comprobante interno",
  creditNote: "Comprobante interno de anulación",
};

/** Whether ARCA authorised a voucher: no other is an invoice. */
export const isFiscal = ({ authorisation }: Pick<Voucher, "authorisation">): boolean =>
  authorisation.state === "authorised";

/** A voucher's name: «Factura C» once ARCA authorised it, else «Comprobante interno». */
export const voucherName = (voucher: Named): string =>
  isFiscal(voucher)
    ? `${FISCAL_NAMES[voucher.document]} ${voucher.letter}`
    : INTERNAL_NAMES[voucher.document];

/** The class that a voucher shows: X for what is no fiscal document. */
export const shownLetter = (voucher: Named): Letter => (isFiscal(voucher) ? voucher.letter : "X");

type Numbered = Pick<Voucher, "pointOfSale" | "number" | "series" | "authorisation">;

/** A voucher's number: ARCA's once it has one, else the practice's own; null for a draft. */
export function voucherNumber({ pointOfSale, number, series, authorisation }: Numbered) {
  if (authorisation.number !== null) return numberText(pointOfSale, authorisation.number);
  if (number === null) return null;
  return series === "internal" ? String(number) : numberText(pointOfSale, number);
}

type Titled = Named & Numbered;

/** A voucher's name and number: «Factura C 00001-00000012», «Comprobante interno 12», «Borrador». */
export function voucherTitle(voucher: Titled): string {
  const number = voucherNumber(voucher);
  return number === null ? "Borrador" : `${voucherName(voucher)} ${number}`;
}

/** The title with its article: «la Factura C 00001-00000012», «el Comprobante interno 12». */
export const theVoucher = (voucher: Titled): string =>
  `${isFiscal(voucher) ? "la" : "el"} ${voucherTitle(voucher)}`;

/** The title after «de»: «de la Factura C 00001-00000012», «del Comprobante interno 12». */
export const ofVoucher = (voucher: Titled): string =>
  `de ${theVoucher(voucher)}`.replace(/^de el /, "del ");

/** Legend of an A to a client in the monotributo (RG 5003/2021, art. 2). */
const FOR_MONOTRIBUTO =
  "El crédito fiscal discriminado en el presente comprobante, sólo podrá ser computado a efectos del Régimen de Sostenimiento e Inclusión Fiscal para Pequeños Contribuyentes de la Ley Nº 27.618";

/** The legends that a voucher must show besides its amounts. */
export const legendsOf = (letter: Letter, client: IvaCondition): string[] =>
  letter === "A" && client === "monotributo" ? [FOR_MONOTRIBUTO] : [];
