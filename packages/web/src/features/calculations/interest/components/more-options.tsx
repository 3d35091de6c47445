import { SelectField } from "~/components/ui/select-field";
import { Summary } from "~/components/ui/summary";
import type { InterestFormState } from "../hooks/use-interest-form";
import { fieldOf } from "./field-of";
import { DayInput, PercentInput } from "./interest-field";

const START = [
  { value: "", label: "El del día de inicio" },
  { value: "diaAnterior", label: "El del día anterior" },
];
const EXTRA = [
  { value: "", label: "Simple" },
  { value: "efectivo", label: "Efectivo: (1 + i)^(días / 365)" },
];
const CEILING = [
  { value: "", label: "BCRA: CER + 3 % efectivo" },
  { value: "ipc", label: "Letra de la ley: IPC + 3 %" },
];
const FLOOR = [
  { value: "", label: "Sobre el total" },
  { value: "ajuste", label: "Solo sobre el ajuste" },
];

const NAMES = [
  "indiceInicial",
  "adicionalModo",
  "techo",
  "pisoSobre",
  "inicioActa2630",
  "diaPublicacionIpc",
];

/** The options with a default: the criteria on which sources differ. */
export function MoreOptions({ state }: { state: InterestFormState }) {
  const said = NAMES.filter((name) => state.form.values[name]).length;
  return (
    <details open={said > 0} className="group/fold rounded-md border bg-sheet">
      <Summary className="min-h-12 rounded-md px-5 py-2 hover:bg-wash">
        <h2 className="flex-1 font-semibold">Criterios</h2>
      </Summary>
      <div className="grid gap-5 border-t p-5 sm:grid-cols-2">
        <Criterion
          state={state}
          path="indiceInicial"
          label="Índice inicial"
          options={START}
          hint="Para CER, UVA, ICL, IPC, RIPTE y el art. 276."
        />
        <Criterion
          state={state}
          path="adicionalModo"
          label="Modo del adicional"
          options={EXTRA}
          hint="Cómo crece el adicional sobre un índice."
        />
        <Criterion
          state={state}
          path="techo"
          label="Techo del art. 55"
          options={CEILING}
          hint="Se discute: las dos lecturas salen en el resultado."
        />
        <Criterion
          state={state}
          path="pisoSobre"
          label="Piso del art. 55"
          options={FLOOR}
          hint="Las fuentes no coinciden: el 67 % del total o del ajuste."
        />
        <DayInput
          {...fieldOf(state, "inicioActa2630", "Inicio del Acta 2630", "opciones.inicioActa2630")}
          hint="Sugerido, verificá: 27/04/2016."
        />
        <PercentInput
          {...fieldOf(
            state,
            "diaPublicacionIpc",
            "Día de publicación del IPC",
            "opciones.diaPublicacionIpc",
          )}
          hint="Sugerido, verificá: se supone conocido el 15 del mes siguiente."
        />
      </div>
    </details>
  );
}

type CriterionProps = {
  state: InterestFormState;
  path: string;
  label: string;
  hint: string;
  options: { value: string; label: string }[];
};

const Criterion = ({ state, path, ...shell }: CriterionProps) => (
  <SelectField
    {...shell}
    error={state.faultAt(`opciones.${path}`)}
    value={state.form.values[path] ?? ""}
    onChange={({ target }) => state.put(path, target.value)}
  />
);
