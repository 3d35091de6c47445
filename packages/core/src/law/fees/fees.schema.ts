import * as z from "zod";
import { choice, day } from "../../kernel/fields.schema";
import { hasDecimals } from "../../kernel/money.rules";
import { percentField, pesosField } from "../calculation/amounts.schema";
import { rubro } from "../calculation/rubro.schema";

const FEE_LAWS = ["27423", "14967"] as const;
export const ROLES = ["patrocinante", "apoderado", "procurador"] as const;

const units = (label: string) =>
  z
    .number({ error: `${label}: escribí un número` })
    .positive(`${label}: tiene que ser mayor que cero`)
    .max(1e7, `${label}: hasta diez millones de unidades`)
    .refine(hasDecimals(4), { error: `${label}: hasta cuatro decimales` });

/** The variables of a regulation of fees, with the API's names. Amounts in pesos. */
export const feesVariables = z
  .strictObject({
    ley: choice("Ley", FEE_LAWS),
    base: pesosField("Base regulatoria").optional(),
    /** The day whose value of the unit is taken. */
    fecha: day("Fecha"),
    caracter: choice("Carácter", ROLES).default("patrocinante"),
    resultado: choice("Resultado", ["rechazo"]).optional(),
    terminacion: choice("Terminación", ["antesDePrueba"]).optional(),
    /** How many of the three stages. */
    etapas: z
      .union([z.literal(1), z.literal(2), z.literal(3)], { error: "Etapas: son 1, 2 o 3" })
      .optional(),
    porcentaje: percentField("Porcentaje").optional(),
    reguladoUnidades: units("Regulado en unidades").optional(),
    regulado: pesosField("Regulado en pesos").optional(),
    instancia: choice("Instancia", ["alzada"]).optional(),
    fechaPago: day("Fecha de pago").optional(),
  })
  .superRefine((given, context) => {
    const fault = (path: string, message: string) =>
      context.addIssue({ code: "custom", path: [path], message });
    if (given.instancia && given.reguladoUnidades === undefined)
      fault(
        "reguladoUnidades",
        "Regulado en unidades: la alzada se regula sobre lo regulado en primera instancia",
      );
    if (!given.instancia && given.base === undefined)
      fault("base", "Base regulatoria: completá este dato");
    if (!given.instancia && given.regulado !== undefined && given.reguladoUnidades !== undefined)
      fault(
        "regulado",
        "Regulado en pesos: escribí lo regulado en pesos o en unidades, no los dos",
      );
    if (given.fechaPago !== undefined && given.fechaPago < given.fecha)
      fault("fechaPago", "Fecha de pago: no puede ser anterior a la fecha de la regulación");
  });

const measured = z.object({ unidades: z.number(), monto: z.number() });

/** A regulation as it is answered: units, and pesos by the value of `fecha`. */
export const feesResult = z.object({
  unidad: z.object({
    nombre: z.string(),
    valor: z.number(),
    desde: z.string(),
    norma: z.string().nullable(),
  }),
  minimo: measured,
  maximo: measured,
  piso: measured,
  honorario: measured,
  pago: z
    .object({
      alRegular: z.number(),
      porVigencia: z.number(),
      /** Null where the series does not say when each value was published. */
      segunLoPublicado: z.number().nullable(),
      diferencia: z.number().nullable(),
    })
    .nullable(),
  /** Whether what was regulated is under the law; null where nothing was. */
  bajoLaLey: z.boolean().nullable(),
  /** The law's least minus what was regulated, in pesos. */
  diferencia: z.number().nullable(),
  rubros: z.array(rubro),
  advertencias: z.array(z.string()),
  engineVersion: z.string(),
});

export type FeesVariables = z.output<typeof feesVariables>;
export type FeesResult = z.output<typeof feesResult>;
