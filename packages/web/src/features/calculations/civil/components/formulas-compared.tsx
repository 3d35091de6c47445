import { moneyText } from "@foja/core/kernel/money.rules";
import type { CivilResult, CivilVariables } from "@foja/core/law/civil/civil.schema";
import { FORMULA_LAW } from "@foja/core/law/civil/formula.rules";
import { Button } from "~/components/ui/button";
import type { Part } from "~/features/calculations/shared/kit/calculator";

/** The three formulas for the same person, each with a button that takes it. */
export function FormulasCompared({ shown, state }: Part<CivilVariables, CivilResult>) {
  const { result } = shown;
  return (
    <section aria-labelledby="formulas" className="rounded-md border bg-sheet">
      <h2 id="formulas" className="px-5 pt-4 pb-2 font-medium">
        Las tres fórmulas
      </h2>
      <ul className="divide-y border-t">
        {result.comparacion.map(({ formula, total, base }) => (
          <li key={formula} className="flex flex-wrap items-center gap-x-4 gap-y-1 px-5 py-2">
            <div className="min-w-0 flex-1">
              <p>{FORMULA_LAW[formula].name}</p>
              <p className="text-ink-soft text-sm">{base}</p>
            </div>
            <span className="tabular-nums">
              {total === null ? "La edad la supera" : moneyText(total)}
            </span>
            {formula === result.formula ? (
              <span className="w-20 text-end text-ink-soft text-sm">Elegida</span>
            ) : (
              <Button
                size="sm"
                className="w-20"
                onClick={() => state.put("formula", formula, true)}
              >
                Usar<span className="sr-only"> {FORMULA_LAW[formula].name}</span>
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
