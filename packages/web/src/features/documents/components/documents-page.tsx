import { RecordDesk } from "~/components/lists/record-desk";
import { lazyPage } from "~/lib/lazy-page";
import { DOCUMENTS } from "./document-list";
import { DocumentOver, DocumentPeek } from "./document-peek";
import DropAnywhere from "./drop-anywhere";

export const Dialogs = lazyPage(() => import("./documents-dialogs"));

/** The documents of the practice. */
export default function DocumentsPage() {
  return (
    <>
      <RecordDesk list={DOCUMENTS} Dialogs={Dialogs} Peek={DocumentPeek} Over={DocumentOver} />
      <DropAnywhere target={{ folderId: null }} called="Documentos" />
    </>
  );
}
