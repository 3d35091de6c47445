import type { Calculator } from "@foja/core/practice/calculators/calculator.schema";
import { Percent } from "lucide-react";
import type { FolderChoice } from "~/components/folder-picker";
import { Button } from "~/components/ui/button";
import { EmptyState } from "~/components/ui/empty-state";
import { SkeletonRows } from "~/components/ui/skeleton";
import { CalculationActions } from "~/features/calculations/shared/components/calculation-actions";
import { ResultSheet } from "~/features/calculations/shared/components/result-sheet";
import { messageOf } from "~/lib/api/messages";
import { formatDate } from "~/lib/format";
import type { InterestFormState } from "../hooks/use-interest-form";
import { BandValues } from "./band-values";

type PanelProps = {
  state: InterestFormState;
  saved?: Calculator;
  folder?: FolderChoice;
  onSaved: (calculator: Calculator) => void;
};

/** The result, with the date of its data above it and the actions below. */
export function InterestResultPanel({ state, saved, folder, onSaved }: PanelProps) {
  const { shown, computed, refusal } = state;
  const disabled = !computed;
  return (
    <div className="min-w-0 space-y-4 lg:sticky lg:top-20">
      <SeriesFault state={state} />
      {refusal && (
        <p role="alert" className="border-danger border-s-2 bg-danger-wash px-3 py-1.5">
          {refusal}
        </p>
      )}
      {shown && !refusal && (
        <>
          <p className="text-ink-soft text-sm">{dataText(shown.result.serieHasta)}</p>
          {shown.result.art55 && (
            <BandValues band={shown.result.art55} variables={shown.variables} />
          )}
          <ResultSheet
            sheet={shown.sheet}
            dimmed={disabled}
            className="lg:max-h-[calc(100dvh-15rem)] lg:overflow-y-auto"
          />
          <CalculationActions
            computed={{ type: "intereses", variables: shown.variables }}
            sheet={shown.sheet}
            {...{ saved, folder, disabled, onSaved }}
          />
        </>
      )}
      {!shown && !refusal && <Nothing waiting={state.waiting} />}
    </div>
  );
}

const dataText = (serieHasta: string | null) =>
  serieHasta ? `Datos al ${formatDate(serieHasta)}` : "Tasa fija: no depende de una serie";

function Nothing({ waiting }: { waiting: boolean }) {
  return (
    <div className="rounded-md border bg-sheet">
      {waiting ? (
        <SkeletonRows rows={4} label="Leyendo la serie" />
      ) : (
        <EmptyState icon={<Percent />}>
          Completá el capital, las fechas y la tasa: los intereses aparecen acá.
        </EmptyState>
      )}
    </div>
  );
}

/** Nothing is computed without its series: other data are never used instead. */
function SeriesFault({ state: { seriesError, retrySeries } }: { state: InterestFormState }) {
  if (!seriesError) return null;
  return (
    <div role="alert" className="space-y-2 border-danger border-s-2 bg-danger-wash px-3 py-2">
      <p>No pudimos leer los valores de la tasa. {messageOf(seriesError)}</p>
      <Button size="sm" onClick={retrySeries}>
        Reintentar
      </Button>
    </div>
  );
}
