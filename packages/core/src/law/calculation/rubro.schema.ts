import * as z from "zod";
import { support } from "./norm.schema";

/** A line of a result as it is answered, in pesos; its result says how certain all of them are. */
export const plainRubro = z.object({
  codigo: z.string(),
  concepto: z.string(),
  monto: z.number(),
  formula: z.string(),
  normas: z.array(z.string()),
});

/** A line that says how certain it is. */
export const rubro = plainRubro.extend(support.pick({ verificado: true, fuente: true }).shape);

export type PlainRubro = z.output<typeof plainRubro>;
export type Rubro = z.output<typeof rubro>;
