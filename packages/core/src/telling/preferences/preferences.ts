import { Plans } from "../../billing/plans";
import { useOwner, useUser } from "../../kernel/actor";
import { again } from "../../kernel/again";
import { nowIso } from "../../kernel/clock";
import { commit, get, getMany, insert, isStale, replace, walk } from "../../kernel/dynamo";
import { AppError } from "../../kernel/error";
import { digestRange, fromItem, preferencesKey, toItem } from "./preferences.item";
import { changed } from "./preferences.rules";
import type { Preferences, UpdatePreferences } from "./preferences.schema";

/** A person's preferences of alerts, or the defaults. */
export const of = async (userId: string): Promise<Preferences> =>
  fromItem(await get(preferencesKey(userId)));

/** The preferences of the signed-in person. */
export const current = () => of(useUser().userId);

/** Changes what it carries. Throws `version.stale` over another version than `ifVersion`, and
 * `plan.feature_missing`. */
export async function update(given: UpdatePreferences, ifVersion?: number): Promise<Preferences> {
  if (given.digest?.enabled) await assertDigest();
  return change(useUser().userId, given, ifVersion);
}

/** The digest is refused to who turns it on, not to who has it on already and changes another. */
async function assertDigest(): Promise<void> {
  const [read, usage] = await getMany([
    preferencesKey(useUser().userId),
    Plans.usageKey(useOwner()),
  ]);
  if (!fromItem(read).digest.enabled) await Plans.assertFeatureOf(usage, "digest");
}

async function change(userId: string, given: UpdatePreferences, ifVersion?: number) {
  const read = await of(userId);
  if (ifVersion !== undefined && ifVersion !== read.version) throw stale();
  const next = { ...changed(read, given), updatedAt: nowIso() };
  const item = toItem(userId, { ...next, version: 1 });
  await commit(read.version === 0 ? insert(item, stale) : replace(item, read, stale));
  return { ...next, version: read.version + 1 };
}

/** Stops a person's digests, whatever else they change meanwhile. */
export async function stopDigest(userId: string): Promise<void> {
  await again(async () => {
    const { digest } = await of(userId);
    if (digest.enabled) await change(userId, { digest: { enabled: false } });
  }, isStale);
}

/** Everybody who wants the digest of each morning. */
export async function* wantingDigest(): AsyncGenerator<string> {
  for await (const { gsi1sk = "" } of walk({ ...digestRange, limit: 500 })) yield gsi1sk;
}

const stale = () =>
  new AppError("version.stale", "Tus preferencias cambiaron mientras tanto. Volvé a abrirlas.");
