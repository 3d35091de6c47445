import { dateText, moneyText, numberText } from "../../kernel/money.rules";
import type { Sheet, SheetFact, SheetLine } from "../calculation/sheet.rules";
import type { Capitalisation, InterestVariables } from "./interest.schema";
import type { Band, InterestLine, InterestResult } from "./interest-result.schema";
import { ownCapitalisation } from "./segments.rules";

/** Interest as it is read on screen, in a brief or on paper. */
export function interestSheet(variables: InterestVariables, result: InterestResult): Sheet {
  const { serieHasta, art55 } = result;
  const names = [...new Set(result.tramos.map(({ nombre }) => nombre))];
  return {
    title: `Intereses · ${names.join(", ")}`,
    facts: [...factsOf(variables, result), ...(art55 ? bandFacts(art55) : [])],
    lines: result.tramos.map(lineOf),
    total: { label: "Capital más intereses", amount: result.total },
    warnings: result.advertencias,
    foot: [
      ...(serieHasta ? [`Datos al ${dateText(serieHasta)}`] : []),
      ...new Set(result.tramos.map(({ fuente }) => `Fuente: ${fuente}`)),
      "Cada tramo se redondea al centavo y el total es la suma de los tramos redondeados.",
      `Motor de cálculo: ${result.engineVersion}`,
    ],
  };
}

const CAPITALISED: Record<Capitalisation, string | null> = {
  ninguna: null,
  unica: "Una vez",
  notificacionYAnual: "A la notificación y cada doce meses",
  porTramo: "Al final de cada tramo",
};

function factsOf(variables: InterestVariables, result: InterestResult): SheetFact[] {
  const { notificacion, capitalizacion, opciones } = variables;
  const own = result.tramos.some(({ tasa }) =>
    capitalizacion ? ownCapitalisation(tasa) === "fija" : ownCapitalisation(tasa),
  );
  const mode = own ? "La que fija la norma" : CAPITALISED[capitalizacion?.modo ?? "ninguna"];
  const facts: [label: string, value: string | null | undefined | false][] = [
    ["Capital", moneyText(result.capital)],
    ["Desde", dateText(result.desde)],
    ["Hasta", `${dateText(result.hasta)} (${result.dias} días)`],
    ["Notificación", notificacion && dateText(notificacion)],
    ["Capitalización", mode],
    ["Índice inicial", opciones?.indiceInicial === "diaAnterior" && "El del día anterior"],
    ["Intereses", moneyText(result.interes)],
  ];
  return facts.flatMap(([label, value]) => (value ? [{ label, value }] : []));
}

const RULING: Record<Band["aplica"], string> = {
  tasa_pasiva: "la tasa pasiva",
  techo: "el techo",
  piso: "el piso",
};

/** The three values of art. 55 side by side, the floor in both of its readings. */
const bandFacts = (band: Band): SheetFact[] => [
  { label: "a) Tasa pasiva", value: moneyText(band.pasiva) },
  { label: "b) Techo: CER + 3 %", value: moneyText(band.techo) },
  { label: "c) Piso: 67 % del total", value: moneyText(band.pisoSobreTotal) },
  { label: "c) Piso: capital y 67 % del ajuste", value: moneyText(band.pisoSobreAjuste) },
  { label: "Rige", value: RULING[band.aplica] },
];

const lineOf = (line: InterestLine, i: number): SheetLine => ({
  key: `tramo_${i + 1}`,
  label: `${line.nombre}, del ${dateText(line.desde)} al ${dateText(line.hasta)} (${numberText(line.dias)} días)`,
  amount: line.interes,
  norma: line.norma,
  formula: line.formula,
  verificado: line.verificado,
  fuente: line.fuente,
});
