import { FolderStatusBadge } from "~/components/folder-status";
import { formatDate, formatDay } from "~/lib/format";
import type { ColumnId } from "../lib/folder-columns";
import type { FolderRow } from "../lib/folder-row";

/** What a column shows of a case. Nothing is a blank, as on paper. */
export function FolderCell({ row, column }: { row: FolderRow; column: ColumnId }) {
  switch (column) {
    case "status":
      return <FolderStatusBadge status={row.status} />;
    case "createdAt":
    case "updatedAt":
      return <time dateTime={row[column]}>{row[column] && formatDay(row[column])}</time>;
    case "initialDateFolder":
    case "finalDateFolder":
      return row[column] && <time dateTime={row[column]}>{formatDate(row[column])}</time>;
    default:
      return row[column] && <span title={row[column]}>{row[column]}</span>;
  }
}
