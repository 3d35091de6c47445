import type { Document } from "@foja/core/practice/documents/document.schema";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Download, Pencil, Share2, Trash2 } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useNavigate, useParams } from "react-router";
import { HistoryBlock } from "~/components/history/history-block";
import { deletedIn, RestoreButtons, trashText } from "~/components/in-trash";
import { PageMessage } from "~/components/page-message";
import { Button, ButtonLink } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { SkeletonRows } from "~/components/ui/skeleton";
import { ApiError } from "~/lib/api/error";
import { whyUnread } from "~/lib/api/unread";
import { download } from "~/lib/files/download";
import { notify } from "~/lib/notify";
import { usePageTitle } from "~/lib/page-title";
import { paths } from "~/lib/paths";
import { useRecordMoves } from "~/lib/records/use-record-moves";
import { useMay } from "~/lib/session/may";
import { contentAddress, documents, getDocument } from "../api/documents";
import { DOCUMENT_HISTORY } from "../lib/words";
import { DocumentFacts } from "./document-facts";
import { DocumentVersions } from "./document-versions";
import { EditDocumentDialog } from "./edit-document-dialog";
import { ShareDialog } from "./share-dialog";
import { UploadTray } from "./upload-tray";

type DocumentPageProps = {
  /** Shows what is in the document. */
  preview: (document: Document) => ReactNode;
};

/** One document: what is in it, its data, its versions, and its history. */
export default function DocumentPage({ preview }: DocumentPageProps) {
  const { id = "" } = useParams();
  const { data, error, refetch } = useQuery(getDocument(id));
  const deleted = deletedIn(error);
  usePageTitle(data?.name);
  if (deleted) {
    return (
      <PageMessage
        title="El documento está en Eliminadas"
        actions={<RestoreButtons deleted={deleted} onRestored={() => void refetch()} />}
      >
        {trashText(deleted)}
      </PageMessage>
    );
  }
  if (data) return <Whole document={data} preview={preview(data)} />;
  if (!error) {
    return (
      <Card flush>
        <SkeletonRows rows={6} label="Cargando el documento" />
      </Card>
    );
  }
  const isUnknown = error instanceof ApiError && error.status === 404;
  return (
    <PageMessage
      title={isUnknown ? "No encontramos ese documento" : "No pudimos cargar el documento"}
      actions={
        isUnknown ? (
          <ButtonLink to={paths.documents.list}>Ver los documentos</ButtonLink>
        ) : (
          <Button onClick={() => void refetch()}>Intentar de nuevo</Button>
        )
      }
    >
      {isUnknown ? "Puede que el enlace esté mal copiado." : whyUnread(error)}
    </PageMessage>
  );
}

function Whole({ document, preview }: { document: Document; preview: ReactNode }) {
  return (
    <>
      <header className="mb-6 flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
        <h1 className="min-w-0 break-words font-semibold text-xl">{document.name}</h1>
        <Actions document={document} />
      </header>
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="min-w-0">{preview}</div>
        <div className="min-w-0 space-y-6">
          <Card title="Datos">
            <DocumentFacts document={document} />
            <HistoryBlock record={document} words={DOCUMENT_HISTORY} />
          </Card>
          <Card>
            <DocumentVersions document={document} />
          </Card>
        </div>
      </div>
      <UploadTray />
    </>
  );
}

function Actions({ document }: { document: Document }) {
  const { _id, name, folderId } = document;
  const [editing, setEditing] = useState(false);
  const [sharing, setSharing] = useState(false);
  const [mayWrite, mayDelete] = [useMay("write"), useMay("delete")];
  const cache = useQueryClient();
  const go = useNavigate();
  const moves = useRecordMoves(documents);
  const leave = () => void go(folderId ? paths.folders.documents(folderId) : paths.documents.list);
  const onSaved = (saved: Document) => {
    documents.show(cache, saved);
    void documents.refresh(cache);
    notify.success("Documento actualizado");
    setEditing(false);
  };
  return (
    <div className="flex flex-wrap gap-2">
      <Button variant="primary" onClick={() => void download(contentAddress(_id))}>
        <Download aria-hidden /> Bajar
      </Button>
      {mayWrite && (
        <Button onClick={() => setEditing(true)}>
          <Pencil aria-hidden /> Editar
        </Button>
      )}
      {mayWrite && folderId && (
        <Button onClick={() => setSharing(true)}>
          <Share2 aria-hidden /> Compartir con el cliente…
        </Button>
      )}
      {mayDelete && (
        <Button variant="quiet" onClick={() => moves.remove([_id], { name, first: leave })}>
          <Trash2 aria-hidden /> Eliminar…
        </Button>
      )}
      {sharing && <ShareDialog {...{ id: _id, name }} onClose={() => setSharing(false)} />}
      {editing && (
        <EditDocumentDialog id={_id} onSaved={onSaved} onClose={() => setEditing(false)} />
      )}
    </div>
  );
}
