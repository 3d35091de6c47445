import { type Item, type Key, ownerPartition, type Stored } from "../../kernel/dynamo";
import { DEFAULTS } from "./preferences.rules";
import type { Preferences } from "./preferences.schema";

export const preferencesKey = (userId: string): Key => ({
  pk: ownerPartition(userId),
  sk: "PREFERENCES",
});

/** Who wants the digest of each morning, for the system's own round. */
export const digestRange = {
  index: "gsi1" as const,
  pk: "DIGEST",
  sk: { startingWith: "usr_" },
};

export const toItem = (
  userId: string,
  preferences: Preferences,
): Stored<Preferences & { userId: string }> => ({
  ...preferencesKey(userId),
  type: "preferences",
  userId,
  ...(preferences.digest.enabled && { gsi1pk: digestRange.pk, gsi1sk: userId }),
  ...preferences,
});

/** What a person chose, or what everybody begins with. */
export function fromItem(item: Item | undefined): Preferences {
  if (!item) return DEFAULTS;
  const { tasks, events, expirations, movements, digest, updatedAt, version } =
    item as Stored<Preferences>;
  // What was kept before there were colleagues does not say it.
  const { colleagues = DEFAULTS.colleagues } = item as Partial<Preferences>;
  return { tasks, events, expirations, colleagues, movements, digest, updatedAt, version };
}
