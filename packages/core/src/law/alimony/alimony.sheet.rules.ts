import { moneyText, monthText, numberText } from "../../kernel/money.rules";
import { lineOfRubro } from "../calculation/rubro.rules";
import type { Sheet } from "../calculation/sheet.rules";
import { obligationsSheet } from "../obligations/obligations.sheet.rules";
import { manyOf } from "./alimony.rules";
import type {
  AlimonyResult,
  AlimonyVariables,
  BasketResult,
  BasketVariables,
} from "./alimony.schema";

/** Alimony as a sheet: for the screen, a brief or paper. */
export function alimonySheet(variables: AlimonyVariables, result: AlimonyResult): Sheet {
  if (variables.modo === "canasta" && result.modo === "canasta") {
    return basketSheet(variables, result);
  }
  if (variables.modo === "cuotas" && result.modo === "cuotas") {
    const sheet = obligationsSheet(manyOf(variables), result);
    return { ...sheet, title: `Alimentos adeudados · ${result.nombre}` };
  }
  throw new Error("The result is of another way to compute alimony");
}

function basketSheet(
  { porcentaje, desde, al, edad }: BasketVariables,
  result: BasketResult,
): Sheet {
  const { rubros, fuente } = result;
  return {
    title: "Alimentos por la canasta de crianza",
    facts: [
      { label: "Edad", value: `${edad} (canasta de ${result.grupo})` },
      { label: "Parte de la canasta", value: `${numberText(porcentaje)} %` },
      { label: `Canasta de ${monthText(desde)}`, value: moneyText(result.canastaInicial) },
      { label: `Canasta de ${monthText(al)}`, value: moneyText(result.canastaActual) },
      { label: "Coeficiente", value: numberText(result.coeficiente, 10) },
    ],
    lines: rubros.map((one) => ({
      ...lineOfRubro(one, { verificado: false, fuente }),
      ...{ amount: null, text: moneyText(one.monto) },
    })),
    total: { label: "Cuota actualizada", amount: result.actual },
    warnings: result.advertencias,
    foot: [`Fuente: ${fuente}`],
    engine: result.engineVersion,
  };
}
