import { type Item, type Key, ownerPartition, type Stored } from "../../kernel/dynamo";

/** The stored state of a practice's first steps. */
export type Begun = {
  /** When the steps were dismissed, UTC ISO. */
  dismissedAt: string | null;
  /** When examples were requested, in ms (their ids derive from it); and whether all were made. */
  examples: { at: number; made: boolean } | null;
};

export type StartItem = Stored<Begun>;

export const startKey = (ownerId: string): Key => ({ pk: ownerPartition(ownerId), sk: "START" });

export const toItem = (ownerId: string, begun: Begun, version: number): StartItem => ({
  ...startKey(ownerId),
  type: "start",
  version,
  ...begun,
});

export function fromItem(item: Item | undefined): Begun {
  const { dismissedAt = null, examples = null } = (item ?? {}) as Partial<StartItem>;
  return { dismissedAt, examples };
}
