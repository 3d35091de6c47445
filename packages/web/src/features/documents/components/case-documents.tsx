import type { Folder } from "@foja/core/practice/folders/folder.schema";
import { useMemo } from "react";
import { RecordDesk } from "~/components/lists/record-desk";
import { useMay } from "~/lib/session/may";
import { CaseFiles } from "./case-files";
import { documentsOf } from "./document-list";
import { DocumentOver, DocumentPeek } from "./document-peek";
import { Dialogs } from "./documents-page";
import { UploadButtons } from "./upload-buttons";

type CaseDocumentsProps = { folder: Pick<Folder, "_id" | "folderName"> };

/** The documents of a case, and the files of its tasks and messages. */
export default function CaseDocuments({ folder: { _id, folderName } }: CaseDocumentsProps) {
  const list = useMemo(() => documentsOf({ _id, folderName }), [_id, folderName]);
  const mayWrite = useMay("write");
  return (
    <>
      {mayWrite && (
        <div className="mb-4 flex justify-end">
          <UploadButtons plain target={{ folderId: _id, folderName }} />
        </div>
      )}
      <RecordDesk within list={list} Dialogs={Dialogs} Peek={DocumentPeek} Over={DocumentOver} />
      <CaseFiles folderId={_id} />
    </>
  );
}
