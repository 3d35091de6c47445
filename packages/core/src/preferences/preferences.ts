import { useUser } from "../actor";
import { nowIso } from "../clock";
import { commit, get, insert, replace } from "../dynamo";
import { AppError } from "../error";
import { fromItem, preferencesKey, toItem } from "./preferences.item";
import { changed } from "./preferences.rules";
import type { Preferences, UpdatePreferences } from "./preferences.schema";

/** What a person wants to be told, when, and where. */
export const of = async (userId: string): Promise<Preferences> =>
  fromItem(await get(preferencesKey(userId)));

/** The same of the signed-in person. */
export const current = () => of(useUser().userId);

/** Changes what it carries. Throws `version.stale` over another version than `ifVersion`. */
export async function update(given: UpdatePreferences, ifVersion?: number): Promise<Preferences> {
  const read = await current();
  if (ifVersion !== undefined && ifVersion !== read.version) throw stale();
  const next = { ...changed(read, given), updatedAt: nowIso() };
  const item = toItem(useUser().userId, { ...next, version: 1 });
  await commit(read.version === 0 ? insert(item, stale) : replace(item, read, stale));
  return { ...next, version: read.version + 1 };
}

const stale = () =>
  new AppError("version.stale", "Tus preferencias cambiaron mientras tanto. Volvé a abrirlas.");

export { fromItem, preferencesKey } from "./preferences.item";
