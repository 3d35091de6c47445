import { downloadCsv, toCsv } from "../csv";
import type { Identified } from "../records/pages";
import type { DeskList } from "./record-list";

/** Rows as a CSV with every field, whatever columns are shown. */
export function csvOf<R extends Identified>({ csv, columns }: DeskList<R>, rows: readonly R[]) {
  const cells = csv?.cells ?? [];
  const writers = cells.map(([, of]) => {
    if (typeof of === "function") return of;
    const text = columns.find(({ id }) => id === of)?.text;
    return text ?? ((row: R) => row[of] as string | null);
  });
  const head = cells.map(([title]) => title);
  return toCsv([head, ...rows.map((row) => writers.map((write) => write(row)))]);
}

/** Has the browser save rows as a CSV file. */
export const exportRows = <R extends Identified>(list: DeskList<R>, rows: readonly R[]): void =>
  downloadCsv(list.csv?.file ?? "", csvOf(list, rows));
