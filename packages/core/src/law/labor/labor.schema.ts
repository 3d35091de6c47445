import * as z from "zod";
import { addMonths } from "../../kernel/day.rules";
import { choice, line } from "../../kernel/fields.schema";
import { listed } from "../calculation/listed.schema";
import { amount, date, months, toggle } from "./fields.schema";
import { MODES } from "./modes.rules";
import { laborOptions } from "./options.schema";
import { REGIMES } from "./regime.rules";

export { type LaborResult, laborResult } from "./result.schema";

export const CONCEPT_KINDS = ["fijo", "variable", "noMensual"] as const;
export const SPECIAL_REGIMES = ["casasParticulares", "construccion"] as const;

const concept = z.strictObject({
  nombre: line("Nombre del concepto", 80),
  clase: listed("Clase del concepto", CONCEPT_KINDS),
  importes: months("Importes del concepto", 12).describe(
    "Doce meses, del más antiguo al más nuevo; menos, si la relación duró menos.",
  ),
});

const fields = z.strictObject({
  fechaIngreso: date("Fecha de ingreso"),
  fechaEgreso: date("Fecha de egreso"),
  modo: listed("Modo de extinción", MODES).nullish(),
  remuneracion: amount("Remuneración").describe("Mejor remuneración mensual, normal y habitual."),
  remuneracionActual: amount("Remuneración actual").describe(
    "Reemplaza a la anterior en los días trabajados y las vacaciones.",
  ),
  mejorRemuneracionSemestre: amount("Mejor remuneración del semestre"),
  conceptos: z
    .array(concept, { error: "Conceptos: tiene que ser una lista" })
    .min(1, "Conceptos: cargá al menos uno")
    .max(40, "Conceptos: hasta 40")
    .nullish(),
  topeCCT: amount("Tope del convenio").describe("Tres veces el promedio del convenio."),
  promedioCCT: amount("Promedio del convenio"),
  preavisoOtorgado: toggle("Preaviso otorgado"),
  enPrueba: toggle("Período de prueba"),
  noRegistrado: toggle("Relación no registrada"),
  fechaIngresoRegistrada: date("Fecha de ingreso registrada"),
  intimacionArt2: toggle("Intimación del art. 2"),
  intimacionArt80: toggle("Intimación del art. 80"),
  intimacionArt11: toggle("Intimación del art. 11"),
  remuneracionesNoRegistradas: months("Remuneraciones no registradas", 720).nullish(),
  mesesArt182: z
    .union([z.literal(12), z.literal(13)], { error: "Meses del art. 182: son 12 o 13" })
    .nullish(),
  fechaJubilacion: date("Fecha de jubilación"),
  sumaAcordada: amount("Suma acordada"),
  regimenEspecial: listed("Régimen especial", SPECIAL_REGIMES).nullish(),
  remuneraciones: months("Remuneraciones", 720).nullish(),
  regimen: choice("Régimen", REGIMES).nullish(),
  opciones: laborOptions.nullish(),
});

/** The longest paid leave, of art. 208. */
const MOST_SICK_MONTHS = 12;

type Fields = z.output<typeof fields>;
type SchemaFault = [path: (string | number)[], message: string, wrong: boolean];

/** Not given at all: an invalid value has its own error. */
const absent = (value: unknown) => value === null || value === undefined;

const required = (variables: Fields): SchemaFault[] => {
  const { regimenEspecial, modo } = variables;
  const builder = regimenEspecial === "construccion";
  return [
    [
      ["remuneraciones"],
      "Remuneraciones: el fondo de cese pide las de cada mes, de la más antigua a la más nueva",
      builder && absent(variables.remuneraciones),
    ],
    [
      ["fechaIngreso"],
      "Fecha de ingreso: completá este dato",
      !builder && absent(variables.fechaIngreso),
    ],
    [
      ["fechaEgreso"],
      "Fecha de egreso: completá este dato",
      !builder && absent(variables.fechaEgreso),
    ],
    [["modo"], "Modo de extinción: completá este dato", !builder && absent(modo)],
    [
      ["remuneracion"],
      "Remuneración: escribí la mejor remuneración mensual, normal y habitual",
      !builder && absent(variables.remuneracion) && absent(variables.conceptos),
    ],
    [
      ["sumaAcordada"],
      "Suma acordada: el mutuo acuerdo pide la suma que se pactó",
      !builder && modo === "mutuoAcuerdo" && absent(variables.sumaAcordada),
    ],
    [
      ["fechaJubilacion"],
      "Fecha de jubilación: hace falta, la antigüedad se cuenta desde ella",
      !builder && modo === "jubiladoQueSigue" && absent(variables.fechaJubilacion),
    ],
  ];
};

