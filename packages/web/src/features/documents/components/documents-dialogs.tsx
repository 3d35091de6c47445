import { RecordDialogs } from "~/components/lists/record-dialogs";
import { Dialog } from "~/components/ui/dialog";
import type { Desk } from "~/lib/lists/use-desk";
import { documents } from "../api/documents";
import type { DocumentRow } from "../lib/document-row";
import { EditDocumentDialog } from "./edit-document-dialog";

/** The dialogs over the list of documents. */
export default function DocumentsDialogs({ desk }: { desk: Desk<DocumentRow> }) {
  const { Create } = desk.list;
  return (
    <RecordDialogs
      {...{ desk, records: documents }}
      made="Documento subido"
      create={({ onClose }) => (
        <Dialog
          open
          title="Subir documentos"
          description="Elegí los archivos, soltalos en la página o pegalos. Hasta 25 MB cada uno."
          onOpenChange={onClose}
        >
          {Create && <Create />}
        </Dialog>
      )}
      edit={(id, on) => <EditDocumentDialog id={id} {...on} />}
    />
  );
}
