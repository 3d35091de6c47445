import * as z from "zod";
import { hasDecimals } from "../../kernel/money.rules";
import { monthField } from "../calculation/amounts.schema";
import { withoutNulls } from "../calculation/facts.schema";
import { plainRubro } from "../calculation/rubro.schema";
import { said } from "../calculation/said.schema";
import { manyFields, obligationFaults, obligationsResult } from "../obligations/obligations.schema";
import { LAST_AGE } from "./basket.rules";

const MODO = { error: "Modo: elegí canasta o cuotas" };

/** A share of INDEC's basket of upbringing, and what it has come to. */
const basketFields = z.strictObject(
  {
    modo: z.literal("canasta", MODO),
    /** Whole years of the child. */
    edad: z
      .number({ error: "Edad: escribí los años cumplidos" })
      .int("Edad: escribí los años cumplidos")
      .min(0, "Edad: no puede ser negativa")
      .max(LAST_AGE, `Edad: la canasta de crianza llega a los ${LAST_AGE} años`),
    /** The share of the basket, in percent. */
    porcentaje: z
      .number({ error: "Porcentaje: escribí un porcentaje de la canasta" })
      .positive("Porcentaje: tiene que ser mayor que cero")
      .max(500, "Porcentaje: hasta 500 %")
      .refine(hasDecimals(4), { error: "Porcentaje: hasta cuatro decimales" }),
    desde: monthField("Desde"),
    al: monthField("Al"),
  },
  said("Alimentos: las variables tienen que ser un objeto"),
);

/** Unpaid instalments: many items, of which `modo` says what they are. */
const arrearsFields = z.strictObject(
  { modo: z.literal("cuotas", MODO), ...manyFields },
  said("Alimentos: las variables tienen que ser un objeto"),
);

/** The variables of alimony, with the API's names. An absent field and `null` are the same. */
export const alimonyVariables = z.preprocess(
  (given) => withoutNulls(given, { ...basketFields.shape, ...arrearsFields.shape }),
  z
    .discriminatedUnion("modo", [basketFields, arrearsFields], MODO)
    .superRefine((variables, context) => {
      for (const { path, message } of faultsIn(variables)) {
        context.addIssue({ code: "custom", path, message });
      }
    }),
);

function faultsIn(variables: BasketVariables | ArrearsVariables) {
  if (variables.modo === "cuotas") return obligationFaults(variables);
  const { desde, al } = variables;
  return al >= desde ? [] : [{ path: ["al"], message: "Al: no puede ser anterior a desde" }];
}

export type BasketVariables = z.output<typeof basketFields>;
export type ArrearsVariables = z.output<typeof arrearsFields>;

/** Alimony as it is answered, in pesos. */
export const alimonyResult = z.union([
  z.object({
    modo: z.literal("canasta"),
    inicial: z.number(),
    actual: z.number(),
    coeficiente: z.number(),
    /** The basket of both months. */
    canastaInicial: z.number(),
    canastaActual: z.number(),
    grupo: z.string(),
    rubros: z.array(plainRubro),
    fuente: z.string(),
    advertencias: z.array(z.string()),
    engineVersion: z.string(),
  }),
  obligationsResult.extend({ modo: z.literal("cuotas") }),
]);

export type AlimonyVariables = z.output<typeof alimonyVariables>;
export type AlimonyResult = z.output<typeof alimonyResult>;
export type BasketResult = Extract<AlimonyResult, { modo: "canasta" }>;
