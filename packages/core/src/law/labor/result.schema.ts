import * as z from "zod";
import { support } from "../calculation/norm.schema";
import { REGIMES } from "./regime.rules";

/** A line of a settlement: its name, its formula and its norms. */
export const laborLine = support.extend({
  codigo: z.string(),
  nombre: z.string(),
  /** With its actual numbers: «$ 1.850.000,00 × 8 períodos». */
  formula: z.string(),
  monto: z.number(),
});

const seniority = z.object({
  anios: z.number().int(),
  meses: z.number().int(),
  dias: z.number().int(),
});

/** A concept of pay: in how many months it was earned, and whether it is in the base of art. 245. */
const judgedConcept = z.object({
  nombre: z.string(),
  clase: z.enum(["fijo", "variable", "noMensual"]),
  /** Months with an amount, of as many as were given. */
  meses: z.number().int(),
  de: z.number().int(),
  /** Null where months that were not given may decide. */
  habitual: z.boolean().nullable(),
  enBase: z.boolean(),
  /** Why, and by which norm. */
  regla: z.string(),
  norma: z.string(),
});

/** The result of a settlement. */
export const laborResult = z.object({
  regimen: z.enum(REGIMES),
  rubros: z.array(laborLine),
  /** Of a settlement by concepts; absent in those saved before. */
  conceptos: z.array(judgedConcept).optional(),
  total: z.number(),
  /** The intermediate figures: seniority, periods, bases, days. */
  intermedios: z.record(z.string(), z.union([z.number(), seniority])),
  advertencias: z.array(z.string()),
  engineVersion: z.string(),
});

export type JudgedConcept = z.output<typeof judgedConcept>;
export type Seniority = z.output<typeof seniority>;
export type LaborLine = z.output<typeof laborLine>;
export type LaborResult = z.output<typeof laborResult>;
