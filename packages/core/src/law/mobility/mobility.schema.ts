import * as z from "zod";
import { hasDecimals } from "../../kernel/money.rules";
import { monthField, pesosField } from "../calculation/amounts.schema";
import { rubro } from "../calculation/rubro.schema";

/** The first month that Dec. 274/2024 moves by the IPC. */
const FIRST_MONTH = "2024-07";

/** The variables of a pension's mobility, with the API's names. */
export const mobilityVariables = z
  .strictObject({
    /** What was paid the month before, in pesos. */
    haber: pesosField("Haber"),
    mes: monthField("Mes"),
    /** The variation that INDEC published, in percent; without it, of the IPC that is loaded. */
    variacion: z
      .number({ error: "Variación: escribí el porcentaje publicado" })
      .min(-50, "Variación: va de −50 a 100 %")
      .max(100, "Variación: va de −50 a 100 %")
      .refine(hasDecimals(2), { error: "Variación: se publica con dos decimales" })
      .optional(),
    /** The last month, with which each month between is moved. */
    hasta: monthField("Hasta").optional(),
  })
  .superRefine(({ mes, hasta, variacion }, context) => {
    const fault = (path: string, message: string) =>
      context.addIssue({ code: "custom", path: [path], message });
    if (mes < FIRST_MONTH) fault("mes", "Mes: el Dec. 274/2024 rige desde 07/2024");
    if (hasta !== undefined && hasta < mes) fault("hasta", "Hasta: no puede ser anterior al mes");
    if (hasta !== undefined && hasta > mes && variacion !== undefined)
      fault("variacion", "Variación: es de un mes solo; con «hasta» salen de la serie");
  });

/** A pension moved, month by month, in pesos and percent. */
export const mobilityResult = z.object({
  haber: z.number(),
  /** Of the month; with several, the one they add up to. */
  variacion: z.number(),
  norma: z.string(),
  meses: z.array(
    z.object({ ...{ mes: z.string(), ipc: z.string(), variacion: z.number(), haber: z.number() } }),
  ),
  rubros: z.array(rubro),
  advertencias: z.array(z.string()),
  engineVersion: z.string(),
});

export type MobilityVariables = z.output<typeof mobilityVariables>;
export type MobilityResult = z.output<typeof mobilityResult>;
