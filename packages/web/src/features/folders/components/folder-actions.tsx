import { Copy, EllipsisVertical, FolderOpen, Pencil, Trash2 } from "lucide-react";
import { Link } from "react-router";
import { IconButton } from "~/components/ui/icon-button";
import { Menu, MenuItem, MenuSeparator } from "~/components/ui/menu";
import { copyText } from "~/lib/copy-text";
import { paths } from "~/lib/paths";
import type { FolderRow } from "../lib/folder-row";

/** The carátula and, where the court gave one, its number: what one pastes into a brief. */
export const copyName = ({ folderName, number }: Pick<FolderRow, "folderName" | "number">) =>
  copyText(
    number ? `${folderName} (Expte. ${number})` : folderName,
    number ? "Carátula y número copiados" : "Carátula copiada",
  );

type FolderActionsProps = {
  folder: Pick<FolderRow, "_id" | "folderName" | "number">;
  onEdit: () => void;
  onDelete: () => void;
  /** On the case's own page there is nowhere to open it. */
  withOpen?: boolean;
};

/** What can be done with a case. */
export function FolderActions({ folder, onEdit, onDelete, withOpen = true }: FolderActionsProps) {
  const trigger = (
    <IconButton label={`Acciones de ${folder.folderName}`} size="sm">
      <EllipsisVertical aria-hidden />
    </IconButton>
  );
  return (
    <Menu trigger={trigger} label={`Acciones de ${folder.folderName}`}>
      {withOpen && (
        <MenuItem asChild>
          <Link to={paths.folders.details(folder._id)}>
            <FolderOpen aria-hidden /> Abrir
          </Link>
        </MenuItem>
      )}
      <MenuItem onSelect={onEdit}>
        <Pencil aria-hidden /> Editar
      </MenuItem>
      <MenuItem onSelect={() => void copyName(folder)}>
        <Copy aria-hidden /> Copiar carátula y número
      </MenuItem>
      <MenuSeparator />
      <MenuItem danger onSelect={onDelete}>
        <Trash2 aria-hidden /> Eliminar
      </MenuItem>
    </Menu>
  );
}
