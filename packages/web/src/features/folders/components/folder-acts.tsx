import type { Folder } from "@foja/core/practice/folders/folder.schema";
import {
  Archive,
  ArchiveRestore,
  Copy,
  FilePlus2,
  Landmark,
  Lock,
  LockOpen,
  MessagesSquare,
  Pencil,
} from "lucide-react";
import { DeleteItem } from "~/components/lists/record-menu";
import { Button } from "~/components/ui/button";
import { IconButton, iconClass } from "~/components/ui/icon-button";
import { Link } from "~/components/ui/link";
import { Menu, MenuItem } from "~/components/ui/menu";
import { MoreIcon } from "~/components/ui/more-icon";
import { paths } from "~/lib/paths";
import { usePeople } from "~/lib/people/people";
import { useMay } from "~/lib/session/may";
import { toRow } from "../lib/folder-row";
import { copyName } from "./folder-menu";

export type FolderActsProps = {
  folder: Folder;
  /** Begins a movement. */
  onMovement: () => void;
  onEdit: () => void;
  onLink: () => void;
  onReserve: () => void;
  onShelve: () => void;
  onDelete: () => void;
};

/** What is done with a case: the main acts in words, the others in a menu. */
export function FolderActs(props: FolderActsProps) {
  const { folder, onMovement, onEdit, onLink, onReserve, onShelve } = props;
  const { hasTeam } = usePeople();
  const mayWrite = useMay("write");
  const isReserved = folder.access === "reserved";
  return (
    <div className="flex flex-wrap items-center gap-1.5">
      {mayWrite && (
        <>
          <Button variant="primary" onClick={onMovement}>
            <FilePlus2 aria-hidden /> Movimiento
          </Button>
          {!folder.court && (
            <Button onClick={onLink}>
              <Landmark aria-hidden /> Vincular
            </Button>
          )}
          {(hasTeam || isReserved) && (
            <Button onClick={onReserve}>
              {isReserved ? <Lock aria-hidden /> : <LockOpen aria-hidden />}
              {isReserved ? "Quién la ve" : "Reservar"}
            </Button>
          )}
          <Button onClick={onEdit}>
            <Pencil aria-hidden /> Editar
          </Button>
        </>
      )}
      {hasTeam && (
        <Link
          to={paths.chat.with(folder._id)}
          title="Conversación de la causa"
          aria-label="Conversación de la causa"
          className={iconClass()}
        >
          <MessagesSquare aria-hidden />
        </Link>
      )}
      {mayWrite && (
        <IconButton
          label={folder.archived ? "Desarchivar la causa" : "Archivar la causa"}
          onClick={onShelve}
        >
          {folder.archived ? <ArchiveRestore aria-hidden /> : <Archive aria-hidden />}
        </IconButton>
      )}
      <More {...props} />
    </div>
  );
}

const more = (
  <IconButton label="Más acciones de la causa">
    <MoreIcon />
  </IconButton>
);

function More({ folder, onLink, onDelete }: FolderActsProps) {
  const [mayWrite, mayDelete] = [useMay("write"), useMay("delete")];
  return (
    <Menu trigger={more} label="Más acciones de la causa">
      <MenuItem onSelect={() => void copyName(toRow(folder))}>
        <Copy aria-hidden /> Copiar carátula y número
      </MenuItem>
      {mayWrite && folder.court && (
        <MenuItem onSelect={onLink}>
          <Landmark aria-hidden /> Vínculo con el tribunal
        </MenuItem>
      )}
      {mayDelete && <DeleteItem onSelect={onDelete} />}
    </Menu>
  );
}
