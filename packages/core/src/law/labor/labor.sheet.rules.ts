import { counted, dateText, moneyText } from "../../kernel/money.rules";
import { factsWith } from "../calculation/rubro.rules";
import type { Sheet, SheetFact, SheetTable } from "../calculation/sheet.rules";
import type { LaborResult, LaborVariables } from "./labor.schema";
import { MODE_NAMES } from "./modes.rules";
import { lawName, REGIME_NORMS } from "./regime.rules";
import type { JudgedConcept } from "./result.schema";

const SPECIAL_NAMES = {
  casasParticulares: "Casas particulares (Ley 26.844)",
  construccion: "Construcción (Ley 22.250)",
} as const;

/** The sheet of a settlement: for the screen, a brief or paper. */
export function laborSheet(variables: LaborVariables, result: LaborResult): Sheet {
  const { modo, regimenEspecial } = variables;
  const builder = regimenEspecial === "construccion";
  const ends = !builder && modo ? ` · ${MODE_NAMES[modo].toLowerCase()}` : "";
  const special = regimenEspecial ? ` · ${SPECIAL_NAMES[regimenEspecial]}` : "";
  return {
    title: `Liquidación laboral${builder ? special : ends}`,
    facts: factsOf(variables, result),
    lines: result.rubros.map(({ codigo, nombre, monto, ...rest }) => ({
      ...{ key: codigo, label: nombre, amount: monto },
      ...{ norma: rest.norma, formula: rest.formula },
      ...{ verificado: rest.verificado, fuente: rest.fuente },
      ...(OF_245.test(codigo) && result.conceptos && { table: conceptTable(result.conceptos) }),
    })),
    total: { label: "Total de la liquidación", amount: result.total },
    warnings: result.advertencias,
    foot: footOf(variables, result),
    engine: result.engineVersion,
  };
}

/** The lines that rest on the base of art. 245. */
const OF_245 = /^(antiguedad_245|indemnizacion_)/;

/** What the base takes of each concept, and why. */
function conceptTable(concepts: readonly JudgedConcept[]): SheetTable {
  const inBase = concepts.filter(({ enBase }) => enBase).length;
  return {
    title: `Qué entra en la base (${concepts[0]?.norma})`,
    heads: ["Concepto", "Meses", "Entra", "Por qué"],
    rows: concepts.map(({ nombre, meses, de, habitual, enBase, regla }) => [
      ...[nombre, `${meses} de ${de}`],
      ...[habitual === null ? "No se sabe" : enBase ? "Sí" : "No", regla],
    ]),
    total: ["Entran", `${inBase} de ${concepts.length}`, "", ""],
  };
}

type MaybeFact = [label: string, value: string | null | undefined | false];

function factsOf(variables: LaborVariables, result: LaborResult): SheetFact[] {
  const { fechaIngreso, fechaEgreso, modo, regimenEspecial, conceptos } = variables;
  const figure = (name: string) => result.intermedios[name];
  const money = (name: string) => {
    const value = figure(name);
    return typeof value === "number" && moneyText(value);
  };
  const capped = figure("base_245") !== figure("base_computable");
  const paid = result.rubros.some(({ codigo }) => /^(antiguedad|indemnizacion)_/.test(codigo));
  const facts: MaybeFact[] = [
    ["Modo de extinción", regimenEspecial !== "construccion" && modo && MODE_NAMES[modo]],
    ["Régimen especial", regimenEspecial && SPECIAL_NAMES[regimenEspecial]],
    ["Ingreso", fechaIngreso && dateText(fechaIngreso)],
    ["Egreso", fechaEgreso && dateText(fechaEgreso)],
    ["Antigüedad", seniorityText(figure("antiguedad"))],
    ["Ley aplicable", regimenEspecial !== "construccion" && lawName(result.regimen)],
    [
      conceptos && !variables.remuneracion ? "Remuneración por conceptos" : "Remuneración",
      money("remuneracion"),
    ],
    ["Base del art. 245", paid && money("base_245")],
    ["Base computable", paid && capped && money("base_computable")],
    ["Base del art. 245, con lo que falta cargar", paid && money("base_245_otra_lectura")],
    ["Fuera de la base", leftOut(result.conceptos ?? [])],
    ["Meses remunerados", String(figure("meses_remunerados") ?? "")],
  ];
  return factsWith(facts);
}

/** «Título (5 de 12 meses)». */
const leftOut = (concepts: readonly JudgedConcept[]) =>
  concepts
    .filter(({ enBase }) => !enBase)
    .map(({ nombre, meses, de }) => `${nombre} (${meses} de ${de} meses)`)
    .join("; ");

function seniorityText(seniority: LaborResult["intermedios"][string] | undefined): string | false {
  if (typeof seniority !== "object") return false;
  const { anios, meses, dias } = seniority;
  return [
    counted(anios, "año", "años"),
    counted(meses, "mes", "meses"),
    counted(dias, "día", "días"),
  ].join(", ");
}

function footOf({ regimenEspecial, regimen }: LaborVariables, result: LaborResult): string[] {
  const law = REGIME_NORMS.find(({ valor }) => valor === result.regimen);
  const chosen = regimen ? ", elegido por el profesional" : " por la fecha de egreso";
  return [
    ...(law && regimenEspecial !== "construccion"
      ? [`Ley aplicable${chosen}: ${law.norma}. ${law.fuente}.`]
      : []),
    "Cada rubro se redondea al centavo y el total es la suma de los rubros redondeados.",
  ];
}
