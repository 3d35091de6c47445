import type { Folder } from "@foja/core/practice/folders/folder.schema";
import { useQueryClient } from "@tanstack/react-query";
import { ImportDialog } from "~/components/import/import-dialog";
import { notify } from "~/lib/notify";
import { refreshSession } from "~/lib/session/session";
import { refreshFolders, showFolder, showNewFolder } from "../api/folder-cache";
import type { FolderViewState } from "../hooks/use-folder-view";
import { useFoldersImport } from "../hooks/use-folders-import";
import { EditFolderDialog, NewFolderDialog } from "./folder-dialog";

/** The dialogs over the list, as its address says. */
export function FoldersDialogs({ state, wide }: { state: FolderViewState; wide: boolean }) {
  const cache = useQueryClient();
  const { creating, editing, importing, place } = state;

  const onCreated = (folder: Folder) => {
    showNewFolder(cache, folder);
    notify.success("Causa creada");
    place({ nueva: null, causa: wide ? folder._id : null });
    void refreshFolders(cache);
    void refreshSession();
  };
  const onEdited = (folder: Folder) => {
    showFolder(cache, folder);
    notify.success("Causa actualizada");
    place({ editar: null });
  };

  if (importing) return <FoldersImport onClose={() => place({ importar: null })} />;
  if (creating) {
    return <NewFolderDialog onSaved={onCreated} onClose={() => place({ nueva: null })} />;
  }
  if (!editing) return null;
  return (
    <EditFolderDialog
      key={editing}
      id={editing}
      onSaved={onEdited}
      onClose={() => place({ editar: null })}
    />
  );
}

function FoldersImport({ onClose }: { onClose: () => void }) {
  return <ImportDialog what={useFoldersImport()} onClose={onClose} />;
}
