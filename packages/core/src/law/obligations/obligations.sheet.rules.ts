import { dateText, exact, moneyText, numberText } from "../../kernel/money.rules";
import { factsWith, lineOfRubro } from "../calculation/rubro.rules";
import type { Sheet, SheetFact, SheetLine, SheetTable } from "../calculation/sheet.rules";
import { CAPITALISED, dayCountText } from "../interest/interest.sheet.rules";
import { IMPUTATION_NORM } from "./imputation.rules";
import type { ObligationsResult, ObligationsVariables } from "./obligations.schema";

/** Many items with their payments as a sheet: for the screen, a brief or paper. */
export function obligationsSheet(
  variables: ObligationsVariables,
  result: ObligationsResult,
): Sheet {
  const { serieHasta, nombre, fuente } = result;
  return {
    title: `Intereses por rubro · ${nombre}`,
    facts: factsOf(variables, result),
    lines: [...itemLines(variables, result), ...paymentLines(result)],
    total: { label: "Capital más intereses", amount: result.total },
    warnings: result.advertencias,
    foot: [
      ...(serieHasta ? [`Datos al ${dateText(serieHasta)}`] : []),
      `Fuente: ${fuente}`,
      "Cada rubro se redondea al centavo y el total es la suma de los redondeados.",
    ],
    engine: result.engineVersion,
  };
}

function factsOf(variables: ObligationsVariables, result: ObligationsResult): SheetFact[] {
  const { items, hasta, notificacion, capitalizacion, opciones, pagos = [] } = variables;
  const paid = result.pagos.reduce((sum, { monto }) => sum + monto, 0);
  const facts: [label: string, value: string | null | undefined | false][] = [
    ["Rubros", countText(items.length)],
    ["Hasta", dateText(hasta)],
    ["Notificación", notificacion && dateText(notificacion)],
    ["Capitalización", CAPITALISED[capitalizacion?.modo ?? "ninguna"]],
    ["Cuenta de días", dayCountText({ opciones })],
    ["Intereses devengados", moneyText(result.devengado)],
    ["Pagos a cuenta", pagos.length > 0 && `${pagos.length}, por ${moneyText(paid)}`],
    ["Entre rubros", pagos.length > 0 && BETWEEN[opciones?.entreItems ?? "prorrata"]],
    ["Capital adeudado", moneyText(result.capital)],
    ["Intereses adeudados", moneyText(result.interes)],
    ["A favor de quien pagó", result.aFavor > 0 && moneyText(result.aFavor)],
    ...readingFacts(result),
  ];
  return factsWith(facts);
}

/** A count as it is written in Argentina: «10.000». */
const countText = (count: number) => moneyText(count).slice(2, -3);

const BETWEEN = {
  prorrata: "Intereses primero; el capital, a prorrata (CCyC, arts. 902 y 903)",
  antiguedad: "Intereses primero; el capital, por antigüedad",
};

const readingFacts = ({ lecturas }: ObligationsResult): [string, string][] =>
  lecturas
    ? [
        ["Total, con el ajuste como interés", moneyText(lecturas.ajusteComoInteres)],
        ["Total, con el ajuste como capital", moneyText(lecturas.ajusteComoCapital)],
      ]
    : [];

/** A line each, or those of the whole with a table of the items and one of the coefficients. */
function itemLines(variables: ObligationsVariables, result: ObligationsResult): SheetLine[] {
  return result.rubros.map((one) => ({
    ...lineOfRubro(one, result),
    ...(one.codigo === "capital" && { table: itemsTable(variables, result) }),
    ...(one.codigo === "interes" && { table: coefficientsTable(result) }),
  }));
}

function itemsTable({ items }: ObligationsVariables, result: ObligationsResult): SheetTable {
  return {
    title: "Rubro por rubro",
    heads: ["Rubro", "Desde", "Capital", "Adeudado", "Intereses"],
    rows: items.map(({ concepto, desde, capital }, i) => [
      concepto ? `${i + 1}. ${concepto}` : `${i + 1}`,
      dateText(desde),
      moneyText(capital),
      moneyText(result.items[i]?.capital ?? 0),
      moneyText(result.items[i]?.interes ?? 0),
    ]),
    total: ["Total", "", "", moneyText(result.capital), moneyText(result.interes)],
  };
}

function coefficientsTable({ coeficientes }: ObligationsResult): SheetTable {
  return {
    title: "Porcentaje de cada período",
    heads: ["Desde", "Hasta", "Días", "Porcentaje"],
    rows: coeficientes.map(({ desde, hasta, dias, coeficiente }) => [
      dateText(desde),
      dateText(hasta),
      String(dias),
      numberText(exact(coeficiente).times(100), 8),
    ]),
    total: ["Períodos", String(coeficientes.length), "", ""],
  };
}

const paymentLines = ({ pagos }: ObligationsResult): SheetLine[] =>
  pagos.map(({ fecha, monto, aIntereses, aCapital, excedente, saldo }, i) => ({
    key: `pago_${i + 1}`,
    label: `Pago del ${dateText(fecha)} por ${moneyText(monto)}`,
    amount: null,
    text: `Saldo ${moneyText(saldo)}`,
    norma: IMPUTATION_NORM,
    formula: [
      `A intereses ${moneyText(aIntereses)}`,
      `a capital ${moneyText(aCapital)}`,
      ...(excedente > 0 ? [`a favor ${moneyText(excedente)}`] : []),
    ].join(", "),
    verificado: true,
    fuente: IMPUTATION_NORM,
  }));
