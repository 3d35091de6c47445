import type { Item, Key } from "../dynamo";
import type { Back } from "./back.rules";

/**
 * One type of item of the table, as the law on personal data concerns it (Ley 25.326): whether a
 * practice that exports its data gets it, and how it is deleted when the account is erased. Each
 * room declares its own in `<room>/held.item.ts`; a test fails for a type that no room declares.
 */
export type Held = {
  /** The item's `type`. */
  type: string;
  /** What the recovery of one practice does with it. */
  back: Back;
  /** The prefixes of the sort keys in the practice's partition; these items are deleted with it. */
  at?: readonly string[];
  /** The name of its files in an export. A type without one says in `why` why it is left out. */
  file?: string;
  /** Attributes (of a part: `part.attribute`) never exported: hashes, seeds, sealed grants. */
  hidden?: readonly string[];
  /** The keys outside the partition that are deleted together with an item of this type. */
  beside?: (item: Item) => readonly Key[] | Promise<readonly Key[]>;
  /**
   * Why it is not exported; for a type outside the partition, how it is deleted or why it is kept.
   */
  why?: string;
};
