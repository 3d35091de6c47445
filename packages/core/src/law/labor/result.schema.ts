import * as z from "zod";
import { support } from "../calculation/norm.schema";
import { REGIMES } from "./regime.rules";

/** A line of a settlement: what it is, how it comes out, what it rests on. */
export const laborLine = support.extend({
  codigo: z.string(),
  nombre: z.string(),
  /** Its own numbers in it: «$ 1.850.000,00 × 8 períodos». */
  formula: z.string(),
  monto: z.number(),
});

const seniority = z.object({
  anios: z.number().int(),
  meses: z.number().int(),
  dias: z.number().int(),
});

/** What a settlement answers. */
export const laborResult = z.object({
  regimen: z.enum(REGIMES),
  rubros: z.array(laborLine),
  total: z.number(),
  /** The figures on the way: seniority, periods, bases, days. */
  intermedios: z.record(z.string(), z.union([z.number(), seniority])),
  advertencias: z.array(z.string()),
  engineVersion: z.string(),
});

export type Seniority = z.output<typeof seniority>;
export type LaborLine = z.output<typeof laborLine>;
export type LaborResult = z.output<typeof laborResult>;
