import { Percent } from "lucide-react";
import { Card } from "~/components/ui/card";
import { KeepButtons } from "~/features/calculations/shared/components/keep-buttons";
import { ResultSheet } from "~/features/calculations/shared/components/result-sheet";
import type { FieldDef } from "~/features/calculations/shared/kit/field";
import { AnyInput } from "~/features/calculations/shared/kit/field-groups";
import { Failure, Nothing, Refusal } from "~/features/calculations/shared/kit/no-result";
import { type AmountState, useAmount } from "../hooks/use-amount";
import { RateWays } from "./rate-ways";
import { SeriesValues } from "./series-values";

const FIELDS: readonly FieldDef[] = [
  {
    ...{ path: "capital", kind: "money", label: "Capital" },
    hint: "En pesos, como nació la deuda.",
  },
  {
    ...{ path: "desde", kind: "date", label: "Desde" },
    hint: "Cuando la deuda se hizo exigible.",
  },
  {
    ...{ path: "hasta", kind: "date", label: "Hasta" },
    hint: "Hasta cuándo se calcula, inclusive.",
  },
  { path: "tasa", kind: "rate", label: "Tasa o índice" },
];

/** An amount at today's value, for anybody, by a published rate; its address holds its values. */
export default function AmountTool() {
  const amount = useAmount(FIELDS);
  const { variables, book, computed } = amount;
  return (
    <div className="space-y-5">
      <div className="grid items-start gap-5 md:grid-cols-[minmax(0,20rem)_minmax(0,1fr)]">
        <Card title="El monto">
          <form noValidate className="space-y-5" onSubmit={(event) => event.preventDefault()}>
            {FIELDS.map((field) => (
              <AnyInput key={field.path} field={field} state={amount.state} />
            ))}
            <RateWays state={amount.state} />
          </form>
        </Card>
        <Result amount={amount} />
      </div>
      {computed && book && variables?.desde && variables.hasta && (
        <SeriesValues book={book} desde={variables.desde} hasta={variables.hasta} />
      )}
    </div>
  );
}

function Result({ amount }: { amount: AmountState }) {
  const { computed, refusal, failure, waiting, retry } = amount;
  if (failure) {
    return (
      <Failure error={failure} onRetry={retry}>
        No pudimos leer los valores publicados.
      </Failure>
    );
  }
  if (refusal) return <Refusal>{refusal}</Refusal>;
  if (!computed) return <Nothing {...EMPTY} waiting={waiting} />;
  return (
    <div className="min-w-0 space-y-4">
      <KeepButtons
        computed={{ type: "intereses", variables: computed.variables }}
        disabled={false}
      />
      <ResultSheet sheet={computed.sheet} />
    </div>
  );
}

const EMPTY = {
  icon: Percent,
  empty: "Completá el capital y desde cuándo: el valor de hoy aparece acá.",
};
