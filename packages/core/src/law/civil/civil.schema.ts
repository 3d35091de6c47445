import * as z from "zod";
import { choice } from "../../kernel/fields.schema";
import { hasDecimals } from "../../kernel/money.rules";
import { ageField, percentField, pesosField } from "../calculation/amounts.schema";
import { rubro } from "../calculation/rubro.schema";
import { said } from "../calculation/said.schema";

export const FORMULAS = ["vuoto", "mendez", "acciarri"] as const;
export type FormulaName = (typeof FORMULAS)[number];

export const MOST_STRETCHES = 20;

const stretch = z.strictObject(
  {
    /** The age at which it ends. */
    hasta: ageField("Hasta la edad"),
    /** Pesos a year. */
    ingreso: pesosField("Ingreso anual"),
    /** Up to 1 a probability, 0.8; above it a percentage, 80. */
    probabilidad: percentField("Probabilidad"),
  },
  said("Tramos: cada uno lleva edad, ingreso y probabilidad"),
);

/** The variables of damages by a formula, with the API's names. Amounts in pesos. */
export const civilVariables = z
  .strictObject({
    formula: choice("Fórmula", FORMULAS),
    ingresoMensual: pesosField("Ingreso mensual").optional(),
    incapacidad: percentField("Incapacidad"),
    edad: ageField("Edad"),
    /** Of Acciarri: income by stretches of age; without them, the monthly one in a single stretch. */
    tramos: z
      .array(stretch, { error: "Tramos: tiene que ser una lista" })
      .min(1, "Tramos: cargá al menos uno")
      .max(MOST_STRETCHES, `Tramos: hasta ${MOST_STRETCHES}`)
      .optional(),
    /** Percent a year. */
    tasa: z
      .number({ error: "Tasa: escribí un porcentaje anual" })
      .min(0, "Tasa: no puede ser negativa")
      .max(100, "Tasa: hasta 100 % anual")
      .refine(hasDecimals(4), { error: "Tasa: hasta cuatro decimales" })
      .optional(),
    edadTope: ageField("Edad tope").optional(),
  })
  .superRefine(({ formula, ingresoMensual, edad, tramos, edadTope }, context) => {
    const fault = (path: (string | number)[], message: string) =>
      context.addIssue({ code: "custom", path, message });
    if (ingresoMensual === undefined && !(formula === "acciarri" && tramos))
      fault(["ingresoMensual"], "Ingreso mensual: completá este dato");
    if (tramos && formula !== "acciarri") fault(["tramos"], "Tramos: son de la fórmula Acciarri");
    if (edadTope !== undefined && edadTope <= edad)
      fault(["edadTope"], "Edad tope: tiene que ser mayor que la edad");
    tramos?.forEach(({ hasta }, at) => {
      if (hasta <= (tramos[at - 1]?.hasta ?? edad))
        fault(
          ["tramos", at, "hasta"],
          "Hasta la edad: tiene que ser mayor que la del tramo anterior",
        );
    });
  });

const point = z.object({ valor: z.number(), total: z.number() });

/** Damages as they are answered, in pesos. */
export const civilResult = z.object({
  formula: z.enum(FORMULAS),
  /** The yearly loss, and the years and the rate by which it is capitalised. */
  anual: z.number(),
  anios: z.number(),
  tasa: z.number(),
  rubros: z.array(rubro),
  total: z.number(),
  /** Past 60 years by Méndez: the quotient 60 / age, or never under one. */
  lecturas: z.object({ factor: z.number(), factorMinimoUno: z.number() }).nullable(),
  /** Each formula with its own rate and age, and the same person; null where the age passes it. */
  comparacion: z.array(
    z.object({ formula: z.enum(FORMULAS), total: z.number().nullable(), base: z.string() }),
  ),
  /** The total by other ages, incomes (in percent of the given one) and rates. */
  sensibilidad: z.object({
    ...{ edad: z.array(point), ingreso: z.array(point), tasa: z.array(point) },
  }),
  advertencias: z.array(z.string()),
  engineVersion: z.string(),
});

export type CivilVariables = z.output<typeof civilVariables>;
export type CivilResult = z.output<typeof civilResult>;
export type SensitivityPoint = z.output<typeof point>;
