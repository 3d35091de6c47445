import { daysBetween } from "../../kernel/day.rules";
import { dayOf } from "../../kernel/zone.rules";
import type { Folder } from "../../practice/folders/folder.schema";

/** The day on which a case began: as the practice entered it, or the day the case was created. */
export const openedOn = ({
  initialDateFolder,
  createdAt,
}: Pick<Folder, "initialDateFolder" | "createdAt">): string =>
  initialDateFolder ?? dayOf(createdAt);

/** Days from a case's beginning to its end; null where either is missing. */
export function lastedDays({
  initialDateFolder: from,
  finalDateFolder: to,
}: Pick<Folder, "initialDateFolder" | "finalDateFolder">): number | null {
  return from && to ? Math.max(0, daysBetween(from, to)) : null;
}
