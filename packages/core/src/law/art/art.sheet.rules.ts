import {
  counted,
  dateText,
  exact,
  moneyText,
  monthText,
  numberText,
} from "../../kernel/money.rules";
import { factsWith, linesOfRubros } from "../calculation/rubro.rules";
import type { Sheet, SheetTable } from "../calculation/sheet.rules";
import type { ArtReading, ArtResult, ArtVariables } from "./art.schema";
import { PAYMENTS } from "./art-law.rules";
import { sumOfMonths } from "./base-income.rules";

/** The sheet of a settlement of an occupational risk: for the screen, a brief or paper. */
export function artSheet(variables: ArtVariables, result: ArtResult): Sheet {
  const { pisoVigente, meses } = result;
  const [payment, ...others] = linesOfRubros(result.rubros);
  return {
    title: `Riesgos del trabajo · ${PAYMENTS[result.clase].name}`,
    facts: factsOf(variables, result),
    lines: payment
      ? [meses.length > 0 ? { ...payment, table: tableOf(result) } : payment, ...others]
      : [],
    total: { label: "Total a la primera manifestación", amount: result.total },
    warnings: result.advertencias,
    foot: [
      `Piso: ${moneyText(pisoVigente.valor)} desde el ${dateText(pisoVigente.desde)}${pisoVigente.norma ? ` (${pisoVigente.norma})` : ""}.`,
      ...(meses.length > 0
        ? [`RIPTE de ${monthText(variables.fechaManifestacion)} sobre el de cada mes.`]
        : []),
    ],
    engine: result.engineVersion,
  };
}

function factsOf(variables: ArtVariables, result: ArtResult) {
  const { fechaManifestacion, incapacidad, edad, enElTrabajo } = variables;
  const { lecturas } = result;
  return factsWith([
    ["Primera manifestación", dateText(fechaManifestacion)],
    ["Edad", `${edad} años`],
    ["Incapacidad", incapacidad !== undefined && `${numberText(incapacidad)} %`],
    ["Dónde", enElTrabajo ? "En el trabajo" : "In itinere"],
    ["Ingreso base", moneyText(result.ibm)],
    ["Fórmula", moneyText(result.formula)],
    ["Piso de la fecha", moneyText(result.piso)],
    ...readingFacts("Tasa activa BNA", lecturas?.bna),
    ...readingFacts("RIPTE", lecturas?.ripte),
  ]);
}

function readingFacts(name: string, reading: ArtReading | null | undefined) {
  if (!reading) return [];
  const { hasta, coeficiente } = reading;
  const percent = numberText(exact(coeficiente).times(100), 4);
  return [
    [`${name} al ${dateText(hasta)}`, `${percent} %`],
    [`Total con ${name}, sobre el ingreso base`, moneyText(reading.sobreIngresoBase)],
    [`Total con ${name}, sobre todo`, moneyText(reading.sobreTotal)],
  ] as const;
}

function tableOf({ meses, ibm }: ArtResult): SheetTable {
  const sum = sumOfMonths(meses);
  return {
    title: "Ingreso base, mes por mes",
    heads: ["Mes", "Remuneración", "RIPTE", "Actualizada"],
    rows: meses.map(({ mes, monto, coeficiente, actualizado }) => [
      ...[monthText(mes), moneyText(monto)],
      ...[numberText(coeficiente, 6), moneyText(actualizado)],
    ]),
    total: ["Promedio", counted(meses.length, "mes", "meses"), moneyText(sum), moneyText(ibm)],
  };
}
