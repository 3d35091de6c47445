import * as z from "zod";
import { support } from "./norm.schema";

/** A line of a result as it is answered, in pesos. */
export const rubro = z.object({
  codigo: z.string(),
  concepto: z.string(),
  monto: z.number(),
  formula: z.string(),
  normas: z.array(z.string()),
  ...support.pick({ verificado: true, fuente: true }).shape,
});

export type Rubro = z.output<typeof rubro>;
