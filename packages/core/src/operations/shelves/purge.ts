import { nowIso } from "../../kernel/clock";
import { commit, type Item, remove, tryCommit, walk } from "../../kernel/dynamo";
import { PURGE_PARTITION } from "../../kernel/records";
import { Contacts } from "../../practice/contacts";
import type { CourtCase } from "../../practice/folders/court.rules";
import { takeAlong } from "./along";
import { propagate } from "./propagate";

const PAGE = 100;

/** The most writes in one transaction besides the record itself. */
const MOST = 99;

/**
 * Deletes for good the deleted records whose term is over, and with a case its movements and
 * notices. Can be repeated, and interrupted at any point. Returns how many.
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

/** Deletes a deleted record for good. Returns false when its owner restored it meanwhile. */
export async function removeForGood(item: Item): Promise<boolean> {
  const { type, _id, userId, court } = item as OwnedItem;
  // What was not yet deleted with the case would be left without one.
  if (type === "folder") await takeAlong(userId, _id);
  const links = type === "contact" ? Contacts.letGo(item) : [];
  const outcome = await tryCommit(remove(item), ...links.slice(0, MOST));
  if (outcome !== "written") return false;
  for (const write of links.slice(MOST)) await commit(write);
  if (type === "folder") await propagate(userId, _id, undefined, court);
  return true;
}
