import { partName } from "@foja/core/practice/bundles/bundle.rules";
import type { Bundle } from "@foja/core/practice/bundles/bundle.schema";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Download, TriangleAlert } from "lucide-react";
import { useEffect } from "react";
import { Button } from "~/components/ui/button";
import { Dialog } from "~/components/ui/dialog";
import { Meter } from "~/components/ui/meter";
import { download } from "~/lib/files/download";
import { formatBytes, formatNumber } from "~/lib/format";
import { getBundle } from "../api/bundles";
import { contentAddress, documents } from "../api/documents";

type ProgressProps = { begun: Bundle; onBack: () => void; onClose: () => void };

/** How far a bundle is, and its parts when it is ready; who closes it finds them in the documents. */
export function BundleProgress({ begun, onBack, onClose }: ProgressProps) {
  const cache = useQueryClient();
  const { data: bundle = begun } = useQuery(getBundle(begun._id));
  const { status, title, parts, error } = bundle;
  useEffect(() => {
    if (status === "ready") void documents.refresh(cache);
  }, [status, cache]);
  const footer = (
    <>
      {status === "failed" && <Button onClick={onBack}>Volver a la lista</Button>}
      <Button variant="primary" onClick={onClose}>
        {status === "building" ? "Seguir en segundo plano" : "Cerrar"}
      </Button>
    </>
  );
  return (
    <Dialog open title={title} onOpenChange={onClose} footer={footer}>
      {status === "building" && <Building progress={bundle.progress} />}
      {status === "failed" && (
        <p role="alert" className="flex items-start gap-2 text-danger">
          <TriangleAlert aria-hidden className="mt-[0.2em] size-4 shrink-0" />
          {error}
        </p>
      )}
      {status === "ready" && (
        <>
          <p role="status">{readySentence(parts)} También está entre los documentos de la causa.</p>
          <ol className="mt-3 divide-y">
            {parts.map(({ documentId, pages, bytes }, at) => {
              const name = partName(title, at + 1, parts.length > 1);
              return (
                <li key={documentId} className="flex items-center gap-3 py-2">
                  <div className="min-w-0 flex-1">
                    <p className="truncate">{name}</p>
                    <p className="text-ink-faint text-sm">
                      {fojas(pages)} · {formatBytes(bytes)}
                    </p>
                  </div>
                  <Button
                    size="sm"
                    aria-label={`Bajar ${name}`}
                    onClick={() => void download(contentAddress(documentId))}
                  >
                    <Download aria-hidden /> Bajar
                  </Button>
                </li>
              );
            })}
          </ol>
        </>
      )}
    </Dialog>
  );
}

const fojas = (count: number) => `${formatNumber(count)} ${count === 1 ? "foja" : "fojas"}`;

function readySentence(parts: Bundle["parts"]): string {
  const all = fojas(parts.reduce((sum, { pages }) => sum + pages, 0));
  return parts.length === 1
    ? `El expediente está listo: ${all}.`
    : `El expediente está listo: ${all} en ${formatNumber(parts.length)} partes.`;
}

function Building({ progress }: { progress: number }) {
  const percent = Math.round(progress * 100);
  return (
    <>
      <Meter
        label="Armando el expediente"
        value={percent}
        max={100}
        text={`${percent} %`}
        scarce={false}
      />
      <p className="mt-3 text-ink-soft text-sm">
        Podés cerrar: cuando esté, aparece entre los documentos de la causa.
      </p>
    </>
  );
}
