import { nowIso } from "../clock";
import { commit, type Item, query, remove } from "../dynamo";
import { PURGE_PARTITION } from "./folder.item";

const PAGE = 100;

/** Removes for good the deleted cases whose time has come. Safe to run twice. Answers how many. */
export async function purge(): Promise<number> {
  let removed = 0;
  let after: Item | undefined;
  do {
    const page = await query({
      index: "gsi2",
      pk: PURGE_PARTITION,
      // A deadline is `<instant>#<id>`; "~" sorts after the ids of this very millisecond.
      sk: { upTo: `${nowIso()}~` },
      limit: PAGE,
      newestFirst: false,
      after,
    });
    const outcomes = await Promise.all(page.items.map(removeForGood));
    removed += outcomes.filter(Boolean).length;
    after = page.last as Item | undefined;
  } while (after);
  return removed;
}

/** False when its owner brought the case back while the sweep was on its way. */
async function removeForGood(item: Item): Promise<boolean> {
  const restored = new Error("restored meanwhile");
  try {
    await commit(remove(item, () => restored));
    return true;
  } catch (error) {
    if (error === restored) return false;
    throw error;
  }
}
