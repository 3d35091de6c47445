import type { Document } from "@foja/core/practice/documents/document.schema";
import { DOCX, PDF } from "@foja/core/practice/files/file.rules";
import { isRead, type ReadType } from "@foja/core/practice/texts/readable.rules";
import { useQuery } from "@tanstack/react-query";
import { type ComponentType, lazy, Suspense } from "react";
import { Card } from "~/components/ui/card";
import { EmptyState, Failed } from "~/components/ui/empty-state";
import { SkeletonRows } from "~/components/ui/skeleton";
import { getContent } from "../api/content";
import type { PreviewProps } from "../lib/preview-props";
import { PicturePreview } from "./picture-preview";
import { PlainPreview } from "./plain-preview";

const PdfPreview = lazy(() => import("./pdf-preview"));
const DocxPreview = lazy(() => import("./docx-preview"));

const PREVIEWS: Record<ReadType, ComponentType<PreviewProps>> = {
  [PDF]: PdfPreview,
  [DOCX]: DocxPreview,
  "image/png": PicturePreview,
  "image/jpeg": PicturePreview,
  "image/webp": PicturePreview,
  "text/plain": PlainPreview,
  "text/csv": PlainPreview,
};

type DocumentPreviewProps = { document: Document; page?: number; q?: string };

/** What is in a document, from a page on and with the words that were sought marked. */
export default function DocumentPreview({ document, page = 1, q = "" }: DocumentPreviewProps) {
  const { type } = document.file;
  return (
    <Card flush>
      <TextNote document={document} />
      {isRead(type) ? (
        <Content document={document} page={page} q={q} Preview={PREVIEWS[type]} />
      ) : (
        <EmptyState>Este tipo de archivo no se muestra acá. Bajalo para verlo.</EmptyState>
      )}
    </Card>
  );
}

type ContentProps = Omit<PreviewProps, "bytes"> & { Preview: ComponentType<PreviewProps> };

function Content({ Preview, ...shown }: ContentProps) {
  const { data, error, refetch } = useQuery(getContent(shown.document));
  const loading = <SkeletonRows rows={8} label="Abriendo el documento" />;
  if (error) return <Failed error={error} onRetry={refetch} />;
  if (!data) return loading;
  return (
    <Suspense fallback={loading}>
      <Preview bytes={data} {...shown} />
    </Suspense>
  );
}

const NOTES: Partial<Record<Document["textStatus"], string>> = {
  pending:
    "Estamos leyendo el texto de este documento. Todavía no se lo encuentra por sus palabras.",
  failed:
    "No pudimos leer el texto de este archivo: está dañado, tiene contraseña o más de 3.000 páginas. Se guarda y se baja igual, pero no se lo encuentra por sus palabras.",
};

/** Why a document is not found by its words, where that is so. */
function TextNote({ document: { textStatus, file } }: { document: Document }) {
  const note = isRead(file.type) ? NOTES[textStatus] : undefined;
  return note && <p className="border-b px-4 py-2 text-ink-soft text-sm">{note}</p>;
}
