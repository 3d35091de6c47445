import * as z from "zod";
import { support } from "../calculation/norm.schema";
import { RATE_KEYS } from "../rates/rate.schema";

const amount = z.number();

/** A month of a sum of daily rates: the mean TNA of its days, and their percentage. */
const month = z.object({
  periodo: z.string(),
  dias: z.number().int(),
  tasa: z.number(),
  parcial: z.number(),
});

/** A stretch with one rate and one capital, with all that is needed to verify it years later. */
const line = support.extend({
  tasa: z.enum(RATE_KEYS),
  nombre: z.string(),
  desde: z.iso.date(),
  hasta: z.iso.date(),
  dias: z.number().int(),
  /** The rate of the stretch, with ten decimals: only that of the series or the fixed rate. */
  coeficiente: z.number(),
  /** The capital on which it is computed, and the interest. */
  capital: amount,
  interes: amount,
  formula: z.string(),
  /** The series values used, and their days; null for a fixed rate. */
  valorInicial: z.number().nullable(),
  fechaInicial: z.iso.date().nullable(),
  valorFinal: z.number().nullable(),
  fechaFinal: z.iso.date().nullable(),
  /** The capital updated by an index, before the additional rate. */
  capitalIndexado: amount.nullable(),
  /** The interest of the additional rate, included in `interes`. */
  interesAdicional: amount.nullable(),
  /** For a sum of daily rates, its months: their percentages add up to the coefficient. */
  meses: z.array(month).optional(),
});

/** The limits of art. 55, each as a total: capital plus interest. */
const band = z.object({
  pasiva: amount,
  /** The applied ceiling, and both readings of it; null where its index has no data. */
  techo: amount,
  techoCer: amount.nullable().optional(),
  techoIpc: amount.nullable().optional(),
  pisoSobreTotal: amount,
  pisoSobreAjuste: amount,
  aplica: z.enum(["tasa_pasiva", "techo", "piso"]),
});

/** The result of `interestOf`. */
export const interestResult = z.object({
  capital: amount,
  desde: z.iso.date(),
  hasta: z.iso.date(),
  dias: z.number().int(),
  tramos: z.array(line),
  interes: amount,
  total: amount,
  art55: band.optional(),
  /** The last day with data of the series for this span; null when only fixed rates are used. */
  serieHasta: z.iso.date().nullable(),
  advertencias: z.array(z.string()),
  engineVersion: z.string(),
});

export type InterestResult = z.output<typeof interestResult>;
export type InterestLine = z.output<typeof line>;
export type RateMonth = z.output<typeof month>;
export type Band = z.output<typeof band>;
