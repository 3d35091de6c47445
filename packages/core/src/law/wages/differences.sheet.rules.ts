import { dateText, moneyText, monthText } from "../../kernel/money.rules";
import { factsWith, lineOfRubro } from "../calculation/rubro.rules";
import type { Sheet, SheetFact, SheetLine, SheetTable } from "../calculation/sheet.rules";
import { dayCountText } from "../interest/interest.sheet.rules";
import type { DifferencesResult, DifferencesVariables } from "./differences.schema";

/** Wage differences as a sheet: for the screen, a brief or paper. */
export function differencesSheet(
  variables: DifferencesVariables,
  result: DifferencesResult,
): Sheet {
  const { tasa, serieHasta } = result;
  return {
    title: "Diferencias salariales",
    facts: factsOf(variables, result),
    lines: result.rubros.map((rubro) => lineOf(rubro, variables, result)),
    total: { label: "Diferencias, SAC e intereses", amount: result.total },
    warnings: result.advertencias,
    foot: [
      ...(serieHasta ? [`Datos al ${dateText(serieHasta)}`] : []),
      ...(tasa ? [`Fuente: ${tasa.fuente}`] : []),
      "Cada diferencia y su interés se redondean al centavo; el total es la suma.",
    ],
    engine: result.engineVersion,
  };
}

function factsOf(variables: DifferencesVariables, result: DifferencesResult): SheetFact[] {
  const { periodos, hasta, opciones } = variables;
  const { lecturas, tasa } = result;
  const months = periodos.map(({ mes }) => mes).sort();
  const facts: [string, string | undefined | false | null][] = [
    [
      "Meses",
      `${periodos.length}, de ${monthText(months[0] ?? "")} a ${monthText(months.at(-1) ?? "")}`,
    ],
    ["Intereses hasta", tasa && hasta && dateText(hasta)],
    ["Cuenta de días", tasa && dayCountText({ opciones })],
    ["SAC, doceava parte", lecturas && moneyText(lecturas.doceava)],
    ["SAC, mitad de la mayor", lecturas && moneyText(lecturas.mejorMes)],
  ];
  return factsWith(facts);
}

function lineOf(
  rubro: DifferencesResult["rubros"][number],
  variables: DifferencesVariables,
  result: DifferencesResult,
): SheetLine {
  const { codigo } = rubro;
  const rate = codigo === "intereses" ? result.tasa : null;
  return {
    ...lineOfRubro(rubro, rate ?? { verificado: false, fuente: "LCT, de memoria" }),
    ...(codigo === "diferencias" && { table: monthsTable(variables, result) }),
  };
}

function monthsTable({ periodos }: DifferencesVariables, result: DifferencesResult): SheetTable {
  const withInterest = result.tasa !== null;
  const column = (value: number | undefined) => (withInterest ? [moneyText(value ?? 0)] : []);
  return {
    title: "Mes por mes",
    heads: ["Mes", "Debido", "Pagado", "Diferencia", ...(withInterest ? ["Intereses"] : [])],
    rows: periodos.map(({ mes, debido, pagado }, i) => [
      monthText(mes),
      moneyText(debido),
      moneyText(pagado),
      moneyText(result.diferencias[i]?.monto ?? 0),
      ...column(result.diferencias[i]?.interes),
    ]),
    total: ["Total", "", "", moneyText(result.subtotal), ...column(result.interes)],
  };
}
