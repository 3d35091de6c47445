import type { HistoryEntry } from "@foja/core/operations/history/history.schema";
import { readHistory } from "./history";
import { type NameOf, namesIn } from "./words";

/** What was done to a record after a version of it, the latest first, and the names of who did it. */
export async function changesSince(
  id: string,
  version: number,
): Promise<{ entries: HistoryEntry[]; nameOf: NameOf }> {
  const page = await readHistory(id, { limit: 20 });
  return { entries: page.rows.filter((one) => one.version > version), nameOf: namesIn([page]) };
}
