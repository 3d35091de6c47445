import * as z from "zod";
import { choice, day, yesOrNo } from "../../kernel/fields.schema";
import { said } from "../calculation/said.schema";
import {
  hasItsHour,
  hasKmDecimals,
  isWhen,
  MOST,
  MOST_KM,
  NOTICES,
  UNITS,
} from "./countable.rules";
import { JURISDICTIONS } from "./jurisdiction.rules";

const WHEN = "Notificación: escribí una fecha válida; para un plazo en horas, con su hora";

const CALLED = {
  habiles: "días hábiles",
  corridos: "días corridos",
  meses: "meses",
  horas: "horas",
} as const;

const options = z.strictObject(
  {
    /** Kilometres from the seat of the court. */
    distanciaKm: z
      .number({ error: "Distancia: tiene que ser un número de kilómetros" })
      .min(0, "Distancia: no puede ser negativa")
      .max(MOST_KM, `Distancia: hasta ${MOST_KM} kilómetros`)
      .refine(hasKmDecimals, { error: "Distancia: hasta cuatro decimales" })
      .optional(),
    /** False to leave out the grace period of the next day. */
    gracia: yesOrNo("Plazo de gracia").optional(),
    /** Caducidad de instancia: ferias do not count. */
    caducidad: yesOrNo("Caducidad").optional(),
    /** The feria was opened for this case, so its days are working days. */
    feriaHabilitada: yesOrNo("Feria habilitada").optional(),
  },
  said("Opciones: mandá un objeto con las opciones del plazo"),
);

/** The dates of an electronic notice beside that on which it was available, which is `notificacion`. */
const electronic = z.strictObject(
  { firmada: day("Firmada").optional(), visible: day("Visible").optional() },
  { error: "Notificación electrónica: mandá sus fechas" },
);

/** The variables of a deadline, with the API's names. */
export const deadlineVariables = z
  .strictObject({
    jurisdiccion: choice("Jurisdicción", JURISDICTIONS),
    notificacion: z.string({ error: WHEN }).refine(isWhen, { error: WHEN }),
    tipoNotificacion: choice("Tipo de notificación", NOTICES).optional(),
    electronica: electronic.optional(),
    /** Without it only the day of the notice is computed. */
    cantidad: z
      .number({ error: "Cantidad: tiene que ser un número entero" })
      .int("Cantidad: tiene que ser un número entero")
      .min(1, "Cantidad: tiene que ser 1 o más")
      .optional(),
    unidad: choice("Unidad", UNITS).optional(),
    opciones: options.optional(),
  })
  .superRefine((variables, context) => {
    const { cantidad, unidad = "habiles" } = variables;
    if (cantidad !== undefined && cantidad > MOST[unidad]) {
      context.addIssue({
        code: "custom",
        path: ["cantidad"],
        message: `Cantidad: hasta ${MOST[unidad]} ${CALLED[unidad]}`,
      });
    }
    for (const [path, message] of electronicFaults(variables)) {
      context.addIssue({ code: "custom", path: ["electronica", path], message });
    }
    if (!hasItsHour(variables)) {
      context.addIssue({
        code: "custom",
        path: ["notificacion"],
        message: "Notificación: para un plazo en horas escribí también la hora",
      });
    }
  });

type Electronic = {
  notificacion: string;
  tipoNotificacion?: string | undefined;
  electronica?: z.output<typeof electronic> | undefined;
};

/** What is wrong with the other dates of an electronic notice. */
function electronicFaults({ notificacion, tipoNotificacion, electronica = {} }: Electronic) {
  const { firmada, visible } = electronica;
  const available = notificacion.slice(0, 10);
  const given = firmada ? "firmada" : "visible";
  if ((firmada || visible) && tipoNotificacion !== "electronica")
    return [
      [given, "Notificación electrónica: sus fechas van con ese tipo de notificación"],
    ] as const;
  return [
    ...(firmada && firmada > available
      ? [["firmada", "Firmada: no puede ser posterior al día en que quedó disponible"] as const]
      : []),
    ...(visible && visible < available
      ? [["visible", "Visible: no puede ser anterior al día en que quedó disponible"] as const]
      : []),
  ];
}

/** One day of a count: its number if it counts, the reason if it does not. */
export const countLine = z.object({
  fecha: z.string(),
  cuenta: z.number().nullable(),
  motivo: z.string().nullable(),
  verificado: z.boolean(),
  fuente: z.string(),
});

const ruleUsed = z.object({
  regla: z.string(),
  norma: z.string(),
  verificado: z.boolean(),
  fuente: z.string(),
});

/** A deadline as it is answered. */
export const deadlineResult = z.object({
  /** When the notice takes effect; with the time where hours are counted. */
  notificado: z.string(),
  /** The due date; with the time, in the format of `notificacion`, where hours are counted. */
  vencimiento: z.string().nullable(),
  gracia: z.object({ fecha: z.string(), hasta: z.string() }).nullable(),
  conteo: z.array(countLine),
  reglas: z.array(ruleUsed),
  /** False where an act that the date depends on is missing; older results do not say. */
  cierta: z.boolean().optional(),
  advertencias: z.array(z.string()),
  calendario: z.object({ jurisdiccion: z.enum(JURISDICTIONS), version: z.string() }),
  engineVersion: z.string(),
});

export type DeadlineVariables = z.input<typeof deadlineVariables>;
export type DeadlineResult = z.output<typeof deadlineResult>;
export type CountLine = z.output<typeof countLine>;
export type RuleUsed = z.output<typeof ruleUsed>;
