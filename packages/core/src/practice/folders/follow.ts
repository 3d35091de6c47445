import {
  change,
  commit,
  get,
  getMany,
  type Item,
  removeAny,
  tryCommit,
  type Write,
  walk,
} from "../../kernel/dynamo";
import { recordKey, shelfOf } from "../../kernel/records";
import { entryRange, type InCase, tallyKey } from "./docket.item";
import { type DueEntry, dueItemOf, type Expiring } from "./due.item";

/** The name of a case and whether it is deleted, for its dependants; nothing once gone for good. */
export type CaseState = { folderName: string; gone: boolean };

/** The standing of a case now, whichever shelf it is on. */
export async function standing(ownerId: string, folderId: string): Promise<CaseState | undefined> {
  const shelves = ["active", "archived", "deleted"] as const;
  const keys = shelves.map((shelf) => recordKey("folder", ownerId, folderId, shelf));
  const look = async () => (await getMany<Item & { folderName: string }>(keys)).find((one) => one);
  // On its way between two shelves it may be missed on both; what hangs from it must not be lost.
  const item = (await look()) ?? (await look());
  return item && { folderName: item.folderName, gone: shelfOf(item.sk) === "deleted" };
}

type OfCase = { userId: string; folderId: string | null };

/** What the case of a record has become: renamed, deleted, or gone for good. */
export async function caseNow({ userId, folderId }: OfCase): Promise<InCase> {
  const now = folderId ? await standing(userId, folderId) : undefined;
  if (!now) return { folderId: null, folderName: null, caseGone: false };
  return { folderId, folderName: now.folderName, caseGone: now.gone };
}

/**
 * Makes the entries of a case say what the case now is: they copy its name, hide it while it is
 * deleted and, once it has gone for good (no standing), lose it; its movements and notices go with
 * it. May run late, twice, or be cut short anywhere.
 */
export async function follow(
  ownerId: string,
  folderId: string,
  now: CaseState | undefined,
): Promise<void> {
  for await (const entry of walk<CaseEntry>({ ...entryRange(ownerId, folderId), limit: 500 })) {
    if (now) await update(entry, now);
    else await letGo(entry);
  }
  if (!now) await commit(removeAny(tallyKey(ownerId, folderId)));
}

type CaseEntry = Item & InCase;

const isOfCase = ({ type }: Item) => type === "movement" || type === "notification";

async function update(entry: CaseEntry, { folderName, gone }: CaseState): Promise<void> {
  if (isOfCase(entry)) return;
  if (entry.folderName === folderName && (entry.caseGone ?? false) === gone) return;
  const write = edit(entry, "folderName = :name, caseGone = :gone", "", {
    ":name": folderName,
    ":gone": gone,
  });
  await insist(entry, write, (again) => update(again, { folderName, gone }));
}

async function letGo(entry: CaseEntry): Promise<void> {
  if (isOfCase(entry)) {
    const due = dueItemOf(entry.type as DueEntry["kind"], entry as unknown as Expiring);
    return commit(removeAny(entry), ...(due ? [removeAny(due)] : []));
  }
  const set = "folderId = :none, folderName = :none, caseGone = :gone";
  const write = edit(entry, set, "REMOVE gsi1pk, gsi1sk", { ":none": null, ":gone": false });
  await insist(entry, write, letGo);
}

function edit(entry: CaseEntry, set: string, rest: string, values: Record<string, unknown>): Write {
  return change({
    key: entry,
    set: `SET ${set}, #version = #version + :one ${rest}`,
    onlyIf: "#version = :read",
    names: { "#version": "version" },
    values: { ...values, ":one": 1, ":read": entry.version },
  });
}

/** Tries again on what the entry has become, if it still is one of this case. */
async function insist(entry: CaseEntry, write: Write, retry: (entry: CaseEntry) => Promise<void>) {
  if ((await tryCommit(write)) === "written") return;
  const fresh = await get<CaseEntry>(entry);
  if (fresh && fresh.folderId === entry.folderId) await retry(fresh);
}
