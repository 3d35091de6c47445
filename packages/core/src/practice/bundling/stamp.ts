import { degrees, type PDFFont, type PDFPage, rgb } from "@cantoo/pdf-lib";

const SIZE = 10;
const INSET = 18;

/** The turn of a page as it is read, 0, 90, 180 or 270 degrees. */
export const turnOf = (page: PDFPage): number =>
  (((page.getRotation().angle % 360) + 360) % 360) as number;

/**
 * Writes the foja of a page at its upper right corner, as it is read: upright on a page that is
 * turned, inside what is shown of it.
 */
export function stampFoja(page: PDFPage, foja: number, font: PDFFont): void {
  const text = `f. ${foja}`;
  const width = font.widthOfTextAtSize(text, SIZE);
  const { x, y, width: w, height: h } = page.getCropBox();
  const turn = turnOf(page);
  const corners: Record<number, [x: number, y: number]> = {
    0: [x + w - INSET - width, y + h - INSET - SIZE],
    90: [x + INSET + SIZE, y + h - INSET - width],
    180: [x + INSET + width, y + INSET + SIZE],
    270: [x + w - INSET - SIZE, y + INSET + width],
  };
  const [left, low] = corners[turn] ?? corners[0] ?? [0, 0];
  page.drawText(text, {
    ...{ x: left, y: low, size: SIZE, font, rotate: degrees(turn), color: rgb(0.1, 0.1, 0.1) },
  });
}
