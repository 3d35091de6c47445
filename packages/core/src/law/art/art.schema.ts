import * as z from "zod";
import { day, yesOrNo } from "../../kernel/fields.schema";
import {
  ageField,
  anyPesosField,
  monthField,
  percentField,
  pesosField,
} from "../calculation/amounts.schema";
import { rubro } from "../calculation/rubro.schema";
import { said } from "../calculation/said.schema";

/** Twelve months before the first manifestation, and the one in which it happens. */
export const MOST_MONTHS = 13;

const month = z.strictObject(
  { mes: monthField("Mes"), monto: pesosField("Remuneración") },
  said("Remuneraciones: cada una lleva mes y monto"),
);

/** The variables of a settlement of an occupational risk, with the API's names. */
export const artVariables = z
  .strictObject({
    /** The first manifestation that disables: floor, age and index are those of that day. */
    fechaManifestacion: day("Primera manifestación"),
    edad: ageField("Edad"),
    /** Percent of permanent disability; from 66 it is total. */
    incapacidad: percentField("Incapacidad").optional(),
    /** False for an accident on the way to work or back. */
    enElTrabajo: yesOrNo("En el trabajo").default(false),
    ibm: pesosField("Ingreso base").optional(),
    remuneraciones: z
      .array(month, { error: "Remuneraciones: tiene que ser una lista" })
      .min(1, "Remuneraciones: cargá al menos un mes")
      .max(MOST_MONTHS, `Remuneraciones: hasta ${MOST_MONTHS} meses`)
      .optional(),
    /** The additional sum of art. 11.4, where no resolution with it is loaded. */
    suma114: anyPesosField("Suma del art. 11.4").optional(),
    muerte: yesOrNo("Muerte").default(false),
    /** The day to which the update of the base income is computed. */
    hasta: day("Actualizar hasta").optional(),
  })
  .superRefine((given, context) => {
    const fault = (path: (string | number)[], message: string) =>
      context.addIssue({ code: "custom", path, message });
    if (!given.muerte && given.incapacidad === undefined)
      fault(["incapacidad"], "Incapacidad: escribí el porcentaje");
    if (given.ibm === undefined && !given.remuneraciones)
      fault(["ibm"], "Ingreso base: escribilo, o cargá las remuneraciones del año anterior");
    if (given.ibm !== undefined && given.remuneraciones)
      fault(["ibm"], "Ingreso base: escribilo o cargá las remuneraciones, no los dos");
    if (given.hasta !== undefined && given.hasta < given.fechaManifestacion)
      fault(["hasta"], "Actualizar hasta: no puede ser anterior a la primera manifestación");
    const seen = new Set<string>();
    given.remuneraciones?.forEach(({ mes }, at) => {
      if (seen.has(mes)) fault(["remuneraciones", at, "mes"], "Mes: está dos veces");
      seen.add(mes);
    });
  });

const reading = z.object({
  /** The last day of the index or rate that was taken. */
  hasta: z.string(),
  coeficiente: z.number(),
  /** The base income updated, and the formula with it. */
  ibm: z.number(),
  formula: z.number(),
  /** The whole payment, updated in its base income alone, or in all of it. */
  sobreIngresoBase: z.number(),
  sobreTotal: z.number(),
});

/** A settlement as it is answered, in pesos of the first manifestation. */
export const artResult = z.object({
  ibm: z.number(),
  /** Each month of pay with its quotient of RIPTE; empty where the base income was given. */
  meses: z.array(
    z.object({
      ...{ mes: z.string(), monto: z.number() },
      ...{ coeficiente: z.number(), actualizado: z.number() },
    }),
  ),
  clase: z.enum(["parcial", "parcialGrave", "total", "muerte"]),
  formula: z.number(),
  /** The floor of the date for this degree. */
  piso: z.number(),
  pisoVigente: z.object({
    ...{ valor: z.number(), desde: z.string(), norma: z.string().nullable() },
  }),
  suma114: z.number(),
  adicional20: z.number(),
  rubros: z.array(rubro),
  total: z.number(),
  /** With `hasta`, the update by each norm; null where its data do not reach that day. */
  lecturas: z.object({ bna: reading.nullable(), ripte: reading.nullable() }).nullable(),
  advertencias: z.array(z.string()),
  engineVersion: z.string(),
});

export type ArtVariables = z.output<typeof artVariables>;
export type ArtResult = z.output<typeof artResult>;
export type ArtReading = z.output<typeof reading>;
