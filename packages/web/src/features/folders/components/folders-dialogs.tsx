import { RecordDialogs } from "~/components/lists/record-dialogs";
import type { Desk } from "~/lib/lists/use-desk";
import { folders } from "../api/folder-records";
import type { FolderRow } from "../lib/folder-row";
import { EditFolderDialog, NewFolderDialog } from "./folder-dialog";

/** The dialogs over the list of cases. */
export default function FoldersDialogs({ desk }: { desk: Desk<FolderRow> }) {
  return (
    <RecordDialogs
      {...{ desk, records: folders }}
      made="Causa creada"
      create={(on) => <NewFolderDialog {...on} />}
      edit={(id, on) => <EditFolderDialog id={id} {...on} />}
    />
  );
}
