import type { Side, SideGroup } from "@foja/core/practice/case-lists/sides.rules";
import { useState } from "react";
import { Button } from "~/components/ui/button";
import { counted, formatNumber } from "~/lib/format";

type SidesProps = {
  groups: readonly SideGroup[];
  onAnswer: (side: Side, object?: string) => void;
};

/** Asks once whom the practice represents: in all the cases that do not tell, or by object. */
export function Sides({ groups, onAnswer }: SidesProps) {
  const [byObject, setByObject] = useState(false);
  if (groups.length === 0) return null;
  const total = groups.reduce((sum, { count }) => sum + count, 0);
  return (
    <section aria-label="A quién representás" className="rounded-md border bg-sheet">
      <header className="flex flex-wrap items-center justify-between gap-3 border-b px-5 py-3">
        <div>
          <h2 className="font-semibold">¿A quién representás?</h2>
          <p className="text-ink-soft text-sm">
            {counted(total, "causa no dice", "causas no dicen")} quién es tu cliente. Así creamos
            los contactos. Podés dejarlo para después.
          </p>
        </div>
        <span className="flex flex-wrap gap-2">
          <Choice onChoose={(side) => onAnswer(side)} of={`en las ${formatNumber(total)}`} />
          {groups.length > 1 && (
            <Button
              size="sm"
              variant="quiet"
              aria-expanded={byObject}
              onClick={() => setByObject(!byObject)}
            >
              Por objeto
            </Button>
          )}
        </span>
      </header>
      {byObject && (
        <ul className="divide-y">
          {groups.map(({ object, count }) => (
            <li
              key={object}
              className="flex flex-wrap items-center justify-between gap-3 px-5 py-2"
            >
              <span className="min-w-0 truncate">
                {object} <span className="text-ink-soft">({formatNumber(count)})</span>
              </span>
              <Choice onChoose={(side) => onAnswer(side, object)} of={`en ${object}`} quiet />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

type ChoiceProps = { onChoose: (side: Side) => void; of: string; quiet?: boolean };

const Choice = ({ onChoose, of, quiet }: ChoiceProps) => (
  <span className="flex gap-2">
    <Button
      size="sm"
      variant={quiet ? "quiet" : "secondary"}
      aria-label={`Al actor ${of}`}
      onClick={() => onChoose("actor")}
    >
      Al actor
    </Button>
    <Button
      size="sm"
      variant={quiet ? "quiet" : "secondary"}
      aria-label={`Al demandado ${of}`}
      onClick={() => onChoose("demandado")}
    >
      Al demandado
    </Button>
  </span>
);
