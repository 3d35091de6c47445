import type { Folder } from "@foja/core/practice/folders/folder.schema";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useReducer, useState } from "react";
import { useNavigate, useParams } from "react-router";
import { HistoryBlock } from "~/components/history/history-block";
import { deletedIn } from "~/components/in-trash";
import { PageMessage } from "~/components/page-message";
import { Button } from "~/components/ui/button";
import { deletedHere } from "~/lib/api/deletions";
import { ApiError } from "~/lib/api/error";
import { whyUnread } from "~/lib/api/unread";
import { notify } from "~/lib/notify";
import { usePageTitle } from "~/lib/page-title";
import { paths } from "~/lib/paths";
import { useRecordMoves } from "~/lib/records/use-record-moves";
import { useMay } from "~/lib/session/may";
import { useShortcuts } from "~/lib/shortcuts";
import { useAddress } from "~/lib/use-address";
import { folders, getFolder } from "../api/folder-records";
import { FOLDER_HISTORY } from "../lib/folder-history";
import { ConfirmCourt } from "./confirm-court";
import { FolderDeleted } from "./folder-deleted";
import { FolderDetailsSkeleton } from "./folder-details-skeleton";
import { EditFolderDialog } from "./folder-dialog";
import { FolderFacts } from "./folder-facts";
import { FolderHead } from "./folder-head";
import { FolderMissing } from "./folder-missing";
import { LinkDialog } from "./link-dialog";
import { ReserveDialog } from "./reserve-dialog";
import { UnlinkDialog } from "./unlink-dialog";

type Slot = (folder: Folder) => ReactNode;

/** What other features show on a case's page, and where a new movement of it is begun. */
type Slots = {
  /** Its client, in the head. */
  client: Slot;
  /** Its tabs, and what the open one shows; `facts`: its details, for a column beside. */
  file: (folder: Folder, facts: ReactNode) => ReactNode;
  onMovement: () => void;
};

/** One case, whole. */
export default function FolderDetailsPage(slots: Slots) {
  const { id = "" } = useParams();
  const { data, error, refetch } = useQuery(getFolder(id));
  usePageTitle(data?.folderName);
  const [, redraw] = useReducer((times: number) => times + 1, 0);
  const deleted = deletedHere("folder", id) ?? deletedIn(error);
  if (deleted) return <FolderDeleted deleted={deleted} onRestored={redraw} />;
  // Before cached data: the case may have been reserved for others meanwhile.
  if (error instanceof ApiError && error.status === 404) return <FolderMissing />;
  if (data) return <FolderDetails folder={data} {...slots} />;
  if (!error) return <FolderDetailsSkeleton />;
  const retry = <Button onClick={() => void refetch()}>Intentar de nuevo</Button>;
  return (
    <PageMessage title="No pudimos mostrar esta causa" actions={retry}>
      {whyUnread(error)}
    </PageMessage>
  );
}

function FolderDetails({ folder, client, file, onMovement }: Slots & { folder: Folder }) {
  const cache = useQueryClient();
  const navigate = useNavigate();
  const { params, place } = useAddress();
  const [linking, setLinking] = useState(false);
  const [unlinking, setUnlinking] = useState(false);
  const [reserving, setReserving] = useState(false);
  const { remove, shelve } = useRecordMoves(folders);
  const edit = () => place({ editar: folder._id });
  const onShelve = () => shelve([folder._id], !folder.archived);

  const first = () => void navigate(paths.folders.list);
  const onDelete = () => remove([folder._id], { name: folder.folderName, first });
  const onSaved = (saved: Folder) => {
    folders.show(cache, saved);
    notify.success("Causa actualizada");
    place({ editar: null });
  };

  useShortcuts({ e: edit, a: onShelve });
  return (
    <article>
      <FolderHead
        folder={folder}
        client={client(folder)}
        onMovement={onMovement}
        onEdit={edit}
        onLink={() => setLinking(true)}
        onReserve={() => setReserving(true)}
        onShelve={onShelve}
        onDelete={onDelete}
      />
      {folder.causaAssociationStatus === "found" && <ConfirmCourt folder={folder} />}
      {file(folder, <Facts folder={folder} onComplete={edit} />)}
      <HistoryBlock record={folder} words={FOLDER_HISTORY} />
      {linking && (
        <LinkDialog
          folder={folder}
          onUnlink={() => {
            setLinking(false);
            setUnlinking(true);
          }}
          onClose={() => setLinking(false)}
        />
      )}
      {unlinking && <UnlinkDialog folder={folder} onClose={() => setUnlinking(false)} />}
      {reserving && <ReserveDialog folder={folder} onClose={() => setReserving(false)} />}
      {params.has("editar") && (
        <EditFolderDialog
          id={folder._id}
          onSaved={onSaved}
          onClose={() => place({ editar: null })}
        />
      )}
    </article>
  );
}

function Facts({ folder, onComplete }: { folder: Folder; onComplete: () => void }) {
  const mayWrite = useMay("write");
  return (
    <section aria-labelledby="datos">
      <h2 id="datos" className="mb-2 font-semibold">
        Datos
      </h2>
      <FolderFacts
        folder={folder}
        className="grid-cols-2"
        onComplete={mayWrite ? onComplete : undefined}
      />
      {folder.description && (
        <>
          <h3 className="mt-3 text-ink-faint text-sm">Descripción</h3>
          <p className="mt-0.5 whitespace-pre-line break-words text-ink-soft">
            {folder.description}
          </p>
        </>
      )}
    </section>
  );
}
