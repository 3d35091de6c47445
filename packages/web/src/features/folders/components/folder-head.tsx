import type { Folder } from "@foja/core/practice/folders/folder.schema";
import {
  Archive,
  ArchiveRestore,
  Copy,
  EllipsisVertical,
  Landmark,
  Lock,
  LockOpen,
  MessagesSquare,
  Pencil,
} from "lucide-react";
import { Link } from "react-router";
import { AlsoHere } from "~/components/also-here";
import { LatestChange } from "~/components/latest-change";
import { DeleteItem } from "~/components/lists/record-menu";
import { Stamp } from "~/components/ui/badge";
import { Button } from "~/components/ui/button";
import { IconButton, iconClass } from "~/components/ui/icon-button";
import { Menu } from "~/components/ui/menu";
import { paths } from "~/lib/paths";
import { usePeople } from "~/lib/people/people";
import { useMay } from "~/lib/session/may";
import { FOLDER_HISTORY } from "../lib/folder-history";
import { toRow } from "../lib/folder-row";
import { copyName } from "./folder-menu";
import { StatusStamp } from "./status-stamp";

type FolderHeadProps = {
  folder: Folder;
  onEdit: () => void;
  onLink: () => void;
  onReserve: () => void;
  onShelve: () => void;
  onDelete: () => void;
};

const more = (
  <IconButton label="Más acciones de la causa">
    <EllipsisVertical aria-hidden />
  </IconButton>
);

/** The head of a case's page: what a caller asks about it. */
export function FolderHead(props: FolderHeadProps) {
  const { folder, onEdit, onLink, onReserve, onShelve, onDelete } = props;
  const { hasTeam } = usePeople();
  const isReserved = folder.access === "reserved";
  const [mayWrite, mayDelete] = [useMay("write"), useMay("delete")];
  return (
    <header>
      <div className="flex flex-wrap items-start justify-between gap-x-8 gap-y-4">
        <div className="min-w-0 flex-1 basis-80">
          <h1 className="text-pretty break-words font-serif text-[1.75rem] leading-[1.25] sm:text-[2rem]">
            {folder.folderName}
          </h1>
          <div className="-ms-1 mt-2.5 flex items-center gap-2">
            <StatusStamp folder={folder} />
            {folder.archived && <Stamp>Archivada</Stamp>}
            {isReserved && <Stamp tone="accent">Reservada</Stamp>}
            {hasTeam && <AlsoHere what={`folder:${folder._id}`} />}
          </div>
          <LatestChange key={folder._id} record={folder} words={FOLDER_HISTORY} />
        </div>
        <div className="flex flex-wrap gap-1.5">
          <IconButton label="Copiar carátula y número" onClick={() => void copyName(toRow(folder))}>
            <Copy aria-hidden />
          </IconButton>
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
            <>
              <IconButton label="Vincular con el tribunal" onClick={onLink}>
                <Landmark aria-hidden />
              </IconButton>
              {(hasTeam || isReserved) && (
                <IconButton
                  label={isReserved ? "Quién ve la causa" : "Reservar la causa"}
                  onClick={onReserve}
                >
                  {isReserved ? <Lock aria-hidden /> : <LockOpen aria-hidden />}
                </IconButton>
              )}
              <IconButton
                label={folder.archived ? "Desarchivar la causa" : "Archivar la causa"}
                onClick={onShelve}
              >
                {folder.archived ? <ArchiveRestore aria-hidden /> : <Archive aria-hidden />}
              </IconButton>
            </>
          )}
          {mayDelete && (
            <Menu trigger={more} label="Más acciones de la causa">
              <DeleteItem onSelect={onDelete} />
            </Menu>
          )}
          {mayWrite && (
            <Button onClick={onEdit}>
              <Pencil aria-hidden /> Editar
            </Button>
          )}
        </div>
      </div>
    </header>
  );
}
