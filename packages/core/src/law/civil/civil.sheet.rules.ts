import { moneyText, numberText } from "../../kernel/money.rules";
import { factsWith, linesOfRubros } from "../calculation/rubro.rules";
import type { Sheet } from "../calculation/sheet.rules";
import type { CivilResult, CivilVariables } from "./civil.schema";
import { FORMULA_LAW } from "./formula.rules";

/** The sheet of damages by a formula: for the screen, a brief or paper. */
export function civilSheet(variables: CivilVariables, result: CivilResult): Sheet {
  const { lecturas, comparacion } = result;
  const { ingresoMensual, incapacidad, edad } = variables;
  return {
    title: `Daños · fórmula ${FORMULA_LAW[result.formula].name}`,
    facts: factsWith([
      ["Ingreso mensual", ingresoMensual !== undefined && moneyText(ingresoMensual)],
      ["Incapacidad", `${numberText(incapacidad)} %`],
      ["Edad", `${edad} años`],
      ["Pérdida anual", moneyText(result.anual)],
      ["Años", String(result.anios)],
      ["Tasa", `${numberText(result.tasa)} % anual`],
      ["Con 60 / edad", lecturas && moneyText(lecturas.factor)],
      ["Con 60 / edad no menor que uno", lecturas && moneyText(lecturas.factorMinimoUno)],
      ...comparacion
        .filter(({ formula }) => formula !== result.formula)
        .map(({ formula, total, base }) => {
          const said = total === null ? "la edad la supera" : moneyText(total);
          return [`${FORMULA_LAW[formula].name}, ${base}`, said] as const;
        }),
    ]),
    lines: linesOfRubros(result.rubros),
    total: { label: "Capital", amount: result.total },
    warnings: result.advertencias,
    foot: ["El valor actual se toma con todos sus decimales; cada renglón se redondea al centavo."],
    engine: result.engineVersion,
  };
}
