import type { Item, Key } from "../dynamo";

/**
 * One type of item of the table, as the law on personal data asks about it (Ley 25.326): whether a
 * practice that asks for its data is given it, and how it goes when its account is erased. Each room
 * declares its own in `<room>/held.item.ts`; a test fails for a type that no room answers for.
 */
export type Held = {
  /** The item's `type`. */
  type: string;
  /** What the sort keys begin with of those that lie in the practice's partition; they go with it. */
  at?: readonly string[];
  /** The name of its files in an export. One without a name says in `why` why it is left out. */
  file?: string;
  /** Attributes (of a part: `part.attribute`) that are nobody's to read, not even their person's: hashes, seeds, sealed grants. */
  hidden?: readonly string[];
  /** The keys outside the partition that go together with one of them. */
  beside?: (item: Item) => readonly Key[] | Promise<readonly Key[]>;
  /** Why it is in no export; of one outside the partition, how it goes or why it stays. */
  why?: string;
};
