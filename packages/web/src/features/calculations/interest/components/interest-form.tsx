import type { RateOption } from "@foja/core/law/rates/rate.schema";
import { ListPlus } from "lucide-react";
import { Button } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { SelectField } from "~/components/ui/select-field";
import type { InterestFormState } from "../hooks/use-interest-form";
import { splitSpan } from "../lib/interest-form";
import { fieldOf } from "./field-of";
import { AmountInput, DayInput, PercentInput } from "./interest-field";
import { MoreOptions } from "./more-options";
import { RateField } from "./rate-field";
import { SegmentsEditor } from "./segments-editor";

const MODES = [
  { value: "ninguna", label: "Ninguna: interés simple" },
  { value: "unica", label: "Una vez, en una fecha" },
  { value: "notificacionYAnual", label: "A la notificación y cada doce meses" },
  { value: "porTramo", label: "Al final de cada tramo" },
];

const MODE_HINTS: Record<string, string> = {
  ninguna: "CCyC, art. 770: los intereses no generan intereses, salvo excepción.",
  unica: "CCyC, art. 770 inc. b: desde la notificación de la demanda.",
  notificacionYAnual: "Acta 2764: pide la fecha de notificación.",
  porTramo: "Cada tramo se calcula sobre lo que dejó el anterior.",
};

type FormProps = { state: InterestFormState; rates: readonly RateOption[] };

/** The fields of the interest: the debt, its rate and its capitalisation. */
export function InterestFormFields({ state, rates }: FormProps) {
  const split = state.form.tramos.length > 0;
  return (
    <div key={state.edition} className="min-w-0 space-y-4">
      <Card title="La deuda">
        <div className="grid gap-5 sm:grid-cols-2">
          <AmountInput
            {...fieldOf(state, "capital", "Capital")}
            className="sm:col-span-2"
            hint="En pesos, como nació la deuda."
          />
          {!split && <SpanFields state={state} />}
          {split && <SegmentsEditor {...{ state, rates }} />}
        </div>
      </Card>
      {!split && (
        <Card title="La tasa">
          <SingleRate {...{ state, rates }} />
        </Card>
      )}
      <Card title="Capitalización">
        <CapitalFields state={state} />
      </Card>
      <MoreOptions state={state} />
    </div>
  );
}

function SpanFields({ state }: { state: InterestFormState }) {
  return (
    <>
      <DayInput
        {...fieldOf(state, "desde", "Desde")}
        hint="Cuando la deuda se hizo exigible. Ese día no suma interés."
      />
      <div className="flex items-start gap-2">
        <DayInput
          {...fieldOf(state, "hasta", "Hasta")}
          className="flex-1"
          hint="Hasta cuándo se calcula, inclusive."
        />
        <Button className="mt-7.5" onClick={() => state.put("hasta", state.today, true)}>
          Hoy
        </Button>
      </div>
    </>
  );
}

function SingleRate({ state, rates }: FormProps) {
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <RateField
        {...fieldOf(state, "tasa", "Tasa")}
        rates={rates}
        fixed={!!state.form.values.tasaFija}
        className="sm:col-span-2"
      />
      <PercentInput
        {...fieldOf(state, "tasaFija", "Tasa fija")}
        hint="% anual que reemplaza a la serie de la tasa."
      />
      <PercentInput
        {...fieldOf(state, "adicional", "Adicional")}
        hint="% anual simple, sobre el capital actualizado si la tasa es un índice."
      />
      <div className="sm:col-span-2">
        <Button size="sm" onClick={() => state.putRows(() => splitSpan(state.form), true)}>
          <ListPlus aria-hidden />
          Usar varias tasas, por tramos
        </Button>
      </div>
    </div>
  );
}

function CapitalFields({ state }: { state: InterestFormState }) {
  const { modo = "ninguna" } = state.form.values;
  const shell = fieldOf(state, "modo", "Cuándo se capitaliza", "capitalizacion.modo");
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <SelectField
        label={shell.label}
        error={shell.error}
        options={MODES}
        className="sm:col-span-2"
        hint={MODE_HINTS[modo]}
        value={modo}
        onChange={({ target }) => shell.onPut(target.value)}
      />
      {modo === "unica" && (
        <DayInput
          {...fieldOf(state, "fecha", "Fecha de capitalización", "capitalizacion.fecha")}
          hint="Si la dejás vacía, se usa la notificación."
        />
      )}
      <DayInput
        {...fieldOf(state, "notificacion", "Notificación")}
        hint="De la demanda. La piden las Actas 2764 y 2783."
      />
    </div>
  );
}
