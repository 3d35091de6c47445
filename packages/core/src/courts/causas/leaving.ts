import { commit, removeAny, walk } from "../../kernel/dynamo";
import type { CourtCase } from "../../practice/folders/court.rules";
import { causaRange, idOf } from "./causa.item";
import { drop, linksOf } from "./links";

/**
 * Ends the links of a practice that is being deleted. A court file left without links is deleted
 * with all that was read of it: it was read for that practice. May be repeated.
 */
export async function leave(ownerId: string, folderId: string, court: CourtCase): Promise<void> {
  const causaId = idOf(court);
  await drop({ causaId, ownerId, folderId });
  if ((await linksOf(causaId)).length > 0) return;
  for await (const item of walk({ ...causaRange(causaId), limit: 500 })) {
    await commit(removeAny(item));
  }
}
