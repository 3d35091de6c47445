import { Copy, FolderOpen } from "lucide-react";
import { RecordMenu } from "~/components/lists/record-menu";
import { Link } from "~/components/ui/link";
import { MenuItem } from "~/components/ui/menu";
import { copyText } from "~/lib/copy-text";
import type { RowProps } from "~/lib/lists/record-list";
import { paths } from "~/lib/paths";
import type { FolderRow } from "../lib/folder-row";

/** Copies the carátula and, if the court gave one, the number, to paste into a brief. */
export const copyName = ({ folderName, number }: Pick<FolderRow, "folderName" | "number">) =>
  copyText(
    number ? `${folderName} (Expte. ${number})` : folderName,
    number ? "Carátula y número copiados" : "Carátula copiada",
  );

/** The actions on a case of the list. */
export function FolderMenu({ row, archived, actions }: RowProps<FolderRow>) {
  const open = (
    <MenuItem asChild>
      <Link to={paths.folders.details(row._id)}>
        <FolderOpen aria-hidden /> Abrir
      </Link>
    </MenuItem>
  );
  return (
    <RecordMenu
      name={row.folderName}
      first={open}
      archived={archived}
      onEdit={() => actions.edit(row._id)}
      onShelve={() => actions.shelve(row._id)}
      onDelete={() => actions.remove(row._id)}
    >
      <MenuItem onSelect={() => void copyName(row)}>
        <Copy aria-hidden /> Copiar carátula y número
      </MenuItem>
    </RecordMenu>
  );
}
