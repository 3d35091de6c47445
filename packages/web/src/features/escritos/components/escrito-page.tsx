import type { Escrito } from "@foja/core/practice/escritos/escrito.schema";
import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense } from "react";
import { useParams } from "react-router";
import { Unread } from "~/components/ui/empty-state";
import { Link } from "~/components/ui/link";
import { PageHeader } from "~/components/ui/page-header";
import { SkeletonRows } from "~/components/ui/skeleton";
import { formatMoment } from "~/lib/format";
import { usePageTitle } from "~/lib/page-title";
import { paths } from "~/lib/paths";
import { useMay } from "~/lib/session/may";
import { getEscrito } from "../api/escritos";
import { ContentView } from "./content-view";
import { Downloads } from "./downloads";
import { StatusBadge } from "./status-badge";

const EscritoEditor = lazy(() => import("./escrito-editor"));

/** One writ: edited until it was filed, and then shown as it was filed. */
export default function EscritoPage() {
  const { id = "" } = useParams();
  const { data, error, refetch } = useQuery({ ...getEscrito(id), staleTime: 0 });
  const mayWrite = useMay("write");
  usePageTitle(data?.title);
  if (!data) return <Unread error={error} onRetry={refetch} rows={10} again="Reintentar" />;
  if (data.status === "presentado" || !mayWrite) return <Shown escrito={data} />;
  return (
    <Suspense fallback={<SkeletonRows rows={10} />}>
      <EscritoEditor key={id} escrito={data} />
    </Suspense>
  );
}

function Shown({ escrito }: { escrito: Escrito }) {
  const { title, folderId, folderName, status, filedAt, receipt, documents } = escrito;
  const papers = [
    ...(documents.pdf ? [{ id: documents.pdf, name: "El PDF que se presentó" }] : []),
    ...(receipt?.documentId ? [{ id: receipt.documentId, name: "La constancia" }] : []),
  ];
  return (
    <>
      <PageHeader
        title={title}
        description={
          <>
            <Link className="underline" to={paths.folders.details(folderId ?? "")}>
              {folderName}
            </Link>
            {filedAt && ` · Presentado el ${formatMoment(filedAt)}`}
            {receipt && ` · Constancia ${receipt.number}`}
          </>
        }
        actions={
          <>
            <StatusBadge status={status} />
            <Downloads escrito={escrito} />
          </>
        }
      />
      {papers.length > 0 && (
        <ul aria-label="Lo que quedó guardado" className="mb-4 flex flex-wrap gap-x-6 gap-y-2">
          {papers.map(({ id, name }) => (
            <li key={id}>
              <Link className="underline" to={paths.document(id)}>
                {name}
              </Link>
            </li>
          ))}
        </ul>
      )}
      <ContentView label={`Texto de ${title}`} content={escrito.content} />
    </>
  );
}
