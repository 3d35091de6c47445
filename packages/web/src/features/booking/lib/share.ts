import { qrPath } from "../../../lib/qr";

/** The HTML that lets people book from a practice's own site. */
export const embedText = (url: string): string =>
  `<iframe src="${url}" title="Reservar un turno" width="100%" height="760" loading="lazy" style="border:0"></iframe>`;

/** A QR as an SVG file that prints at any size. */
export function qrDocument(rows: readonly (readonly boolean[])[]): string {
  const size = rows.length;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="${size * 8}" height="${size * 8}" shape-rendering="crispEdges"><rect width="${size}" height="${size}" fill="#fff"/><path d="${qrPath(rows)}" fill="#000"/></svg>`;
}
