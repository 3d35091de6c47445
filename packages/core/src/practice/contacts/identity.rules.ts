const WEIGHTS = [5, 4, 3, 2, 7, 6, 5, 4, 3, 2];

const weigh = (weights: readonly number[], digits: string) =>
  weights.reduce((total, weight, i) => total + weight * Number(digits[i]), 0);

/** Prefixes of the CUIT of a person: what follows is the number of their document. */
const OF_A_PERSON = /^(20|23|24|25|26|27)/;
const PREFIX = /^(20|23|24|25|26|27|30|33|34|50|51|55)/;

/** Whether eleven digits are a CUIT: its check digit follows from the other ten. */
export function isCuit(digits: string): boolean {
  if (!/^\d{11}$/.test(digits) || !PREFIX.test(digits)) return false;
  const check = (11 - (weigh(WEIGHTS, digits) % 11)) % 11;
  return check < 10 && check === Number(digits[10]);
}

/** The digits of a number written with or without punctuation, if they are what they have to be. */
const digitsOf = (are: (digits: string) => boolean) => (text: string) => {
  const digits = text.replace(/[\s.-]/g, "");
  return are(digits) ? digits : undefined;
};

/** A CUIT as it is kept, eleven digits, or nothing when what was written is not one. */
export const cuitDigits = digitsOf(isCuit);

/** A CUIT as it is read: `30-50001091-2`. */
export const formatCuit = (digits: string) =>
  `${digits.slice(0, 2)}-${digits.slice(2, 10)}-${digits.slice(10)}`;

/** The two blocks of a CBU, bank and account: each ends in its own check digit. */
const BLOCKS = [
  { from: 0, weights: [7, 1, 3, 9, 7, 1, 3] },
  { from: 8, weights: [3, 9, 7, 1, 3, 9, 7, 1, 3, 9, 7, 1, 3] },
];

/** Whether 22 digits are a CBU, or the CVU of a wallet, which is checked alike. */
export function isCbu(digits: string): boolean {
  if (!/^(?!0+$)\d{22}$/.test(digits)) return false;
  return BLOCKS.every(({ from, weights }) => {
    const block = digits.slice(from);
    return (10 - (weigh(weights, block) % 10)) % 10 === Number(block[weights.length]);
  });
}

/** A CBU as it is kept, 22 digits, or nothing when what was written is not one. */
export const cbuDigits = digitsOf(isCbu);

/** A CBU as it is read, in its blocks. Bare, a spreadsheet would round it as a number. */
export const formatCbu = (digits: string) => `${digits.slice(0, 8)} ${digits.slice(8)}`;

/**
 * A document as it is kept: the digits of a DNI (7 or 8, old ones with fewer), or the letters and
 * digits of a passport. Nothing when it is neither.
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

/** A document as it is read: `12.345.678`; a passport as it is. */
export const formatDocument = (kept: string) =>
  /^\d+$/.test(kept) ? kept.replace(/\B(?=(\d{3})+$)/g, ".") : kept;

/** Who somebody is to the State, as it is kept. */
export type Identity = { document: string | null; cuit: string | null };

const middle = (cuit: string) => cuit.slice(2, 10).replace(/^0+/, "");

/**
 * What somebody is looked for by: the number of the document, which the CUIT of a person carries
 * in its middle. Nothing without either.
 */
export function identityKey({ document, cuit }: Identity): string | undefined {
  return document ?? (cuit ? middle(cuit) : undefined);
}

/** Whether the CUIT of a person and their DNI name two different people. */
export function contradict({ document, cuit }: Identity): boolean {
  if (!document || !cuit || !/^\d+$/.test(document) || !OF_A_PERSON.test(cuit)) return false;
  return middle(cuit) !== document;
}

/** The sentence for it. */
export const CUIT_OF_ANOTHER = "CUIT: no corresponde al documento que escribiste.";

/** By what two contacts match, if they do. A company's CUIT carries nobody's document. */
export function sameBy(one: Identity, other: Identity): "document" | "cuit" | undefined {
  if (one.cuit && one.cuit === other.cuit) return "cuit";
  if (one.document && one.document === other.document) return "document";
  if (one.cuit && other.cuit) return undefined;
  return carries(one, other) || carries(other, one) ? "document" : undefined;
}

function carries({ cuit }: Identity, { document }: Identity): boolean {
  return cuit !== null && OF_A_PERSON.test(cuit) && middle(cuit) === document;
}
