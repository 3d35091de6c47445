import { moneyText, numberText } from "../../kernel/money.rules";
import { factsWith, lineOfRubro } from "../calculation/rubro.rules";
import type { Sheet, SheetFact } from "../calculation/sheet.rules";
import { CAP_NORMS } from "./apportionment.rules";
import type { ApportionmentResult, ApportionmentVariables } from "./apportionment.schema";

/** The sheet of an apportionment: for the screen, a brief or paper. */
export function apportionmentSheet(
  variables: ApportionmentVariables,
  result: ApportionmentResult,
): Sheet {
  return {
    title: `Prorrateo de honorarios · ${CAP_NORMS[variables.norma]}`,
    facts: factsOf(variables, result),
    lines: result.rubros.map((one) =>
      lineOfRubro(one, { verificado: true, fuente: "Texto de la norma" }),
    ),
    total: { label: "Honorarios exigibles al condenado en costas", amount: result.total },
    warnings: result.advertencias,
    foot: [
      "Cada honorario se redondea al centavo. El centavo que sobra o falta va al honorario mayor.",
    ],
    engine: result.engineVersion,
  };
}

function factsOf(variables: ApportionmentVariables, result: ApportionmentResult): SheetFact[] {
  const { monto, tope, tasaJusticia, tasaDentro } = variables;
  const { lecturas } = result;
  return factsWith([
    ["Monto de la sentencia", moneyText(monto)],
    ["Tope", `${moneyText(result.tope)} (${numberText(tope)} %)`],
    ["Honorarios que entran en el tope", moneyText(result.computado)],
    ["De ellos, exigible", moneyText(result.exigible)],
    ["Tasa de justicia", tasaJusticia !== undefined && moneyText(tasaJusticia)],
    ["Exigible con la tasa fuera del tope", lecturas && moneyText(lecturas.tasaFuera.exigible)],
    ["Exigible con la tasa dentro del tope", lecturas && moneyText(lecturas.tasaDentro.exigible)],
    [
      "Lectura elegida",
      lecturas && (tasaDentro ? "La tasa dentro del tope" : "La tasa fuera del tope"),
    ],
  ]);
}
