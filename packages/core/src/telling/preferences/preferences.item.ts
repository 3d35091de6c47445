import { type Item, preferencesKey, type Stored } from "../../kernel/dynamo";
import { DEFAULTS } from "./preferences.rules";
import type { Preferences } from "./preferences.schema";

/** Whose preferences they are: somebody's of a practice, each practice with its own. */
export type Whose = { ownerId: string; personId: string };

/** Who wants the digest of each morning, for the system's own round. */
export const digestRange = {
  index: "gsi1" as const,
  pk: "DIGEST",
  sk: { startingWith: "usr_" },
};

/** In that index, a founder by their own name alone. */
const digestSort = ({ ownerId, personId }: Whose) =>
  personId === ownerId ? ownerId : `${ownerId}#${personId}`;

export function wantingOf({ gsi1sk = "" }: Item): Whose {
  const [ownerId = "", personId = ownerId] = gsi1sk.split("#");
  return { ownerId, personId };
}

export const toItem = (
  whose: Whose,
  preferences: Preferences,
): Stored<Preferences & { userId: string; personId: string }> => ({
  ...preferencesKey(whose.ownerId, whose.personId),
  type: "preferences",
  userId: whose.ownerId,
  personId: whose.personId,
  ...(preferences.digest.enabled && { gsi1pk: digestRange.pk, gsi1sk: digestSort(whose) }),
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
