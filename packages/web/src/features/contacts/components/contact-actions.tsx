import { Archive, ArchiveRestore, EllipsisVertical, Pencil, Trash2 } from "lucide-react";
import { IconButton } from "~/components/ui/icon-button";
import { Menu, MenuItem, MenuSeparator } from "~/components/ui/menu";

type ContactActionsProps = {
  name: string;
  archived: boolean;
  onEdit: () => void;
  onArchive: () => void;
  onDelete: () => void;
};

/** What can be done with a contact. */
export function ContactActions({ name, archived, ...on }: ContactActionsProps) {
  const trigger = (
    <IconButton label={`Acciones de ${name}`} size="sm">
      <EllipsisVertical aria-hidden />
    </IconButton>
  );
  return (
    <Menu trigger={trigger} label={`Acciones de ${name}`}>
      <MenuItem onSelect={on.onEdit}>
        <Pencil aria-hidden /> Editar
      </MenuItem>
      <MenuItem onSelect={on.onArchive}>
        {archived ? <ArchiveRestore aria-hidden /> : <Archive aria-hidden />}
        {archived ? "Desarchivar" : "Archivar"}
      </MenuItem>
      <MenuSeparator />
      <MenuItem danger onSelect={on.onDelete}>
        <Trash2 aria-hidden /> Eliminar
      </MenuItem>
    </Menu>
  );
}
