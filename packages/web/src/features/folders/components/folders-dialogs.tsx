import { RecordDialogs } from "~/components/lists/record-dialogs";
import { answer } from "~/lib/api/answer";
import { client } from "~/lib/api/client";
import type { ImportKind } from "~/lib/import/use-import";
import type { Desk } from "~/lib/lists/use-desk";
import { folders } from "../api/folder-records";
import { IMPORT_FIELDS } from "../lib/folder-import";
import type { FolderRow } from "../lib/folder-row";
import { EditFolderDialog, NewFolderDialog } from "./folder-dialog";

const send: ImportKind["send"] = (json, key) => {
  const headers = { "Idempotency-Key": key };
  return answer(client.api.folders.import.$post({ json }, json.dryRun ? {} : { headers }));
};

/** The dialogs over the list of cases. */
export default function FoldersDialogs({ desk }: { desk: Desk<FolderRow> }) {
  return (
    <RecordDialogs
      {...{ desk, records: folders }}
      made="Causa creada"
      create={(on) => <NewFolderDialog {...on} />}
      edit={(id, on) => <EditFolderDialog id={id} {...on} />}
      imports={{ fields: IMPORT_FIELDS, send }}
    />
  );
}
