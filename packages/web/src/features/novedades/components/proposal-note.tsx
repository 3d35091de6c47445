import type { Proposal } from "@foja/core/courts/novedades/novedad.schema";
import { dueDay } from "@foja/core/law/deadlines/text.rules";
import { CalendarClock, Gavel, TriangleAlert } from "lucide-react";
import { Badge } from "~/components/ui/badge";
import { Summary } from "~/components/ui/summary";
import { cn } from "~/lib/cn";
import { today } from "~/lib/due";
import { formatMoment } from "~/lib/format";
import { duePhrase } from "../lib/words";

/** What a movement seems to require: its due date, how that was counted, and by which norm. */
export function ProposalNote({ proposal }: { proposal: Proposal }) {
  const { name, kind, because, norma, verificado, fuente, conteo, advertencias, notice } = proposal;
  const overdue = proposal.vencimiento !== null && dueDay(proposal.vencimiento) < today();
  const Icon = kind === "event" ? Gavel : CalendarClock;
  return (
    <div className="mt-3 rounded-md border bg-wash px-4 py-3 text-sm">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <span className="flex items-center gap-1.5 font-semibold">
          <Icon aria-hidden className="size-4" />
          {name}
        </span>
        <span className={cn("font-medium", overdue && "text-danger")}>{whenOf(proposal)}</span>
        {!verificado && (
          <Badge tone="warn" icon={<TriangleAlert aria-hidden />}>
            Sugerido, verificá
          </Badge>
        )}
      </p>
      {conteo && <p className="mt-1.5 text-ink-soft">{conteo}</p>}
      <p className="mt-1 text-ink-soft">
        {because} {norma}.
      </p>
      {notice && <p className="mt-1 text-ink-soft">{notice.because}</p>}
      <details className="group/fold mt-1.5 text-ink-soft">
        <Summary className="min-h-6">Por qué</Summary>
        <ul className="mt-1 list-disc space-y-1 ps-5">
          <li>{fuente}.</li>
          {advertencias.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </details>
    </div>
  );
}

function whenOf({ kind, vencimiento, start, cantidad }: Proposal): string {
  if (vencimiento) return duePhrase(dueDay(vencimiento), today());
  if (start) return formatMoment(start);
  if (kind === "event") return "Falta el día y la hora";
  return cantidad === null ? "Falta de cuánto es el plazo" : "Falta desde cuándo se cuenta";
}
