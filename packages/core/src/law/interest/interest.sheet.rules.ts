import { dateText, type Exact, exact, moneyText, numberText } from "../../kernel/money.rules";
import { factsWith } from "../calculation/rubro.rules";
import type { Sheet, SheetFact, SheetLine, SheetTable } from "../calculation/sheet.rules";
import { capitalisationNorm, capitalises } from "./capitalisation.rules";
import type { Capitalisation, InterestVariables } from "./interest.schema";
import type { Band, InterestLine, InterestResult, RateMonth } from "./interest-result.schema";
import { ownCapitalisation } from "./segments.rules";

/** The sheet of interest: for the screen, a brief or paper. */
export function interestSheet(variables: InterestVariables, result: InterestResult): Sheet {
  const { serieHasta, art55 } = result;
  const names = [...new Set(result.tramos.map(({ nombre }) => nombre))];
  return {
    title: `Intereses · ${names.join(", ")}`,
    facts: [...factsOf(variables, result), ...(art55 ? bandFacts(art55, variables) : [])],
    lines: result.tramos.map(lineOf),
    total: { label: "Capital más intereses", amount: result.total },
    warnings: result.advertencias,
    foot: [
      ...(serieHasta ? [`Datos al ${dateText(serieHasta)}`] : []),
      ...new Set(result.tramos.map(({ fuente }) => `Fuente: ${fuente}`)),
      "Cada tramo se redondea al centavo y el total es la suma de los tramos redondeados.",
    ],
    engine: result.engineVersion,
  };
}

export const CAPITALISED: Record<Capitalisation, string | null> = {
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
  const capitalised = result.tramos.some(({ tasa }) => capitalises(variables, tasa));
  const facts: [label: string, value: string | null | undefined | false][] = [
    ["Capital", moneyText(result.capital)],
    ["Desde", dateText(result.desde)],
    ["Hasta", `${dateText(result.hasta)} (${result.dias} días)`],
    ["Notificación", notificacion && dateText(notificacion)],
    ["Capitalización", mode && (capitalised ? `${mode} (${capitalisationNorm(variables)})` : mode)],
    ["Cuenta de días", dayCountText(variables)],
    ["Índice inicial", opciones?.indiceInicial === "diaAnterior" && "El del día anterior"],
    ["Intereses", moneyText(result.interes)],
  ];
  return factsWith(facts);
}

/** How days are counted, as courts' tools differ in both. */
export const dayCountText = ({ opciones }: Pick<InterestVariables, "opciones">): string =>
  `Año de ${opciones?.base ?? 365} días, primer día ${opciones?.primerDia ?? "excluido"}`;

const RULING: Record<Band["aplica"], string> = {
  tasa_pasiva: "la tasa pasiva",
  techo: "el techo",
  piso: "el piso",
};

/** The values of art. 55 by name: its ceiling and its floor in both readings. */
export function bandValues(band: Band, { opciones = {} }: Pick<InterestVariables, "opciones">) {
  const { techoCer, techoIpc, techo } = band;
  const { techo: ceiling = "cer", pisoSobre = "total" } = opciones;
  const values = [
    { key: "tasa_pasiva", label: "a) Tasa pasiva", amount: band.pasiva },
    { key: "techo_cer", label: "b) Techo BCRA: CER + 3 % efectivo", amount: techoCer ?? null },
    { key: "techo_ipc", label: "b) Techo, letra de la ley: IPC + 3 %", amount: techoIpc ?? null },
    { key: "piso_total", label: "c) Piso: 67 % del total", amount: band.pisoSobreTotal },
    {
      key: "piso_ajuste",
      label: "c) Piso: capital y 67 % del ajuste",
      amount: band.pisoSobreAjuste,
    },
  ];
  // Results older than the two readings have one ceiling, the BCRA's.
  if (techoCer === undefined)
    values.splice(1, 2, { key: "techo_cer", label: "b) Techo: CER + 3 %", amount: techo });
  const rules = {
    tasa_pasiva: "tasa_pasiva",
    techo: `techo_${ceiling}`,
    piso: `piso_${pisoSobre}`,
  };
  return values.map((value) => ({ ...value, rules: value.key === rules[band.aplica] }));
}

const bandFacts = (band: Band, variables: InterestVariables): SheetFact[] => [
  ...bandValues(band, variables).map(({ label, amount }) => ({
    label,
    value: amount === null ? "Sin datos" : moneyText(amount),
  })),
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
  ...(line.meses ? { table: monthsTable(line, line.meses) } : {}),
});

/** The months of a sum of daily rates, as a court verifies them. */
function monthsTable({ nombre, dias }: InterestLine, meses: RateMonth[]): SheetTable {
  const sum = meses.reduce<Exact>((total, { parcial }) => total.plus(parcial), exact(0));
  return {
    title: `${nombre}, mes por mes`,
    heads: ["Mes", "TNA %", "Días", "Parcial %"],
    rows: meses.map(({ periodo, tasa, dias: days, parcial }) => [
      periodo.split("-").reverse().join("/"),
      numberText(tasa),
      String(days),
      numberText(parcial),
    ]),
    total: ["Total", "", String(dias), numberText(sum)],
  };
}
