import { daysBetween } from "@foja/core/kernel/day.rules";
import type { CaseFacts } from "@foja/core/operations/statistics/statistics.schema";
import { Hourglass } from "lucide-react";
import { cn } from "~/lib/cn";
import { today } from "~/lib/due";
import { formatDate } from "~/lib/format";

/** From this many days before its end a term is urgent. */
const PRESSING = 30;

/** Since when a case has been quiet, and when its instance would lapse, or may have lapsed. */
export function QuietMark({ facts }: { facts: CaseFacts }) {
  const { quietSince, lapse } = facts;
  const left = lapse ? daysBetween(today(), lapse.due) : Number.POSITIVE_INFINITY;
  const said = saidOf(facts, left);
  return (
    <span
      title={said}
      className={cn(
        "flex min-w-0 items-start gap-1.5",
        left < PRESSING ? "text-danger" : "text-warn",
      )}
    >
      <Hourglass aria-hidden className="mt-[0.2em] size-3.5 shrink-0" />
      <span className="min-w-0 truncate">
        {lapse
          ? `${left < 0 ? "Pudo caducar" : "Caduca"} ${formatDate(lapse.due)}`
          : `Desde ${formatDate(quietSince)}`}
        <span className="sr-only">{`. ${said}`}</span>
      </span>
    </span>
  );
}

function saidOf({ quietSince, hasMovement, lapse }: CaseFacts, left: number): string {
  const since = `${hasMovement ? "Quieta" : "Sin movimientos"} desde el ${formatDate(quietSince)}`;
  if (!lapse) return `${since}. La caducidad la rige otro código: revisalo.`;
  const ends = left < 0 ? "Pudo caducar" : "Caducaría";
  return `${since}. ${ends} el ${formatDate(lapse.due)} (${lapse.norm}: ${lapse.months} meses); en segunda instancia, sumarísimo o ejecución, el ${formatDate(lapse.shortDue)}.`;
}
