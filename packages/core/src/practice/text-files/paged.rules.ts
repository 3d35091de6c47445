/** The last page of a document that is read, and the last that is read by looking at its picture. */
export const MOST_PAGES = 3000;
export const MOST_SCANNED = 200;

/** The most text of one page, in characters: more is no page that somebody reads. */
const MOST_TEXT = 100_000;

/** A text without pages of its own, as a DOCX has, cut where the length of a page is reached. */
export function cutText(text: string): string[] {
  const parts: string[] = [];
  let rest = text.trim();
  while (rest.length > MOST_TEXT) {
    const end = Math.max(rest.lastIndexOf("\n", MOST_TEXT), rest.lastIndexOf(" ", MOST_TEXT));
    const at = end > 0 ? end : MOST_TEXT;
    parts.push(rest.slice(0, at));
    rest = rest.slice(at).trim();
  }
  return rest === "" ? parts : [...parts, rest];
}

/** The text of a page as it is kept. */
export const shortened = (text: string): string => text.slice(0, MOST_TEXT);

/** A page with fewer letters than this may be a picture with a stamp on it. */
const STAMP = 400;

/** Whether a page is read by looking at it: it has no text, or little beside a picture. */
export function isScanned(text: string, hasPicture: boolean): boolean {
  const letters = text.replace(/[^\p{L}\p{N}]/gu, "").length;
  return hasPicture && letters < STAMP;
}

/** The width that a page is looked at with, in pixels: 200 for each inch of a sheet of A4. */
const WIDTH = 1654;
/** The most pixels of a picture of a page: a sheet that is many metres long stays readable, or not. */
const MOST_PIXELS = 6_000_000;

/** By how much a page of that size is enlarged to be looked at. */
export const scaleOf = ({ width, height }: { width: number; height: number }): number =>
  Math.min(WIDTH / width, Math.sqrt(MOST_PIXELS / (width * height)));
