import { nowIso } from "../../kernel/clock";
import { commit, type Item, remove, tryCommit, walk } from "../../kernel/dynamo";
import { PURGE_PARTITION } from "../../kernel/records";
import { Contacts } from "../../practice/contacts";
import type { CourtCase } from "../../practice/folders/court.rules";
import { takeAlong } from "./along";
import { propagate } from "./propagate";

const PAGE = 100;

/** What one transaction takes besides the record itself. */
const MOST = 99;

/**
 * Removes for good the deleted records whose time has come, and with a case its movements and
 * notices. Safe to run twice, and to be cut short anywhere. Answers how many.
 */
export async function purge(): Promise<number> {
  let removed = 0;
  const due = walk({
    index: "gsi2",
    pk: PURGE_PARTITION,
    // A deadline is `<instant>#<id>`; "~" sorts after the ids of this very millisecond.
    sk: { upTo: `${nowIso()}~` },
    limit: PAGE,
    newestFirst: false,
  });
  for await (const item of due) if (await removeForGood(item)) removed += 1;
  return removed;
}

type OwnedItem = Item & {
  _id: string;
  userId: string;
  court?: CourtCase | null;
};

/**
 * Removes a deleted record for good. False when its owner brought it back while the sweep was on its
 * way.
 */
export async function removeForGood(item: Item): Promise<boolean> {
  const { type, _id, userId, court } = item as OwnedItem;
  // What has not gone along yet would stay behind without a case.
  if (type === "folder") await takeAlong(userId, _id);
  const links = type === "contact" ? Contacts.letGo(item) : [];
  const outcome = await tryCommit(remove(item), ...links.slice(0, MOST));
  if (outcome !== "written") return false;
  for (const write of links.slice(MOST)) await commit(write);
  if (type === "folder") await propagate(userId, _id, undefined, court);
  return true;
}
