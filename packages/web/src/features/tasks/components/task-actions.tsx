import {
  Archive,
  ArchiveRestore,
  EllipsisVertical,
  FolderOpen,
  Pencil,
  Trash2,
} from "lucide-react";
import { Link } from "react-router";
import { IconButton } from "~/components/ui/icon-button";
import { Menu, MenuItem, MenuSeparator } from "~/components/ui/menu";
import { paths } from "~/lib/paths";
import type { TaskRow } from "../lib/task-row";

/** What a list does with a task. */
export type TaskDoing = {
  peek: (id: string) => void;
  edit: (id: string) => void;
  remove: (id: string) => void;
  toggle: (id: string, range: boolean) => void;
  tick: (row: TaskRow) => void;
  shelve: (id: string) => void;
};

type TaskActionsProps = { row: TaskRow; archived: boolean; doing: TaskDoing };

/** What can be done with a task. */
export function TaskActions({ row, archived, doing }: TaskActionsProps) {
  const { _id, name, folderId } = row;
  const trigger = (
    <IconButton label={`Acciones de ${name}`} size="sm">
      <EllipsisVertical aria-hidden />
    </IconButton>
  );
  return (
    <Menu trigger={trigger} label={`Acciones de ${name}`}>
      <MenuItem onSelect={() => doing.edit(_id)}>
        <Pencil aria-hidden /> Editar
      </MenuItem>
      {folderId && (
        <MenuItem asChild>
          <Link to={paths.folders.details(folderId)}>
            <FolderOpen aria-hidden /> Abrir la causa
          </Link>
        </MenuItem>
      )}
      <MenuItem onSelect={() => doing.shelve(_id)}>
        {archived ? <ArchiveRestore aria-hidden /> : <Archive aria-hidden />}
        {archived ? "Desarchivar" : "Archivar"}
      </MenuItem>
      <MenuSeparator />
      <MenuItem danger onSelect={() => doing.remove(_id)}>
        <Trash2 aria-hidden /> Eliminar
      </MenuItem>
    </Menu>
  );
}
