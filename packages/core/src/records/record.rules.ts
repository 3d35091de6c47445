/** How long a deleted record can be brought back before it goes for good. */
export const RESTORABLE_DAYS = 30;

/** Where a record stands: worked on, put away, or deleted and still restorable. */
export type Shelf = "active" | "archived" | "deleted";

/** When a record deleted at `nowMs` goes for good, as UTC ISO. */
export function purgeAt(nowMs: number): string {
  return new Date(nowMs + RESTORABLE_DAYS * 24 * 3600 * 1000).toISOString();
}
