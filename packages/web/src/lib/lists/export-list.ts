import type { Identified } from "../records/pages";
import type { DeskList } from "./record-list";

/** Saves rows of a list as CSV: its code is loaded by who asks for that. */
export async function exportList<R extends Identified>(
  list: DeskList<R>,
  rows: readonly R[],
): Promise<void> {
  const { exportRows } = await import("./export-rows");
  exportRows(list, rows);
}
