import { Copy, Download, ExternalLink } from "lucide-react";
import { useId, useMemo } from "react";
import { encode } from "uqr";
import { Button, buttonClass } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { Field } from "~/components/ui/field";
import { Input, Textarea } from "~/components/ui/input";
import { copyText } from "~/lib/copy-text";
import { qrPath } from "~/lib/qr";
import { embedText, qrDocument } from "../lib/share";

/** Shares the address of the page: as text, as a QR to print, and as HTML for one's own site. */
export function ShareCard({ url }: { url: string }) {
  const qr = useMemo(() => encode(url, { ecc: "M", border: 4 }), [url]);
  const snippet = embedText(url);
  const file = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(qrDocument(qr.data))}`;
  const title = useId();
  return (
    <Card title="Compartir">
      <div className="grid gap-6 sm:grid-cols-[minmax(0,1fr)_10rem]">
        <div className="min-w-0 space-y-5">
          <Field label="Dirección de tu página">
            {(control) => (
              <span className="flex flex-wrap gap-2">
                <Input {...control} readOnly value={url} className="min-w-40 flex-1" />
                <Button onClick={() => void copyText(url, "Dirección copiada")}>
                  <Copy aria-hidden /> Copiar
                </Button>
              </span>
            )}
          </Field>
          <Field
            label="Para tu sitio"
            hint="Pegalo en una página de tu sitio: se reserva ahí mismo."
          >
            {(control) => (
              <span className="flex flex-wrap items-start gap-2">
                <Textarea
                  {...control}
                  readOnly
                  rows={3}
                  value={snippet}
                  className="min-w-40 flex-1 font-mono text-sm! sm:text-sm"
                />
                <Button onClick={() => void copyText(snippet, "Código copiado")}>
                  <Copy aria-hidden /> Copiar
                </Button>
              </span>
            )}
          </Field>
          <a
            href={url}
            target="_blank"
            rel="noreferrer"
            className="link inline-flex min-h-6 items-center gap-1.5"
          >
            <ExternalLink aria-hidden className="size-4" /> Abrir la página
          </a>
        </div>
        <div className="w-40">
          <svg
            viewBox={`0 0 ${qr.size} ${qr.size}`}
            role="img"
            aria-labelledby={title}
            className="w-full rounded-sm border bg-white"
            shapeRendering="crispEdges"
          >
            <title id={title}>Código QR de tu página</title>
            <rect width="100%" height="100%" fill="#fff" />
            <path d={qrPath(qr.data)} fill="#000" />
          </svg>
          <a
            href={file}
            download="turnos-qr.svg"
            className={`${buttonClass({ size: "sm", variant: "quiet" })} mt-2 w-full`}
          >
            <Download aria-hidden /> Bajar el QR
          </a>
        </div>
      </div>
    </Card>
  );
}
