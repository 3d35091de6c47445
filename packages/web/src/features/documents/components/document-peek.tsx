import { useQuery } from "@tanstack/react-query";
import { Download } from "lucide-react";
import { HistoryBlock } from "~/components/history/history-block";
import { EditTool } from "~/components/lists/edit-tool";
import { Peek, PeekBody } from "~/components/lists/peek";
import { ButtonLink } from "~/components/ui/button";
import { Dialog } from "~/components/ui/dialog";
import { IconButton } from "~/components/ui/icon-button";
import { download } from "~/lib/files/download";
import type { Desk } from "~/lib/lists/use-desk";
import { paths } from "~/lib/paths";
import { contentAddress, getDocument } from "../api/documents";
import type { DocumentRow } from "../lib/document-row";
import { DOCUMENT_HISTORY } from "../lib/words";
import { DocumentFacts } from "./document-facts";
import { DocumentVersions } from "./document-versions";

type CardProps = { desk: Desk<DocumentRow>; id: string };

/** A document beside the list, with its data and its versions. */
export function DocumentPeek({ desk, id }: CardProps) {
  const tools = (
    <span className="ms-auto flex">
      <IconButton label="Bajar" size="sm" onClick={() => void download(contentAddress(id))}>
        <Download aria-hidden />
      </IconButton>
      <EditTool desk={desk} id={id} />
    </span>
  );
  return (
    <Peek desk={desk} label="Vista previa del documento" tools={tools}>
      <Body key={id} id={id} />
    </Peek>
  );
}

/** Like `DocumentPeek`, where there is no space beside the list. */
export const DocumentOver = ({ desk, id }: CardProps) => (
  <Dialog open title="Documento" onOpenChange={() => desk.place({ peeked: null })}>
    <Body id={id} />
  </Dialog>
);

const Body = ({ id }: { id: string }) => (
  <PeekBody of={useQuery(getDocument(id))}>
    {(document) => (
      <div className="space-y-5">
        <h2 className="break-words font-semibold text-lg">{document.name}</h2>
        <ButtonLink variant="primary" size="sm" to={paths.document(id)}>
          Abrir
        </ButtonLink>
        <DocumentFacts document={document} />
        <DocumentVersions document={document} />
        <HistoryBlock record={document} words={DOCUMENT_HISTORY} />
      </div>
    )}
  </PeekBody>
);
