import type {
  CaseImport,
  ImportSummary,
} from "@foja/core/operations/case-imports/case-import.schema";
import { useQuery } from "@tanstack/react-query";
import { Badge } from "~/components/ui/badge";
import { ButtonLink } from "~/components/ui/button";
import { Failed } from "~/components/ui/empty-state";
import { Link } from "~/components/ui/link";
import { SkeletonRows } from "~/components/ui/skeleton";
import { isUnderWay } from "~/lib/case-import/import-of";
import { counted, formatDate, formatNumber } from "~/lib/format";
import { paths } from "~/lib/paths";
import { summaryOf } from "../api/imports";

/** What an import brought: figures, the novedades with the nearest deadline first, lapsing instances. */
export function Summary({ one }: { one: CaseImport }) {
  const { data, error, refetch } = useQuery(
    summaryOf(one._id, isUnderWay(one) ? "under way" : `${one.links.done}`),
  );
  if (!data) return error ? <Failed error={error} onRetry={refetch} /> : <SkeletonRows />;
  return (
    <section aria-label="Lo que trajiste" className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <Figures summary={data} />
      <Novedades summary={data} />
      <Lapsing summary={data} />
    </section>
  );
}

type Part = { summary: ImportSummary };

function Figures({ summary }: Part) {
  const figures: [figure: number, one: string, many: string][] = [
    [summary.cases, "causa", "causas"],
    [summary.contacts, "contacto nuevo", "contactos nuevos"],
    [summary.linked, "vinculada con su tribunal", "vinculadas con su tribunal"],
    [summary.movements, "movimiento leído", "movimientos leídos"],
    [summary.needLook, "para mirar", "para mirar"],
  ];
  return (
    <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-md border bg-line sm:grid-cols-5">
      {figures.map(([figure, one, many]) => (
        <div
          key={many}
          className="flex flex-col-reverse justify-end bg-sheet px-5 py-3 last:col-span-2 sm:last:col-span-1"
        >
          <dt className="text-ink-soft text-sm">{figure === 1 ? one : many}</dt>
          <dd className="font-semibold text-xl tabular-nums">{formatNumber(figure)}</dd>
        </div>
      ))}
    </dl>
  );
}

function Novedades({ summary: { novedades, novedadesTotal } }: Part) {
  if (novedades.length === 0) return null;
  return (
    <section aria-label="Novedades" className="min-w-0 rounded-md border bg-sheet">
      <header className="flex flex-wrap items-center justify-between gap-3 border-b px-5 py-3">
        <h2 className="font-semibold">
          {counted(novedadesTotal, "novedad", "novedades")} de los últimos 30 días
        </h2>
        <ButtonLink to={paths.novedades} size="sm">
          Ver las novedades
        </ButtonLink>
      </header>
      <ul className="divide-y">
        {novedades.map(({ _id, folderId, folderName, title, date, dueDate, daysLeft }) => (
          <li
            key={_id}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 px-5 py-3"
          >
            <div className="min-w-0 flex-1 basis-72">
              <Link to={paths.folders.details(folderId)} className="font-medium hover:underline">
                {title}
              </Link>
              <p className="truncate text-ink-soft text-sm">
                {folderName} · {formatDate(date)}
              </p>
            </div>
            {dueDate && daysLeft !== null && (
              <Badge tone={daysLeft < 0 ? "overdue" : daysLeft <= 3 ? "within3" : "neutral"}>
                {dueWords(dueDate, daysLeft)}
              </Badge>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function dueWords(dueDate: string, daysLeft: number): string {
  if (daysLeft < 0) return `Venció el ${formatDate(dueDate)}`;
  if (daysLeft === 0) return "Vence hoy";
  return `Vence el ${formatDate(dueDate)}: ${counted(daysLeft, "día", "días")}`;
}

function Lapsing({ summary: { lapsing } }: Part) {
  if (lapsing.length === 0) return null;
  return (
    <section aria-label="Instancias por caducar" className="min-w-0 rounded-md border bg-sheet">
      <h2 className="border-b px-5 py-3 font-semibold">Instancias cerca de caducar</h2>
      <ul className="divide-y">
        {lapsing.map(({ folderId, folderName, lastMovement, lapsesOn }) => (
          <li
            key={folderId}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 px-5 py-3"
          >
            <Link
              to={paths.folders.details(folderId)}
              className="min-w-0 truncate font-medium hover:underline"
            >
              {folderName}
            </Link>
            <span className="text-ink-soft text-sm">
              Último movimiento {formatDate(lastMovement)} · caduca el {formatDate(lapsesOn)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
