import {
  change,
  commit,
  get,
  type Item,
  removeAny,
  tryCommit,
  type Write,
  walk,
} from "../../kernel/dynamo";
import { AppError } from "../../kernel/error";
import { anywhere, shelfOf } from "../../kernel/records";
import type { Shelf } from "../../kernel/records/record.rules";
import { hasFoja } from "../kinds/kinds.rules";
import { entryRange, type InCase, tallyKey } from "./docket.item";
import { dueItemOf, type Expiring } from "./due.item";
import type { Party } from "./party.rules";

/** A case's name and shelf, as its records need them; undefined once it was purged. */
export type CaseState = { folderName: string; shelf: Shelf };

/** The current state of a case on any shelf, the person responsible for it, and whom it is led for. */
export async function caseState(
  ownerId: string,
  folderId: string,
): Promise<(CaseState & { responsibleId: string; party: Party | null }) | undefined> {
  type Kept = { folderName: string; responsibleId?: string; folderParte?: Party | null };
  const item = await anywhere<Kept>("folder", ownerId, folderId);
  if (!item) return undefined;
  const { folderName, responsibleId = ownerId, folderParte: party = null } = item;
  return { folderName, responsibleId, party, shelf: shelfOf(item.sk) };
}

type OfCase = { userId: string; folderId: string | null; takenWith?: string };

/**
 * The case fields of a record that is restored: with the current name, or null if the case was
 * purged. Throws `folder.deleted` while the case is deleted, and for a record deleted with it.
 */
export async function caseNow({ userId, folderId, takenWith }: OfCase): Promise<InCase> {
  if (takenWith) throw inTheBin("Está en Eliminadas con su causa: restaurá la causa y vuelve.");
  const now = folderId ? await caseState(userId, folderId) : undefined;
  if (!now) return { folderId: null, folderName: null };
  if (now.shelf === "deleted") throw inTheBin(FIRST_ITS_CASE);
  return { folderId, folderName: now.folderName };
}

const FIRST_ITS_CASE = "Su causa está en Eliminadas: restaurá primero la causa.";

const inTheBin = (message: string) => new AppError("folder.deleted", message);

/**
 * Throws `folder.deleted` where the case of a record to restore is deleted, and `missing()` where
 * it was purged: for records that cannot exist without a case.
 */
export async function assertReturnable(record: OfCase, missing: () => Error): Promise<void> {
  const { folderId } = await caseNow(record);
  if (!folderId) throw missing();
}

/**
 * Copies the name of a case to the entries of its file or, once it was purged (`now` undefined),
 * removes it from them; its movements and notices are deleted. May run late, twice, or be
 * interrupted.
 */
export async function follow(
  ownerId: string,
  folderId: string,
  now: CaseState | undefined,
): Promise<void> {
  for await (const entry of walk<CaseEntry>({ ...entryRange(ownerId, folderId), limit: 500 })) {
    if (now) await rename(entry, now.folderName);
    else await letGo(entry);
  }
  if (!now) await commit(removeAny(tallyKey(ownerId, folderId)));
}

type CaseEntry = Item & InCase;

async function rename(entry: CaseEntry, folderName: string): Promise<void> {
  if (hasFoja(entry.type) || entry.folderName === folderName) return;
  const write = edit(entry, "folderName = :name", "", { ":name": folderName });
  await insist(entry, write, (again) => rename(again, folderName));
}

async function letGo(entry: CaseEntry): Promise<void> {
  if (hasFoja(entry.type)) {
    const due = dueItemOf(entry.type, entry as unknown as Expiring);
    return commit(removeAny(entry), ...(due ? [removeAny(due)] : []));
  }
  const set = "folderId = :none, folderName = :none";
  const write = edit(entry, set, "REMOVE gsi1pk, gsi1sk", { ":none": null });
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

/** Tries again with the entry's current state, if it still belongs to this case. */
async function insist(entry: CaseEntry, write: Write, retry: (entry: CaseEntry) => Promise<void>) {
  if ((await tryCommit(write)) === "written") return;
  const fresh = await get<CaseEntry>(entry);
  if (fresh && fresh.folderId === entry.folderId) await retry(fresh);
}
