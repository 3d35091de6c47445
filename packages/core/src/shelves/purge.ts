import { nowIso } from "../clock";
import { commit, type Item, remove, walk } from "../dynamo";
import { Folders } from "../folders";
import { PURGE_PARTITION } from "../records";

const PAGE = 100;

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

type Owned = Item & { _id: string; userId: string };

/** False when its owner brought the record back while the sweep was on its way. */
async function removeForGood(item: Item): Promise<boolean> {
  const { type, _id, userId } = item as Owned;
  const restored = new Error("restored meanwhile");
  try {
    await commit(remove(item, () => restored));
  } catch (error) {
    if (error === restored) return false;
    throw error;
  }
  if (type === "folder") await Folders.follow(userId, _id, undefined);
  return true;
}
