import * as z from "zod";
import { choice, day, yesOrNo } from "../../kernel/fields.schema";
import { step } from "../calculation/step.schema";
import { ACTIONS } from "./limitation-norms.rules";

const MEDIATIONS = ["nacional", "pba", "seclo"] as const;
const TERM_UNITS = ["anios", "meses"] as const;
export const STATES = ["corriente", "interrumpida", "prescripta"] as const;
export const MOST_NOTICES = 20;
const MOST_OF = { anios: 50, meses: 600 } as const;

const term = z
  .strictObject(
    {
      cantidad: z
        .number({ error: "Plazo: escribí un número entero" })
        .int("Plazo: tiene que ser un número entero")
        .min(1, "Plazo: tiene que ser 1 o más"),
      unidad: choice("Unidad del plazo", TERM_UNITS),
    },
    { error: "Plazo: lleva cantidad y unidad" },
  )
  .refine(({ cantidad, unidad }) => cantidad <= MOST_OF[unidad], {
    ...{ path: ["cantidad"], error: "Plazo: hasta 50 años o 600 meses" },
  });

const mediation = z
  .strictObject(
    {
      regimen: choice("Mediación", MEDIATIONS),
      /** The day on which the notice of the hearing was sent. */
      notificacion: day("Envío de la notificación de la mediación").optional(),
      /** The day of the hearing; of the SECLO, of the claim. */
      inicio: day("Inicio de la mediación").optional(),
      /** The day on which the closing act was at the parties' disposal. */
      cierre: day("Cierre de la mediación").optional(),
    },
    { error: "Mediación: lleva régimen y fechas" },
  )
  .superRefine(({ notificacion, inicio, cierre }, context) => {
    const fault = (path: string, message: string) =>
      context.addIssue({ code: "custom", path: [path], message });
    if (!notificacion && !inicio)
      fault("inicio", "Inicio de la mediación: escribí esta fecha o la del envío");
    const first = [notificacion, inicio].filter((one) => one !== undefined).sort()[0];
    if (cierre && first && cierre < first)
      fault("cierre", "Cierre de la mediación: no puede ser anterior al inicio");
  });

const claim = z.strictObject(
  {
    fecha: day("Demanda"),
    /** Withdrawn, or its instance lapsed: as if it had not been filed. */
    desistida: yesOrNo("Desistida o caduca").optional(),
  },
  { error: "Demanda: lleva su fecha" },
);

/** The variables of a limitation, with the API's names. */
export const limitationVariables = z
  .strictObject({
    accion: choice("Acción", ACTIONS).optional(),
    /** A term of one's own, which rules over that of the action. */
    plazo: term.optional(),
    desde: day("Desde"),
    interpelaciones: z
      .array(day("Interpelación"), { error: "Interpelaciones: tiene que ser una lista de fechas" })
      .max(MOST_NOTICES, `Interpelaciones: hasta ${MOST_NOTICES}`)
      .default([]),
    mediacion: mediation.optional(),
    demanda: claim.optional(),
    /** The day of the count; today where it is left out. */
    al: day("Al").optional(),
  })
  .superRefine(({ accion, plazo, desde, demanda, al }, context) => {
    const fault = (path: (string | number)[], message: string) =>
      context.addIssue({ code: "custom", path, message });
    if (!accion && !plazo) fault(["accion"], "Acción: elegí una, o escribí el plazo");
    if (demanda && demanda.fecha < desde)
      fault(["demanda", "fecha"], "Demanda: no puede ser anterior a «Desde»");
    if (al !== undefined && al < desde) fault(["al"], "Al: no puede ser anterior a «Desde»");
  });

const reading = z.object({ lectura: z.string(), fecha: z.string(), norma: z.string() });

/** A limitation as it is answered. */
export const limitationResult = z.object({
  /** The last day on which the action lives; with a claim, until when it could be filed. */
  fecha: z.string(),
  /** The same with the six months counted as days, where it differs. */
  fechaPorDias: z.string().nullable(),
  estado: z.enum(STATES),
  /** Until `fecha`: 0 once it is past, null while a claim interrupts. */
  diasRestantes: z.number().int().nullable(),
  /** When it runs again after the last suspension; null without one, or while it is open. */
  reanuda: z.string().nullable(),
  diasSuspendidos: z.number().int(),
  /** False where a mediation is open: `fecha` is the earliest that it may be. */
  cierta: z.boolean(),
  /** Every reading of what the law leaves open, where they differ. */
  lecturas: z.array(reading),
  pasos: z.array(step),
  advertencias: z.array(z.string()),
  engineVersion: z.string(),
});

export type LimitationVariables = z.output<typeof limitationVariables>;
export type LimitationResult = z.output<typeof limitationResult>;
