import * as z from "zod";
import { support } from "../calculation/norm.schema";
import { RATE_KEYS } from "../rates/rate.schema";

const amount = z.number();

/** A month of a sum of daily rates: the mean TNA of its days, and the percentage they add. */
const month = z.object({
  periodo: z.string(),
  dias: z.number().int(),
  tasa: z.number(),
  parcial: z.number(),
});

/** A stretch with one rate and one capital, and all that is needed to check it years later. */
const line = support.extend({
  tasa: z.enum(RATE_KEYS),
  nombre: z.string(),
  desde: z.iso.date(),
  hasta: z.iso.date(),
  dias: z.number().int(),
  /** The rate of the stretch, with ten decimals: of the series or the fixed rate alone. */
  coeficiente: z.number(),
  /** On what it is computed, and what it gives. */
  capital: amount,
  interes: amount,
  formula: z.string(),
  /** The series values used, and their days; null for a fixed rate. */
  valorInicial: z.number().nullable(),
  fechaInicial: z.iso.date().nullable(),
  valorFinal: z.number().nullable(),
  fechaFinal: z.iso.date().nullable(),
  /** The capital brought up to date by an index, before the additional rate. */
  capitalIndexado: amount.nullable(),
  /** What the additional rate adds, already in `interes`. */
  interesAdicional: amount.nullable(),
  /** Of a sum of daily rates, its months: their percentages add up to the coefficient. */
  meses: z.array(month).optional(),
});

/** The band of art. 55, each as a total: capital and what was added to it. */
const band = z.object({
  pasiva: amount,
  /** The ceiling that rules, and both readings of it; null where its index has no data. */
  techo: amount,
  techoCer: amount.nullable().optional(),
  techoIpc: amount.nullable().optional(),
  pisoSobreTotal: amount,
  pisoSobreAjuste: amount,
  aplica: z.enum(["tasa_pasiva", "techo", "piso"]),
});

/** What `interestOf` answers. */
export const interestResult = z.object({
  capital: amount,
  desde: z.iso.date(),
  hasta: z.iso.date(),
  dias: z.number().int(),
  tramos: z.array(line),
  interes: amount,
  total: amount,
  art55: band.optional(),
  /** The day up to which the series had data for this span; null when only fixed rates serve. */
  serieHasta: z.iso.date().nullable(),
  advertencias: z.array(z.string()),
  engineVersion: z.string(),
});

export type InterestResult = z.output<typeof interestResult>;
export type InterestLine = z.output<typeof line>;
export type RateMonth = z.output<typeof month>;
export type Band = z.output<typeof band>;
