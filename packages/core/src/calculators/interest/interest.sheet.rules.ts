import { dateText, moneyText, numberText } from "../../money.rules";
import type { Sheet, SheetLine } from "../sheet.rules";
import type { InterestVariables } from "./interest.schema";
import type { InterestLine, InterestResult } from "./interest-result.schema";

/** Interest as it is read on screen, in a brief or on paper. */
export function interestSheet(variables: InterestVariables, result: InterestResult): Sheet {
  const { capital, desde, hasta, dias, serieHasta, interes } = result;
  const names = [...new Set(result.tramos.map(({ nombre }) => nombre))];
  const notified = variables.notificacion;
  return {
    title: `Intereses · ${names.join(", ")}`,
    facts: [
      { label: "Capital", value: moneyText(capital) },
      { label: "Desde", value: dateText(desde) },
      { label: "Hasta", value: `${dateText(hasta)} (${dias} días)` },
      ...(notified ? [{ label: "Notificación", value: dateText(notified) }] : []),
      { label: "Intereses", value: moneyText(interes) },
    ],
    lines: result.tramos.map(lineOf),
    total: { label: "Capital más intereses", amount: result.total },
    warnings: result.advertencias,
    foot: [
      ...(serieHasta ? [`Datos al ${dateText(serieHasta)}`] : []),
      `Motor ${result.engineVersion}`,
    ],
  };
}

const lineOf = (line: InterestLine, i: number): SheetLine => ({
  key: `tramo_${i + 1}`,
  label: `${line.nombre}, del ${dateText(line.desde)} al ${dateText(line.hasta)} (${numberText(line.dias)} días)`,
  amount: line.interes,
  norma: line.norma,
  formula: line.formula,
  verificado: line.verificado,
  fuente: line.fuente,
});
