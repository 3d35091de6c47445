const WEIGHTS = [5, 4, 3, 2, 7, 6, 5, 4, 3, 2];

const weigh = (weights: readonly number[], digits: string) =>
  weights.reduce((total, weight, i) => total + weight * Number(digits[i]), 0);

/** The CUIT prefixes of natural persons, which are followed by the document's number. */
const OF_A_PERSON = /^(20|23|24|25|26|27)/;
const PREFIX = /^(20|23|24|25|26|27|30|33|34|50|51|55)/;

/** Whether eleven digits are a CUIT, with the right check digit. */
export function isCuit(digits: string): boolean {
  if (!/^\d{11}$/.test(digits) || !PREFIX.test(digits)) return false;
  const check = (11 - (weigh(WEIGHTS, digits) % 11)) % 11;
  return check < 10 && check === Number(digits[10]);
}

/** Reads the digits of a number with or without punctuation; undefined if not valid. */
const digitsOf = (are: (digits: string) => boolean) => (text: string) => {
  const digits = text.replace(/[\s.-]/g, "");
  return are(digits) ? digits : undefined;
};

/** A CUIT as stored, eleven digits; undefined for any other text. */
export const cuitDigits = digitsOf(isCuit);

/** A CUIT formatted: `30-50001091-2`. */
export const formatCuit = (digits: string) =>
  `${digits.slice(0, 2)}-${digits.slice(2, 10)}-${digits.slice(10)}`;

/** The two blocks of a CBU, bank and account: each ends in its own check digit. */
const BLOCKS = [
  { from: 0, weights: [7, 1, 3, 9, 7, 1, 3] },
  { from: 8, weights: [3, 9, 7, 1, 3, 9, 7, 1, 3, 9, 7, 1, 3] },
];

/** Whether 22 digits are a CBU, or the CVU of a wallet, which has the same check digits. */
export function isCbu(digits: string): boolean {
  if (!/^(?!0+$)\d{22}$/.test(digits)) return false;
  return BLOCKS.every(({ from, weights }) => {
    const block = digits.slice(from);
    return (10 - (weigh(weights, block) % 10)) % 10 === Number(block[weights.length]);
  });
}

/** A CBU as stored, 22 digits; undefined for any other text. */
export const cbuDigits = digitsOf(isCbu);

/** A CBU formatted in its blocks. Unformatted, a spreadsheet would round it as a number. */
export const formatCbu = (digits: string) => `${digits.slice(0, 8)} ${digits.slice(8)}`;

/**
 * A document as stored: the digits of a DNI (7 or 8, old ones with fewer), or the letters and
 * digits of a passport. Undefined when it is neither.
 */
export function documentText(text: string): string | undefined {
  const plain = text
    .replace(/^dni/i, "")
    .replace(/[\s.-]/g, "")
    .toUpperCase();
  if (/^\d+$/.test(plain)) {
    const digits = plain.replace(/^0+/, "");
    return /^\d{6,8}$/.test(digits) ? digits : undefined;
  }
  return /^(?=.*\d)[A-Z0-9]{6,12}$/.test(plain) ? plain : undefined;
}

/** A document formatted: `12.345.678`; a passport unchanged. */
export const formatDocument = (kept: string) =>
  /^\d+$/.test(kept) ? kept.replace(/\B(?=(\d{3})+$)/g, ".") : kept;

/** The official identity of a contact, as stored. */
export type Identity = { document: string | null; cuit: string | null };

const middle = (cuit: string) => cuit.slice(2, 10).replace(/^0+/, "");

/**
 * The index key of an identity: the number of the document, which is also the middle of a person's
 * CUIT. Undefined without either.
 */
export function identityKey({ document, cuit }: Identity): string | undefined {
  return document ?? (cuit ? middle(cuit) : undefined);
}

/** Whether a person's CUIT and DNI belong to two different people. */
export function contradict({ document, cuit }: Identity): boolean {
  if (!document || !cuit || !/^\d+$/.test(document) || !OF_A_PERSON.test(cuit)) return false;
  return middle(cuit) !== document;
}

/** The error for that. */
export const CUIT_OF_ANOTHER = "CUIT: no corresponde al documento que escribiste.";

/** By what two contacts match, if they do. A company's CUIT contains no document. */
export function sameBy(one: Identity, other: Identity): "document" | "cuit" | undefined {
  if (one.cuit && one.cuit === other.cuit) return "cuit";
  if (one.document && one.document === other.document) return "document";
  if (one.cuit && other.cuit) return undefined;
  return carries(one, other) || carries(other, one) ? "document" : undefined;
}

function carries({ cuit }: Identity, { document }: Identity): boolean {
  return cuit !== null && OF_A_PERSON.test(cuit) && middle(cuit) === document;
}
