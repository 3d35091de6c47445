import { OVERTIME as engine } from "@foja/core/law/engines/overtime.rules";
import type { OvertimeResult, OvertimeVariables } from "@foja/core/law/wages/overtime.schema";
import { AlarmClock } from "lucide-react";
import type { Calculator } from "~/features/calculations/shared/kit/calculator";
import type { FieldDef } from "~/features/calculations/shared/kit/field";
import { CalculationPage } from "~/features/calculations/shared/kit/page";

const PAY_FIELDS: readonly FieldDef[] = [
  {
    ...{ path: "sueldo", kind: "money", label: "Sueldo mensual" },
    hint: "Lo normal y habitual del mes, en pesos.",
  },
  {
    ...{ path: "divisor", kind: "number", label: "Divisor" },
    hint: "Horas del mes: 200, o las del convenio. Sugerido, verificá.",
  },
];

const HOUR_FIELDS: readonly FieldDef[] = [
  {
    ...{ path: "al50", kind: "number", label: "Horas al 50 %" },
    hint: "En días comunes (LCT, art. 201).",
  },
  {
    ...{ path: "al100", kind: "number", label: "Horas al 100 %" },
    hint: "Sábado desde las 13, domingos y feriados.",
  },
];

/** What overtime is paid at. */
export const OVERTIME: Calculator<OvertimeVariables, OvertimeResult> = {
  type: "horasExtra",
  engine,
  description: "El valor de la hora y las horas al 50 y al 100 %.",
  foreign: "Este cálculo no es de horas extra.",
  empty: "Escribí el sueldo y las horas: el importe aparece acá.",
  icon: AlarmClock,
  start: { divisor: "200" },
  groups: [
    { title: "El sueldo", frame: "card", fields: PAY_FIELDS },
    { title: "Las horas", frame: "card", fields: HOUR_FIELDS },
  ],
};

export default () => <CalculationPage calculator={OVERTIME} />;
