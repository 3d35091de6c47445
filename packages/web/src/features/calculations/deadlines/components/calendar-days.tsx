import { SUGGESTED } from "@foja/core/law/calculation/norm.rules";
import type { CalendarEdit, CalendarYear } from "@foja/core/law/deadlines/calendar.schema";
import { TriangleAlert } from "lucide-react";
import { Badge } from "~/components/ui/badge";
import { Button } from "~/components/ui/button";
import { formatDate } from "~/lib/format";
import { type OffSpan, spansOf, withoutEdit, withoutSpan, workedOf } from "../lib/calendar-edits";

type DaysProps = { calendar: CalendarYear; onPropose: (edits: CalendarEdit[]) => void };

/** The days off of a year in rows, each with its reason and its source. */
export function CalendarDays({ calendar, onPropose }: DaysProps) {
  const { edits, days, warnings, year } = calendar;
  const worked = workedOf(edits, year);
  return (
    <>
      {warnings.map((text) => (
        <p key={text} className="flex gap-2 border-b px-5 py-3 text-sm">
          <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-warn" />
          {text}
        </p>
      ))}
      <ul className="divide-y" aria-label="Días que no corren">
        {spansOf(days).map((span) => (
          <Span
            key={`${span.from} ${span.reason}`}
            span={span}
            onRemove={() => onPropose(withoutSpan(edits, span))}
          />
        ))}
      </ul>
      {worked.length > 0 && (
        <>
          <h3 className="border-t px-5 pt-4 pb-2 font-medium">Días que tu estudio quitó</h3>
          <ul className="divide-y" aria-label="Días que tu estudio quitó">
            {worked.map((edit) => (
              <li key={`${edit.from} ${edit.to}`} className={ROW}>
                <Dates {...edit} />
                <span className="min-w-0 flex-1 basis-48">{edit.reason}</span>
                <Button
                  size="sm"
                  aria-label={`Reponer ${rangeOf(edit)}`}
                  onClick={() => onPropose(withoutEdit(edits, edit))}
                >
                  Reponer
                </Button>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

const ROW = "flex flex-wrap items-center gap-x-4 gap-y-1 px-5 py-2.5";

function Span({ span, onRemove }: { span: OffSpan; onRemove: () => void }) {
  const { reason, norma, fuente, verificado, own } = span;
  return (
    <li className={ROW}>
      <Dates {...span} />
      <span className="min-w-0 flex-1 basis-48">
        {reason}
        {own && (
          <Badge tone="accent" className="ms-2 align-middle">
            Tu estudio
          </Badge>
        )}
        {!verificado && (
          <Badge tone="warn" className="ms-2 align-middle">
            {SUGGESTED}
          </Badge>
        )}
        <span className="block text-ink-soft text-sm">{own ? fuente : `${norma}. ${fuente}`}</span>
      </span>
      <Button size="sm" aria-label={`Quitar ${rangeOf(span)}: ${reason}`} onClick={onRemove}>
        Quitar
      </Button>
    </li>
  );
}

type Range = { from: string; to: string };

const rangeOf = ({ from, to }: Range) =>
  from === to ? formatDate(from) : `${formatDate(from)} al ${formatDate(to)}`;

const Dates = (range: Range) => (
  <span className="w-full tabular-nums sm:w-48">{rangeOf(range)}</span>
);
