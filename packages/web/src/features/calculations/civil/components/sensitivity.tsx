import { moneyText, numberText } from "@foja/core/kernel/money.rules";
import type {
  CivilResult,
  CivilVariables,
  SensitivityPoint,
} from "@foja/core/law/civil/civil.schema";
import type { Part } from "~/features/calculations/shared/kit/calculator";
import { LineChart } from "~/features/calculations/shared/kit/line-chart";
import { once } from "~/lib/once";

const compact = once(
  () => new Intl.NumberFormat("es-AR", { notation: "compact", maximumFractionDigits: 1 }),
);

const pointsOf = (points: readonly SensitivityPoint[], own: number) =>
  points.map(({ valor, total }) => ({ x: valor, y: total, own: valor === own }));

/** How the total answers to age, income and rate, each alone. */
export function Sensitivity({ shown }: Part<CivilVariables, CivilResult>) {
  const { result, variables } = shown;
  const { edad, ingreso, tasa } = result.sensibilidad;
  const yText = (total: number) => `$ ${compact().format(total)}`;
  return (
    <section aria-labelledby="sensibilidad" className="rounded-md border bg-sheet p-5">
      <h2 id="sensibilidad" className="font-medium">
        Qué cambia si cambia un dato
      </h2>
      <p className="text-ink-soft text-sm">
        Con los demás iguales. El punto abierto es tu cálculo: {moneyText(result.total)}.
      </p>
      <div className="mt-4 grid gap-6 md:grid-cols-3">
        <LineChart
          title="Según la edad"
          points={pointsOf(edad, variables.edad)}
          xText={(age) => `${age} años`}
          yText={yText}
        />
        <LineChart
          title="Según el ingreso"
          points={pointsOf(ingreso, 100)}
          xText={(percent) => `${percent} % del ingreso`}
          yText={yText}
        />
        <LineChart
          title="Según la tasa"
          points={pointsOf(tasa, result.tasa)}
          xText={(rate) => `${numberText(rate)} % anual`}
          yText={yText}
        />
      </div>
    </section>
  );
}
