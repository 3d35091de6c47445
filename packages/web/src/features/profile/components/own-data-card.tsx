import type { ExportRow } from "@foja/core/outreach/exports/export.schema";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Download } from "lucide-react";
import { Badge } from "~/components/ui/badge";
import { Button } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { SkeletonRows } from "~/components/ui/skeleton";
import { messageOf } from "~/lib/api/messages";
import { formatBytes, formatDay, formatMoment } from "~/lib/format";
import { notify } from "~/lib/notify";
import { askExport, exportList, linkOf } from "../api/own-data";
import { ErasureSection } from "./erasure-section";

/** All the data of the account: to export it, or to erase it. */
export function OwnDataCard() {
  return (
    <Card title="Mis datos">
      <Exports />
      <ErasureSection />
    </Card>
  );
}

function Exports() {
  const cache = useQueryClient();
  const { data, error, refetch } = useQuery(exportList());
  const ask = useMutation({
    mutationFn: askExport,
    onSuccess: ({ message }) => notify.success(message),
    onError: (problem) => notify.error(messageOf(problem)),
    onSettled: () => cache.invalidateQueries({ queryKey: exportList().queryKey }),
  });
  const waits = data?.some(({ status }) => status === "waiting") ?? false;
  return (
    <div>
      <p className="max-w-xl text-ink-soft">
        Un archivo ZIP con todo lo que guardamos de tu cuenta y de tu estudio, en JSON y en tablas
        CSV, con los adjuntos. Lo preparamos en unos minutos, te avisamos por e-mail y lo podés
        descargar durante 7 días.
      </p>
      <Button className="mt-4" busy={ask.isPending} disabled={waits} onClick={() => ask.mutate()}>
        Descargar mis datos
      </Button>
      {!data && !error && <SkeletonRows rows={1} label="Cargando las descargas" />}
      {error && !data && (
        <p className="mt-3 text-danger">
          {messageOf(error)}{" "}
          <button type="button" className="underline" onClick={() => void refetch()}>
            Intentar de nuevo
          </button>
        </p>
      )}
      {data && data.length > 0 && (
        <ul className="mt-4 border-t">
          {data.map((row) => (
            <ExportLine key={row._id} row={row} />
          ))}
        </ul>
      )}
    </div>
  );
}

const WORDS = {
  waiting: { tone: "accent", text: "En preparación" },
  ready: { tone: "ok", text: "Lista" },
  failed: { tone: "danger", text: "No se pudo preparar" },
} as const;

function ExportLine({ row }: { row: ExportRow }) {
  const { status, askedAt, expiresAt, size, byAdministration } = row;
  const fetching = useMutation({
    mutationFn: linkOf,
    onSuccess: (url) => location.assign(url),
    onError: (problem) => notify.error(messageOf(problem)),
  });
  const { tone, text } = WORDS[status];
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b py-3 last:border-0 last:pb-0">
      <div className="min-w-0 flex-1 basis-64">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span>
            Pedida el <time dateTime={askedAt}>{formatMoment(askedAt)}</time>
          </span>
          <Badge tone={tone}>{text}</Badge>
        </p>
        <p className="mt-0.5 text-ink-soft text-sm">
          {byAdministration && "La pidió la administración, a tu nombre. "}
          {status === "waiting" && "Puede tardar unos minutos. Podés salir de esta página."}
          {status === "failed" && "Pedila de nuevo o escribinos a soporte."}
          {size !== null && expiresAt && `${formatBytes(size)}, hasta el ${formatDay(expiresAt)}`}
        </p>
      </div>
      {status === "ready" && (
        <Button size="sm" busy={fetching.isPending} onClick={() => fetching.mutate(row)}>
          <Download aria-hidden />
          Descargar ZIP
        </Button>
      )}
    </li>
  );
}
