import { Percent } from "lucide-react";
import { Button } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { EmptyState } from "~/components/ui/empty-state";
import { SkeletonRows } from "~/components/ui/skeleton";
import { KeepButtons } from "~/features/calculations/shared/components/keep-buttons";
import { ResultSheet } from "~/features/calculations/shared/components/result-sheet";
import { messageOf } from "~/lib/api/messages";
import { type AmountState, useAmount } from "../hooks/use-amount";
import type { AmountValues } from "../lib/amount-address";
import { AmountInput, DayInput } from "./interest-field";
import { RateField } from "./rate-field";
import { SeriesValues } from "./series-values";

/** An amount at today's value, for anybody, by a published rate; its address holds its values. */
export default function AmountTool() {
  const state = useAmount();
  const { variables, book, computed } = state;
  return (
    <div className="space-y-5">
      <div className="grid items-start gap-5 md:grid-cols-[minmax(0,20rem)_minmax(0,1fr)]">
        <Card title="El monto">
          <Fields state={state} />
        </Card>
        <Result state={state} />
      </div>
      {computed && book && variables?.desde && variables.hasta && (
        <SeriesValues book={book} desde={variables.desde} hasta={variables.hasta} />
      )}
    </div>
  );
}

function Fields({ state }: { state: AmountState }) {
  const field = (name: keyof AmountValues, label: string) => ({
    label,
    value: state.values[name],
    error: state.faultAt(name),
    onPut: (value: string) => state.put(name, value),
    onLeave: () => state.touch(name),
  });
  return (
    <form noValidate className="space-y-5" onSubmit={(event) => event.preventDefault()}>
      <AmountInput {...field("capital", "Capital")} hint="En pesos, como nació la deuda." />
      <DayInput {...field("desde", "Desde")} hint="Cuando la deuda se hizo exigible." />
      <DayInput {...field("hasta", "Hasta")} hint="Hasta cuándo se calcula, inclusive." />
      <RateField {...field("tasa", "Tasa o índice")} rates={state.rates} />
    </form>
  );
}

function Result({ state }: { state: AmountState }) {
  const { computed, refusal, failure, waiting } = state;
  if (failure) return <Failure failure={failure} onRetry={state.retry} />;
  if (refusal) {
    return (
      <p role="alert" className="border-danger border-s-2 bg-danger-wash px-3 py-1.5">
        {refusal}
      </p>
    );
  }
  if (!computed) return <Nothing waiting={waiting} />;
  return (
    <div className="min-w-0 space-y-4">
      <ResultSheet sheet={computed.sheet} />
      <KeepButtons
        computed={{ type: "intereses", variables: computed.variables }}
        disabled={false}
      />
    </div>
  );
}

const Nothing = ({ waiting }: { waiting: boolean }) => (
  <div className="rounded-md border bg-sheet">
    {waiting ? (
      <SkeletonRows rows={4} label="Leyendo la serie" />
    ) : (
      <EmptyState icon={<Percent />}>
        Completá el capital y desde cuándo: el valor de hoy aparece acá.
      </EmptyState>
    )}
  </div>
);

const Failure = ({ failure, onRetry }: { failure: Error; onRetry: () => void }) => (
  <div role="alert" className="space-y-2 border-danger border-s-2 bg-danger-wash px-3 py-2">
    <p>No pudimos leer los valores publicados. {messageOf(failure)}</p>
    <Button size="sm" onClick={onRetry}>
      Reintentar
    </Button>
  </div>
);
