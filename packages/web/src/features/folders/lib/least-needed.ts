import type { FolderRow } from "./folder-row";

/** How many cases are offered for archiving. */
const OFFERED = 8;

/** The cases that are most likely not needed: closed ones first, then those longest unchanged. */
export const leastNeeded = <R extends Pick<FolderRow, "status" | "updatedAt">>(
  rows: readonly R[],
): R[] => {
  const rank = ({ status, updatedAt }: R) => `${status === "cerrada" ? 0 : 1} ${updatedAt}`;
  return [...rows].sort((a, b) => (rank(a) < rank(b) ? -1 : 1)).slice(0, OFFERED);
};
