import { CONTACT_ROLE, CONTACT_STATUS } from "~/components/contact-role";
import { formatDay } from "~/lib/format";
import type { ColumnId } from "../lib/contact-columns";
import type { ContactRow } from "../lib/contact-row";

/** What a column shows of a contact. Nothing is a blank, as on paper. */
export function ContactCell({ row, column }: { row: ContactRow; column: ColumnId }) {
  switch (column) {
    case "role":
      return row.role && CONTACT_ROLE[row.role];
    case "status":
      return CONTACT_STATUS[row.status];
    case "createdAt":
    case "updatedAt":
      return <time dateTime={row[column]}>{row[column] && formatDay(row[column])}</time>;
    case "phone":
    case "document":
    case "cuit":
      return row[column] && <span className="tabular-nums">{row[column]}</span>;
    default:
      return row[column] && <span title={row[column]}>{row[column]}</span>;
  }
}
