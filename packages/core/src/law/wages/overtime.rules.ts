import {
  cents,
  counted,
  type Exact,
  exact,
  moneyText,
  numberText,
  pesos,
} from "../../kernel/money.rules";
import { SUGGESTED } from "../calculation/norm.rules";
import { lineOfRubro } from "../calculation/rubro.rules";
import type { Sheet } from "../calculation/sheet.rules";
import type { OvertimeResult, OvertimeVariables } from "./overtime.schema";

/** Must change with every change in the engine's figures. */
export const OVERTIME_VERSION = "horas extra 1.0.0";

const NORM = "LCT, art. 201";
const USUAL_DIVISOR = 200;

/** What overtime is paid at (LCT 201): half as much again, or twice. Amounts in pesos. */
export function overtime(variables: OvertimeVariables): OvertimeResult {
  const { sueldo, divisor, al50 = 0, al100 = 0 } = variables;
  const hour = exact(sueldo).div(divisor);
  const at = (hours: number, times: string): Exact => cents(hour.times(times).times(hours));
  const half = at(al50, "1.5");
  const double = at(al100, "2");
  const line = (
    codigo: string,
    concepto: string,
    [amount, hours, times]: [Exact, number, string],
  ) => ({
    ...{ codigo, concepto, monto: pesos(amount), normas: [NORM] },
    formula: `${moneyText(sueldo)} / ${numberText(divisor)} × ${times} × ${counted(hours, "hora", "horas")}`,
  });
  return {
    valorHora: pesos(hour),
    al50: pesos(half),
    al100: pesos(double),
    total: pesos(half.plus(double)),
    rubros: [
      ...(al50 > 0 ? [line("horas_50", "Horas al 50 %", [half, al50, "1,5"])] : []),
      ...(al100 > 0 ? [line("horas_100", "Horas al 100 %", [double, al100, "2"])] : []),
    ],
    advertencias: [
      `${SUGGESTED}: ${NORM}, citado de memoria. Al 50 % en días comunes; al 100 % el sábado desde las 13, domingos y feriados.`,
      divisor === USUAL_DIVISOR
        ? `${SUGGESTED}: el divisor ${USUAL_DIVISOR} es el usual; fijate el del convenio.`
        : "",
      "Un banco de horas pactado las compensa (LCT, art. 197 bis): verificá que no lo haya.",
    ].filter((text) => text !== ""),
    engineVersion: OVERTIME_VERSION,
  };
}

/** Overtime as a sheet: for the screen, a brief or paper. */
export function overtimeSheet(
  { sueldo, divisor }: OvertimeVariables,
  result: OvertimeResult,
): Sheet {
  return {
    title: "Horas extra",
    facts: [
      { label: "Sueldo mensual", value: moneyText(sueldo) },
      { label: "Divisor", value: `${numberText(divisor)} horas` },
      { label: "Valor de la hora", value: moneyText(result.valorHora) },
    ],
    lines: result.rubros.map((one) =>
      lineOfRubro(one, { verificado: false, fuente: `${NORM}, de memoria` }),
    ),
    total: { label: "Horas extra", amount: result.total },
    warnings: result.advertencias,
    foot: ["Cada renglón se redondea al centavo y el total es la suma."],
    engine: result.engineVersion,
  };
}
