import * as z from "zod";
import { choice, day } from "../../kernel/fields.schema";
import { step } from "../calculation/step.schema";
import { JURISDICTIONS } from "../deadlines/jurisdiction.rules";
import { INSTANCES, LAPSE_COURTS, LAPSE_FUEROS } from "./lapse-codes.rules";

/** The variables of a lapse, with the API's names. */
export const lapseVariables = z
  .strictObject({
    jurisdiccion: choice("Jurisdicción", LAPSE_COURTS),
    fuero: choice("Fuero", LAPSE_FUEROS),
    instancia: choice("Instancia", INSTANCES).default("primera"),
    /** The day of the last act that impels. */
    ultimoImpulso: day("Último acto de impulso"),
    /** SCBA: the day on which the electronic notice of the intimation was available. */
    intimacion: day("Intimación").optional(),
    /** The day of the count; today where it is left out. */
    al: day("Al").optional(),
  })
  .superRefine(({ jurisdiccion, ultimoImpulso, intimacion, al }, context) => {
    const fault = (path: string, message: string) =>
      context.addIssue({ code: "custom", path: [path], message });
    if (intimacion && jurisdiccion === "PJN")
      fault("intimacion", "Intimación: en la justicia nacional la caducidad no la requiere");
    if (intimacion && intimacion < ultimoImpulso)
      fault("intimacion", "Intimación: no puede ser anterior al último acto de impulso");
    if (al !== undefined && al < ultimoImpulso)
      fault("al", "Al: no puede ser anterior al último acto de impulso");
  });

/** A lapse as it is answered. */
export const lapseResult = z.object({
  /** The last day of the term: the instance has lapsed the day after. */
  fin: z.string(),
  /** The last day on which an act can still be filed: `fin`, or the next working day. */
  util: z.string(),
  /** The days of feria that were added back. */
  diasDeFeria: z.number().int(),
  /** Until `fin`, or until `vence` where one was given; 0 once it is past. */
  diasRestantes: z.number().int(),
  estado: z.enum(["corriente", "cumplida"]),
  /** The day on which the intimation takes effect, and its last day; null without one. */
  intimado: z.string().nullable(),
  vence: z.string().nullable(),
  /** False where the act of a winter feria in between is not known: the term may end later. */
  cierta: z.boolean(),
  pasos: z.array(step),
  advertencias: z.array(z.string()),
  calendario: z.object({ jurisdiccion: z.enum(JURISDICTIONS), version: z.string() }),
  engineVersion: z.string(),
});

export type LapseVariables = z.output<typeof lapseVariables>;
export type LapseResult = z.output<typeof lapseResult>;
