import { dateText, moneyText, numberText } from "../../kernel/money.rules";
import { factsWith, linesOfRubros } from "../calculation/rubro.rules";
import type { Sheet, SheetFact } from "../calculation/sheet.rules";
import { FEE_LAW, ROLE_PERCENT } from "./fee-laws.rules";
import type { FeesResult, FeesVariables } from "./fees.schema";

const ROLE_NAMES: Record<FeesVariables["caracter"], string> = {
  patrocinante: "Patrocinante",
  apoderado: "Apoderado sin patrocinio",
  procurador: "Procurador",
};

/** The sheet of a regulation: for the screen, a brief or paper. */
export function feesSheet(variables: FeesVariables, result: FeesResult): Sheet {
  const { unidad } = result;
  return {
    title: `Honorarios · ${FEE_LAW[variables.ley].name}`,
    facts: factsOf(variables, result),
    lines: linesOfRubros(result.rubros),
    total: { label: "Honorario", amount: result.honorario.monto },
    warnings: result.advertencias,
    foot: [
      `${unidad.nombre}: ${moneyText(unidad.valor)} desde el ${dateText(unidad.desde)}${unidad.norma ? ` (${unidad.norma})` : ""}.`,
      "Las líneas del mínimo y del máximo no se suman: el honorario está entre los dos.",
    ],
    engine: result.engineVersion,
  };
}

function factsOf(variables: FeesVariables, result: FeesResult): SheetFact[] {
  const { base, caracter, instancia, regulado, reguladoUnidades, fecha, fechaPago } = variables;
  const { pago, piso, unidad, honorario, bajoLaLey, diferencia } = result;
  const inUnits = (units: number) => `${numberText(units)} ${unidad.nombre}`;
  return factsWith([
    ["Base regulatoria", base !== undefined && !instancia && moneyText(base)],
    ["Instancia", instancia && "Alzada"],
    ["Carácter", !instancia && `${ROLE_NAMES[caracter]} (${ROLE_PERCENT[caracter]} %)`],
    ["Fecha", dateText(fecha)],
    ["Honorario en unidades", inUnits(honorario.unidades)],
    ["Piso", piso.unidades > 0 && `${inUnits(piso.unidades)}, ${moneyText(piso.monto)}`],
    ["Regulado", regulado !== undefined && moneyText(regulado)],
    ["Regulado en unidades", reguladoUnidades !== undefined && inUnits(reguladoUnidades)],
    ["Frente a la ley", bajoLaLey !== null && diferencia !== null && verdict(diferencia)],
    ["Fecha de pago", fechaPago && dateText(fechaPago)],
    ["Al valor de la regulación", pago && moneyText(pago.alRegular)],
    ["Al valor vigente el día del pago", pago && moneyText(pago.porVigencia)],
    [
      "Al valor publicado hasta el pago",
      pago && pago.segunLoPublicado !== null && moneyText(pago.segunLoPublicado),
    ],
  ]);
}

const verdict = (missing: number) =>
  missing > 0
    ? `Por debajo de la ley: faltan ${moneyText(missing)}`
    : "No está por debajo de la ley";
