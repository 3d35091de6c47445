import * as z from "zod";
import { choice, yesOrNo } from "../../kernel/fields.schema";
import { hasDecimals } from "../../kernel/money.rules";
import { JURISDICTIONS } from "./jurisdiction.rules";

export const NOTICES = ["cedula", "nota", "electronica"] as const;
export const UNITS = ["habiles", "corridos", "meses", "horas"] as const;

/** A date, or a date and hour, with or without its offset. */
export const MOMENT =
  /^(\d{4}-\d{2}-\d{2})(?:T([01]\d|2[0-3]):([0-5]\d)(:[0-5]\d(?:\.\d{1,9})?)?(Z|[+-](?:0\d|1[0-4]):[0-5]\d)?)?$/;

const WHEN = "Notificación: escribí una fecha válida; para un plazo en horas, con su hora";

const isWhen = (text: string) => {
  const day = MOMENT.exec(text)?.[1];
  return day !== undefined && z.iso.date().safeParse(day).success && day >= "1900" && day < "2200";
};

/** How much fits in a deadline of each unit: years in months, and nothing that takes long. */
export const MOST = { habiles: 365, corridos: 1100, meses: 120, horas: 720 } as const;
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
      .max(5000, "Distancia: hasta 5000 kilómetros")
      .refine(hasDecimals(4), { error: "Distancia: hasta cuatro decimales" })
      .optional(),
    /** False where the grace of the next day is not wanted. */
    gracia: yesOrNo("Plazo de gracia").optional(),
    /** Caducidad de instancia: the ferias do not run. */
    caducidad: yesOrNo("Caducidad").optional(),
    /** The feria was opened for this case: its days work. */
    feriaHabilitada: yesOrNo("Feria habilitada").optional(),
  },
  { error: "Opciones: mandá un objeto con las opciones del plazo" },
);

/** The variables of a deadline, with the names of the contract. */
export const deadlineVariables = z
  .strictObject({
    jurisdiccion: choice("Jurisdicción", JURISDICTIONS),
    notificacion: z.string({ error: WHEN }).refine(isWhen, { error: WHEN }),
    tipoNotificacion: choice("Tipo de notificación", NOTICES).optional(),
    /** Without it only the day of the notice is computed. */
    cantidad: z
      .number({ error: "Cantidad: tiene que ser un número entero" })
      .int("Cantidad: tiene que ser un número entero")
      .min(1, "Cantidad: tiene que ser 1 o más")
      .optional(),
    unidad: choice("Unidad", UNITS).optional(),
    opciones: options.optional(),
  })
  .superRefine(({ cantidad, unidad = "habiles", notificacion }, context) => {
    if (cantidad !== undefined && cantidad > MOST[unidad]) {
      context.addIssue({
        code: "custom",
        path: ["cantidad"],
        message: `Cantidad: hasta ${MOST[unidad]} ${CALLED[unidad]}`,
      });
    }
    if (unidad === "horas" && !notificacion.includes("T")) {
      context.addIssue({
        code: "custom",
        path: ["notificacion"],
        message: "Notificación: para un plazo en horas escribí también la hora",
      });
    }
  });

/** One day of a count: its number when it counts, the reason when it does not. */
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
  /** When the notice takes effect; with its hour where hours are counted. */
  notificado: z.string(),
  /** The due date; with its hour, written as `notificacion` was, where hours are counted. */
  vencimiento: z.string().nullable(),
  gracia: z.object({ fecha: z.string(), hasta: z.string() }).nullable(),
  conteo: z.array(countLine),
  reglas: z.array(ruleUsed),
  advertencias: z.array(z.string()),
  calendario: z.object({ jurisdiccion: z.enum(JURISDICTIONS), version: z.string() }),
  engineVersion: z.string(),
});

export type DeadlineVariables = z.input<typeof deadlineVariables>;
export type DeadlineResult = z.output<typeof deadlineResult>;
export type CountLine = z.output<typeof countLine>;
export type RuleUsed = z.output<typeof ruleUsed>;
export type Unit = (typeof UNITS)[number];
export type Notice = (typeof NOTICES)[number];
