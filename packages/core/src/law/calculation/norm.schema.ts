import * as z from "zod";

/** The norm of a figure, answered with it. */
export const support = z.object({
  norma: z.string(),
  /** False where it shows «Sugerido, verificá». */
  verificado: z.boolean(),
  fuente: z.string(),
});

export type Support = z.output<typeof support>;
