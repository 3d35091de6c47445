import type { Item } from "../dynamo";

/** An item of the stream of changes, with its fields. */
export type Changed = Item & Record<string, unknown>;

/**
 * What follows from a change: `before` is the item as it was, undefined of a new one, and `item`
 * itself of a removed one. It may run late, twice, and after the truth has changed again.
 */
type Refresh = (item: Changed, before: Changed | undefined) => Promise<void>;

/**
 * What follows from the changes of items of one type. Each room registers its own: in
 * `<room>/derived.ts`, or in `<room>/delivered.ts` where a person waits for it.
 */
export type Derived = { type: string; refresh: Refresh };

/** What follows from changes, but not from a removal. */
export const unlessRemoved =
  (refresh: Refresh): Refresh =>
  async (item, before) => {
    if (item !== before) await refresh(item, before);
  };
