import type { HistoryEntry } from "@foja/core/operations/history/history.schema";
import { readHistory } from "./history";
import { type NameOf, namesIn } from "./words";

/** The history of a record after a version, the latest entry first, with its authors' names. */
export async function changesSince(
  id: string,
  version: number,
): Promise<{ entries: HistoryEntry[]; nameOf: NameOf }> {
  const page = await readHistory(id, { limit: 20 });
  return { entries: page.rows.filter((one) => one.version > version), nameOf: namesIn([page]) };
}
