import { Archive, ArchiveRestore, EllipsisVertical, Pencil, Trash2 } from "lucide-react";
import type { ReactNode } from "react";
import { IconButton } from "~/components/ui/icon-button";
import { Menu, MenuItem, MenuSeparator } from "~/components/ui/menu";

type RecordMenuProps = {
  name: string;
  archived?: boolean;
  onEdit: () => void;
  /** Archives it, or takes it from the archive, where that is offered here. */
  onShelve?: () => void;
  onDelete: () => void;
  /** What can be done before editing it, and after. */
  first?: ReactNode;
  children?: ReactNode;
};

/** What can be done with a record. */
export function RecordMenu({ name, archived, first, children, ...on }: RecordMenuProps) {
  const trigger = (
    <IconButton label={`Acciones de ${name}`} size="sm">
      <EllipsisVertical aria-hidden />
    </IconButton>
  );
  return (
    <Menu trigger={trigger} label={`Acciones de ${name}`}>
      {first}
      <MenuItem onSelect={on.onEdit}>
        <Pencil aria-hidden /> Editar
      </MenuItem>
      {children}
      {on.onShelve && (
        <MenuItem onSelect={on.onShelve}>
          {archived ? <ArchiveRestore aria-hidden /> : <Archive aria-hidden />}
          {archived ? "Desarchivar" : "Archivar"}
        </MenuItem>
      )}
      <MenuSeparator />
      <MenuItem danger onSelect={on.onDelete}>
        <Trash2 aria-hidden /> Eliminar…
      </MenuItem>
    </Menu>
  );
}
