/**
 * The form of a writ on paper, the same in the editor, in the PDF and in the DOCX: A4, with room for
 * the seam at its left, twelve points and a line and a half. Lengths are in millimetres.
 */
export const FORM = {
  width: 210,
  height: 297,
  top: 30,
  right: 20,
  bottom: 25,
  left: 35,
  indent: 12.5,
  /** In points. */
  size: 12,
  spacing: 1.5,
} as const;

/** Millimetres in points, 72 an inch. */
export const pointsOf = (millimetres: number): number =>
  Math.round(((millimetres * 72) / 25.4) * 100) / 100;

/** Millimetres in twentieths of a point, which documents of Word count in. */
export const twipsOf = (millimetres: number): number => Math.round((millimetres * 1440) / 25.4);
