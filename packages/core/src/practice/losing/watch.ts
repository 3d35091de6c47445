import { get, type Item, walk } from "../../kernel/dynamo";
import { recordKey, shelfRange } from "../../kernel/records";
import type { Watched } from "./losing.rules";
import { refresh } from "./refresh";
import { isWatched, type Saved, watchedOf } from "./watched.rules";

/** The most calculations of one case that are watched: the latest that were saved. */
const MOST = 20;

type SavedItem = Item & Saved & { _id: string };

/**
 * Has a case watch a calculation, or forget one that left it: from its present state, so that it may
 * run late, twice, or concurrently.
 */
export async function followCalculation(
  ownerId: string,
  id: string,
  folderId: string,
): Promise<void> {
  const saved = await get<SavedItem>(recordKey("calculator", ownerId, id, "active"));
  const said = saved?.folderId === folderId ? watchedOf(saved) : undefined;
  await refresh(ownerId, folderId, ({ marks, watched: { [id]: _, ...rest } }) => ({
    marks,
    watched: said ? latest({ ...rest, [id]: said }) : rest,
  }));
}

const latest = (watched: Record<string, Watched>) =>
  Object.fromEntries(
    Object.entries(watched)
      .sort(([, a], [, b]) => b.at.localeCompare(a.at))
      .slice(0, MOST)
      .sort(([a], [b]) => a.localeCompare(b)),
  );

/** Has every case of a practice watch its saved calculations. */
export async function rebuildWatched(ownerId: string): Promise<void> {
  const range = { ...shelfRange("calculator", ownerId, "active"), limit: 500 };
  for await (const { folderId, _id, calculatorType } of walk<SavedItem>(range)) {
    if (folderId && isWatched({ calculatorType })) await followCalculation(ownerId, _id, folderId);
  }
}
