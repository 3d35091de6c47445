import { type Item, preferencesKey, type Stored } from "../../kernel/dynamo";
import { DEFAULTS } from "./preferences.rules";
import type { Preferences } from "./preferences.schema";

/** The person and practice that preferences belong to: one person has some per practice. */
export type Whose = { ownerId: string; personId: string };

/** The range of those who want the morning digest, for the scheduled job. */
export const digestRange = {
  index: "gsi1" as const,
  pk: "DIGEST",
  sk: { startingWith: "usr_" },
};

/** The sort key in that index: for a founder, their id alone. */
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

/** A person's stored preferences, or the defaults. */
export function fromItem(item: Item | undefined): Preferences {
  if (!item) return DEFAULTS;
  const { tasks, events, expirations, movements, digest, updatedAt, version } =
    item as Stored<Preferences>;
  // Preferences stored before this section existed lack it.
  const { colleagues = DEFAULTS.colleagues } = item as Partial<Preferences>;
  return { tasks, events, expirations, colleagues, movements, digest, updatedAt, version };
}
