import { SUGGESTED } from "@foja/core/law/calculation/norm.rules";
import type { DeadlineResult } from "@foja/core/law/deadlines/deadline.schema";
import { hasWeekends, type SkippedSpan, skippedOf } from "@foja/core/law/deadlines/skipped.rules";
import { dayText } from "@foja/core/law/deadlines/text.rules";
import { Badge } from "~/components/ui/badge";
import { Summary } from "~/components/ui/summary";
import { formatDate } from "~/lib/format";
import { monthsOf } from "../lib/count-days";

/** Why days did not count; and, where no calendar is shown, the dates that did. */
export function CountList({ result }: { result: DeadlineResult }) {
  const spans = skippedOf(result);
  const milestones =
    monthsOf(result).length > 0 ? [] : result.conteo.filter(({ cuenta }) => cuenta);
  return (
    <>
      {milestones.length > 0 && (
        <details className="group/fold border-t px-5 py-3 text-sm">
          <Summary className="min-h-6 font-medium">Cómo se contó</Summary>
          <ol className="mt-2 space-y-1">
            {milestones.map(({ fecha, cuenta }) => (
              <li key={fecha} className="flex justify-between gap-4">
                <span>{dayText(fecha)}</span>
                <span className="tabular-nums">{cuenta}</span>
              </li>
            ))}
          </ol>
        </details>
      )}
      {(spans.length > 0 || hasWeekends(result)) && (
        <div className="border-t px-5 py-3 text-sm">
          <h3 className="mb-2 font-medium">No cuentan</h3>
          <ul className="space-y-2">
            {spans.map((span) => (
              <Skipped key={`${span.from} ${span.reason}`} {...span} />
            ))}
            {hasWeekends(result) && <li className="text-ink-soft">Los sábados y domingos.</li>}
          </ul>
        </div>
      )}
    </>
  );
}

const Skipped = ({ from, to, reason, verificado, fuente }: SkippedSpan) => (
  <li>
    <span className="tabular-nums">
      {from === to ? formatDate(from) : `${formatDate(from)} al ${formatDate(to)}`}
    </span>{" "}
    {reason}
    {!verificado && (
      <Badge tone="warn" className="ms-2 align-middle">
        {SUGGESTED}
      </Badge>
    )}
    <span className="block text-ink-soft">{fuente}</span>
  </li>
);
