import { lackOf, nearestReaching } from "@foja/core/law/interest/reach.rules";
import { rateOf } from "@foja/core/law/rates/rate.rules";
import { Button } from "~/components/ui/button";
import type { FormState } from "~/features/calculations/shared/kit/field";
import { spanIn } from "~/features/calculations/shared/kit/rate-choices";
import { useRates } from "~/features/calculations/shared/kit/use-rates";
import { formatDate } from "~/lib/format";

/** The ways on from a rate whose values do not reach the period: one click each. */
export function RateWays({ state }: { state: FormState }) {
  const { rates } = useRates(state.visitor);
  const { values, rows } = state.form;
  const span = spanIn(values);
  const chosen = rates.find(({ value }) => value === values.tasa);
  if (!span || !chosen || values.tasaFija || rows.tramos?.length) return null;
  const lack = lackOf(chosen, span);
  if (!lack) return null;
  const last = lack.of === "end" && lack.day > span.desde ? lack.day : undefined;
  const near = nearestReaching(rates, chosen.value, span);
  return (
    <div className="flex flex-wrap gap-2 sm:col-span-2">
      {last && (
        <Button size="sm" onClick={() => state.put("hasta", last, true)}>
          Calcular hasta el último dato ({formatDate(last)})
        </Button>
      )}
      {near && near !== chosen.value && (
        <Button size="sm" onClick={() => state.put("tasa", near, true)}>
          Usar {rateOf(near).label}
        </Button>
      )}
    </div>
  );
}
