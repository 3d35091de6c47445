import { FOLDER_STATUS } from "~/components/folder-status";
import { toCsv } from "~/lib/csv";
import { formatDate, formatDay } from "~/lib/format";
import type { FolderRow } from "./folder-row";

const date = (value: string | null) => value && formatDate(value);
const day = (value: string) => value && formatDay(value);

const CELLS: [string, (row: FolderRow) => string | null][] = [
  ["Carátula", (row) => row.folderName],
  ["Cliente", (row) => row.customerName],
  ["Materia", (row) => row.materia],
  ["Estado", (row) => FOLDER_STATUS[row.status].label],
  ["Fuero", (row) => row.folderFuero],
  ["Jurisdicción", (row) => row.folderJuris],
  ["Fecha de inicio", (row) => date(row.initialDateFolder)],
  ["Fecha de cierre", (row) => date(row.finalDateFolder)],
  ["Alta", (row) => day(row.createdAt)],
  ["Último cambio", (row) => day(row.updatedAt)],
];

/** The cases as a spreadsheet: every field of the row, whatever columns are shown. */
export const foldersCsv = (rows: readonly FolderRow[]): string =>
  toCsv([
    CELLS.map(([title]) => title),
    ...rows.map((row) => CELLS.map(([, write]) => write(row))),
  ]);
