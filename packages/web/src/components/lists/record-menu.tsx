import { Archive, ArchiveRestore, Pencil, Trash2 } from "lucide-react";
import type { ReactNode } from "react";
import { IconButton } from "~/components/ui/icon-button";
import { Menu, MenuItem, MenuSeparator } from "~/components/ui/menu";
import { MoreIcon } from "~/components/ui/more-icon";
import { useMay } from "~/lib/session/may";

type RecordMenuProps = {
  name: string;
  archived?: boolean;
  onEdit: () => void;
  /** Archives the record, or unarchives it, where that is offered. */
  onShelve?: () => void;
  onDelete: () => void;
  /** The actions before «Editar», and after it. */
  first?: ReactNode;
  children?: ReactNode;
};

/** The actions on a record. */
export function RecordMenu({ name, archived, first, children, ...on }: RecordMenuProps) {
  const mayWrite = useMay("write");
  const trigger = (
    <IconButton label={`Acciones de ${name}`} size="sm">
      <MoreIcon />
    </IconButton>
  );
  return (
    <Menu trigger={trigger} label={`Acciones de ${name}`}>
      {first}
      {mayWrite && (
        <MenuItem onSelect={on.onEdit}>
          <Pencil aria-hidden /> Editar
        </MenuItem>
      )}
      {children}
      {mayWrite && on.onShelve && (
        <MenuItem onSelect={on.onShelve}>
          {archived ? <ArchiveRestore aria-hidden /> : <Archive aria-hidden />}
          {archived ? "Desarchivar" : "Archivar"}
        </MenuItem>
      )}
      <DeleteItem apart onSelect={on.onDelete} />
    </Menu>
  );
}

type DeleteItemProps = {
  onSelect: () => void;
  disabled?: boolean;
  /** Below a hairline, after the actions that are not destructive. */
  apart?: boolean;
};

/** «Eliminar…» in a menu, for those whose role in the practice may delete. */
export function DeleteItem({ apart, ...item }: DeleteItemProps) {
  if (!useMay("delete")) return null;
  return (
    <>
      {apart && <MenuSeparator />}
      <MenuItem danger {...item}>
        <Trash2 aria-hidden /> Eliminar…
      </MenuItem>
    </>
  );
}
