import { Plans } from "../../billing/plans";
import { useUser } from "../../kernel/actor";
import { again } from "../../kernel/again";
import { nowIso } from "../../kernel/clock";
import {
  commit,
  get,
  getMany,
  insert,
  isStale,
  preferencesKey,
  replace,
  walk,
} from "../../kernel/dynamo";
import { AppError } from "../../kernel/error";
import { digestRange, fromItem, toItem, type Whose, wantingOf } from "./preferences.item";
import { changed } from "./preferences.rules";
import type { Preferences, UpdatePreferences } from "./preferences.schema";

/** A person's alert preferences in a practice, or the defaults; by default, its founder's. */
export const of = async (ownerId: string, personId = ownerId): Promise<Preferences> =>
  fromItem(await get(preferencesKey(ownerId, personId)));

const whoActs = (): Whose => {
  const { ownerId, userId: personId } = useUser();
  return { ownerId, personId };
};

/** The preferences of the signed-in person in the practice they act in. */
export const current = () => read(whoActs());

const read = ({ ownerId, personId }: Whose) => of(ownerId, personId);

/**
 * Changes the given fields. Throws `version.stale` over another version than `ifVersion`, and
 * `plan.feature_missing`.
 */
export async function update(given: UpdatePreferences, ifVersion?: number): Promise<Preferences> {
  if (given.digest?.enabled) await assertDigest(whoActs());
  return change(whoActs(), given, ifVersion);
}

/** Refuses the digest to who turns it on, not to who has it on and changes something else. */
async function assertDigest({ ownerId, personId }: Whose): Promise<void> {
  const [chosen, usage] = await getMany([
    preferencesKey(ownerId, personId),
    Plans.usageKey(ownerId),
  ]);
  if (!fromItem(chosen).digest.enabled) await Plans.assertFeatureOf(usage, "digest");
}

async function change(whose: Whose, given: UpdatePreferences, ifVersion?: number) {
  const before = await read(whose);
  if (ifVersion !== undefined && ifVersion !== before.version) throw stale();
  const next = { ...changed(before, given), updatedAt: nowIso() };
  const item = toItem(whose, { ...next, version: 1 });
  await commit(before.version === 0 ? insert(item, stale) : replace(item, before, stale));
  return { ...next, version: before.version + 1 };
}

/** Unsubscribes a person from a practice's digests, despite concurrent changes. */
export async function stopDigest(whose: Whose): Promise<void> {
  await again(async () => {
    const { digest } = await read(whose);
    if (digest.enabled) await change(whose, { digest: { enabled: false } });
  }, isStale);
}

/** Everybody who wants the morning digest, and of which practice. */
export async function* wantingDigest(): AsyncGenerator<Whose> {
  for await (const item of walk({ ...digestRange, limit: 500 })) yield wantingOf(item);
}

const stale = () =>
  new AppError("version.stale", "Tus preferencias cambiaron mientras tanto. Volvé a abrirlas.");
