import { lazy, Suspense } from "react";
import { SkeletonRows } from "~/components/ui/skeleton";
import DocumentPage from "~/features/documents/components/document-page";
import { useAddress } from "~/lib/use-address";

const DocumentPreview = lazy(() => import("~/features/document-view/components/document-preview"));

/** One document, opened at the page and with the words that its address names. */
export default function DocumentDesk() {
  const { params } = useAddress();
  const page = Math.max(1, Number.parseInt(params.get("page") ?? "", 10) || 1);
  const q = params.get("q") ?? "";
  return (
    <DocumentPage
      preview={(document) => (
        <Suspense fallback={<SkeletonRows rows={8} label="Abriendo el documento" />}>
          <DocumentPreview
            key={`${document.file._id} ${page} ${q}`}
            document={document}
            page={page}
            q={q}
          />
        </Suspense>
      )}
    />
  );
}