const inOrder = ({ fechaIngreso, fechaEgreso, opciones, ...variables }: Fields): SchemaFault[] => {
  if (!fechaIngreso || !fechaEgreso) return [];
  const { fechaIngresoRegistrada: registered, fechaJubilacion: retired } = variables;
  const { fechaFinPlazoFijo: end, fechaHastaArt213: paid, reingreso } = opciones ?? {};
  return [
    [
      ["fechaEgreso"],
      "Fecha de egreso: no puede ser anterior a la de ingreso",
      fechaEgreso < fechaIngreso,
    ],
    [
      ["fechaIngresoRegistrada"],
      "Fecha de ingreso registrada: va entre la de ingreso y la de egreso",
      !!registered && (registered < fechaIngreso || registered > fechaEgreso),
    ],
    [
      ["fechaJubilacion"],
      "Fecha de jubilación: no puede ser posterior a la de egreso",
      !!retired && retired > fechaEgreso,
    ],
    [
      ["opciones", "fechaFinPlazoFijo"],
      "Fin del plazo fijo: tiene que ser posterior a la fecha de egreso",
      !!end && end <= fechaEgreso,
    ],
    [
      ["opciones", "fechaHastaArt213"],
      "Alta o fin de la licencia paga: tiene que ser posterior a la fecha de egreso",
      !!paid && paid <= fechaEgreso,
    ],
    [
      ["opciones", "fechaHastaArt213"],
      "Alta o fin de la licencia paga: la licencia dura hasta doce meses (art. 208), revisá la fecha",
      !!paid && paid > addMonths(fechaEgreso, MOST_SICK_MONTHS),
    ],
    [
      ["opciones", "reingreso", "fecha"],
      "Fecha de reingreso: va entre la de ingreso y la de egreso",
      !!reingreso && (reingreso.fecha <= fechaIngreso || reingreso.fecha > fechaEgreso),
    ],
    [
      ["opciones", "reingreso", "fechaEgresoAnterior"],
      "Egreso anterior: va entre el ingreso y el reingreso",
      !!reingreso?.fechaEgresoAnterior &&
        (reingreso.fechaEgresoAnterior < fechaIngreso ||
          reingreso.fechaEgresoAnterior >= reingreso.fecha),
    ],
  ];
};

const amounts = ({ conceptos, opciones }: Fields): SchemaFault[] => {
  const length = conceptos?.[0]?.importes.length;
  const uneven = (conceptos ?? []).map(
    ({ importes }, i): SchemaFault => [
      ["conceptos", i, "importes"],
      "Importes del concepto: todos los conceptos llevan la misma cantidad de meses",
      importes.length !== length,
    ],
  );
  return [
    ...uneven,
    [
      ["opciones", "salarioMinimo"],
      "Salario mínimo vital y móvil: la compensación del art. 183 b lo pide",
      !!opciones?.art183b && !opciones.salarioMinimo,
    ],
  ];
};

/** The variables of a settlement, with the API's names. */
export const laborVariables = fields.superRefine((variables, context) => {
  for (const [path, message, wrong] of [
    ...required(variables),
    ...inOrder(variables),
    ...amounts(variables),
  ]) {
    if (wrong) context.addIssue({ code: "custom", path, message });
  }
});

export type LaborVariables = z.output<typeof laborVariables>;
export type LaborConcept = z.output<typeof concept>;
