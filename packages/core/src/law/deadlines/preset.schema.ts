import * as z from "zod";
import { UNITS } from "./countable.rules";

/** A usual deadline, which a person can choose instead of typing it. */
export const deadlinePreset = z.object({
  id: z.string(),
  name: z.string(),
  cantidad: z.number().int(),
  unidad: z.enum(UNITS),
  norma: z.string(),
  verificado: z.boolean(),
  fuente: z.string(),
});

export type DeadlinePreset = z.output<typeof deadlinePreset>;
