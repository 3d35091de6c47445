import { PDF } from "../files/file.rules";

/** The most documents, and the most pages, of one bundle: beyond that nobody would read it. */
export const MOST_DOCUMENTS = 200;
export const MOST_PAGES = 3000;

/** A megabyte as portals count it, in bytes: the smaller of its two meanings. */
const MB = 1_000_000;

/**
 * How large a file may be, in bytes, that a portal takes: the PJN's annex of Acordada CSJN 31/2020
 * says 5 MB. `other` is for whoever is asked for less or takes more.
 */
export const PORTAL_SIZES = { pjn: 5 * MB, mev: 5 * MB, other: 10 * MB } as const;
export type Portal = keyof typeof PORTAL_SIZES;

/** The size of a part that is not asked for otherwise, and the bounds of what can be asked for. */
export const PART_SIZE = PORTAL_SIZES.pjn;
export const LEAST_PART = MB / 5;
export const MOST_PART = 25 * MB;

/** The types of file whose pages go into a bundle. */
export const BUNDLED_TYPES = [PDF, "image/jpeg", "image/png"] as const;
export type BundledType = (typeof BUNDLED_TYPES)[number];

export const isBundled = (type: string): type is BundledType =>
  (BUNDLED_TYPES as readonly string[]).includes(type);

/** The rows of an index that fit on one page. */
export const ROWS_A_PAGE = 34;

/** How many pages come before the documents: the cover, and the index. */
export const frontPages = (documents: number): number => 1 + Math.ceil(documents / ROWS_A_PAGE);

/** The name of a part; of one that stands alone, the title. */
export const partName = (title: string, nth: number, isOneOfMany: boolean): string =>
  isOneOfMany ? `${title} (parte ${nth})` : title;

/** The fojas of a document in words: «f. 3» or «f. 3 a 12». */
export const fojasText = (from: number, pages: number): string =>
  pages === 1 ? `f. ${from}` : `f. ${from} a ${from + pages - 1}`;

/** How much of the way a bundle is, 0 to 1: by documents, for their pages are not known before. */
export const progressOf = (done: number, of: number): number =>
  Math.min(0.99, Math.round((done / of) * 100) / 100);
