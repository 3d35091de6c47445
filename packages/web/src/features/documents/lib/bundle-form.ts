import {
  isBundled,
  MOST_DOCUMENTS,
  PORTAL_SIZES,
  type Portal,
} from "@foja/core/practice/bundles/bundle.rules";
import type { DocumentRow } from "./document-row";

/** What is asked of a bundle besides its documents. */
export type BundleValues = { title: string; portal: Portal; textLayer: boolean };

/** As portals count it, in bytes. */
const MB = 1_000_000;

const PORTAL_NAMES: Record<Portal, string> = {
  pjn: "PJN",
  mev: "MEV",
  other: "Otro destino",
};

export const PORTAL_OPTIONS = (Object.keys(PORTAL_SIZES) as Portal[]).map((value) => ({
  value,
  label: `${PORTAL_NAMES[value]}: partes de hasta ${PORTAL_SIZES[value] / MB} MB`,
}));

type Marked = Pick<DocumentRow, "folderId" | "type">;

/** Whether chosen documents can be put together: of one case, each with pages. */
export const canBundle = (rows: readonly Marked[]): boolean => {
  const [{ folderId } = { folderId: null }] = rows;
  if (!folderId || rows.length > MOST_DOCUMENTS) return false;
  return rows.every((row) => row.folderId === folderId && isBundled(row.type));
};

/** Documents in the order of their dates, or of the days they came: as they go into a court's file. */
export const inOrder = (rows: readonly DocumentRow[]): DocumentRow[] => {
  const dayOf = ({ date, createdAt }: DocumentRow) => date ?? createdAt;
  return [...rows].sort((a, b) => dayOf(a).localeCompare(dayOf(b)));
};

/** A list with one of its items a place further on or back. */
export function moved<T>(list: readonly T[], at: number, step: 1 | -1): T[] {
  const to = at + step;
  if (to < 0 || to >= list.length) return [...list];
  const next = [...list];
  const [one] = next.splice(at, 1);
  next.splice(to, 0, one as T);
  return next;
}
