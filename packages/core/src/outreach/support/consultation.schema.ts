import * as z from "zod";
import { choice, line, listQuery, optionalLine } from "../../kernel/fields.schema";

/** The subjects of a consultation, as the form shows them. */
export const SUBJECTS = [
  "Consulta general",
  "Problema técnico",
  "Facturación",
  "Actualización de datos",
  "Recuperación de cuenta",
  "Error en proceso de pago",
  "Otro",
] as const;

export const PRIORITIES = ["low", "medium", "high", "urgent"] as const;

/** The name of each priority in the form. */
export const PRIORITY_NAMES: Record<(typeof PRIORITIES)[number], string> = {
  low: "Baja",
  medium: "Media",
  high: "Alta",
  urgent: "Urgente",
};

export const STATUSES = ["open", "closed"] as const;

/** The types of picture that may be attached, and the largest size in bytes. */
export const SCREENSHOT_TYPES = ["image/png", "image/jpeg", "image/webp"] as const;
export const LARGEST_SCREENSHOT = 5 * 1024 * 1024;

/** A required text of several lines; control characters are removed. */
const message = (error: string, max: number) =>
  z
    .string({ error })
    .transform((text) => text.replace(/[^\P{Cc}\t\n\r]/gu, "").trim())
    .pipe(z.string().min(1, error).max(max, `Mensaje: hasta ${max} caracteres`));

const MAIL = /^[^\s@<>()",;:\\[\]\p{Cc}]+@[^\s@<>()",;:\\[\]\p{Cc}]+\.[a-z\d-]{2,}$/iu;

/** Details that help to find a fault: shown to the author before sending, and optional. */
const context = z.strictObject(
  {
    screen: optionalLine("Pantalla", 200),
    version: optionalLine("Versión", 40),
    requestId: optionalLine("Pedido", 80),
    browser: optionalLine("Navegador", 300),
  },
  { error: "Datos técnicos: tiene que ser un objeto" },
);

/** Body of `POST /api/support-contacts`. */
export const writeConsultation = z.strictObject({
  name: z
    .string({ error: "El nombre es requerido" })
    .trim()
    .min(1, "El nombre es requerido")
    .pipe(line("Nombre", 120)),
  email: z
    .string({ error: "Ingresa un correo válido" })
    .trim()
    .max(254, "Ingresa un correo válido")
    .regex(MAIL, "Ingresa un correo válido")
    .transform((text) => text.toLowerCase()),
  subject: z.enum(SUBJECTS, { error: "Selecciona un tipo de consulta" }),
  priority: choice("Prioridad", PRIORITIES).default("medium"),
  message: message("El mensaje es requerido", 5000),
  context: context.nullable().optional(),
  /** The name of the picture already posted, as `…/screenshots` returned it. */
  screenshot: optionalLine("Captura", 40),
});

/** Body of `POST /api/support-contacts/screenshots`. */
export const announceScreenshot = z.strictObject({
  type: z.enum(SCREENSHOT_TYPES, { error: "Captura: tiene que ser una imagen PNG, JPG o WebP" }),
  size: z
    .number({ error: "Captura: el tamaño tiene que ser un número" })
    .int("Captura: el tamaño tiene que ser un número entero")
    .min(1, "Captura: está vacía")
    .max(LARGEST_SCREENSHOT, "Captura: hasta 5 MB"),
});

const answerGiven = z.object({ text: z.string(), at: z.string(), by: z.string() });

/** A consultation as administrators see it. */
export const consultation = z.object({
  _id: z.string(),
  /** Consecutive: its reference in mails. */
  number: z.number().int(),
  name: z.string(),
  email: z.string(),
  subject: z.enum(SUBJECTS),
  priority: z.enum(PRIORITIES),
  message: z.string(),
  context: z
    .object({
      screen: z.string().nullable(),
      version: z.string().nullable(),
      requestId: z.string().nullable(),
      browser: z.string().nullable(),
    })
    .nullable(),
  hasScreenshot: z.boolean(),
  /** Its author, where they were signed in. */
  userId: z.string().nullable(),
  status: z.enum(STATUSES),
  /** The administrator it is assigned to. */
  assignedTo: z.string().nullable(),
  answers: z.array(answerGiven),
  /** By when an answer was promised. */
  dueAt: z.string(),
  /** When it was first answered, or closed without an answer. */
  answeredAt: z.string().nullable(),
  createdAt: z.string(),
  updatedAt: z.string(),
  version: z.number().int(),
});

/** Body of `PATCH /api/support-contacts/{id}`: omitted fields stay unchanged. */
export const changeConsultation = z
  .strictObject({
    status: choice("Estado", STATUSES).optional(),
    assignedTo: optionalLine("A cargo de", 40),
    /** Mailed to the author. */
    answer: message("Respuesta: completá este dato", 5000).optional(),
  })
  .refine((given) => Object.values(given).some((value) => value !== undefined), {
    error: "Decí qué cambia: el estado, quién está a cargo o la respuesta.",
  });

/** Query of `GET /api/support-contacts`. */
export const listConsultations = listQuery
  .omit({ fields: true })
  .extend({ status: choice("Estado", STATUSES).optional() });

/** How many were received in a month (`YYYY-MM`), and how many answered within 24 hours. */
export const pace = z.object({
  month: z.string(),
  received: z.number().int(),
  answered: z.number().int(),
  inTime: z.number().int(),
});

export type WriteConsultation = z.output<typeof writeConsultation>;
export type WriteInput = z.input<typeof writeConsultation>;
export type Consultation = z.output<typeof consultation>;
export type ChangeConsultation = z.output<typeof changeConsultation>;
export type AnnounceScreenshot = z.output<typeof announceScreenshot>;
export type Pace = z.output<typeof pace>;
export type Subject = (typeof SUBJECTS)[number];
export type Priority = (typeof PRIORITIES)[number];
