import type { DocumentKind, IssuerCondition, IvaCondition, Letter } from "../issuers/words.rules";

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

const NAMES: Record<DocumentKind, string> = { invoice: "Factura", creditNote: "Nota de crédito" };

/** The name of a voucher: «Factura C»; without the letter if of class X. */
export const voucherName = (document: DocumentKind, letter: Letter): string =>
  letter === "X" ? NAMES[document] : `${NAMES[document]} ${letter}`;

/** Legend of an A to a client in the monotributo (RG 5003/2021, art. 2). */
const FOR_MONOTRIBUTO =
  "El crédito fiscal discriminado en el presente comprobante, sólo podrá ser computado a efectos del Régimen de Sostenimiento e Inclusión Fiscal para Pequeños Contribuyentes de la Ley Nº 27.618";

/** The legends that a voucher must show besides its amounts. */
export const legendsOf = (letter: Letter, client: IvaCondition): string[] =>
  letter === "A" && client === "monotributo" ? [FOR_MONOTRIBUTO] : [];
