import * as z from "zod";
import {
  line,
  name,
  optionalLine,
  optionalLink,
  optionalName,
  optionalText,
  yesOrNo,
} from "../../kernel/fields.schema";

export const PLACES = ["office", "phone", "video"] as const;
export const QUESTION_KINDS = ["text", "choice", "yesno"] as const;
export const CONFIRMATIONS = ["automatic", "manual"] as const;

const TYPES_AT_MOST = 30;
const QUESTIONS_AT_MOST = 10;
/** The longest that an appointment takes, margins included, in minutes: eight hours. */
const LONGEST = 480;

const whole = (label: string, least: number, most: number) => {
  const error = `${label}: un número entero de ${least} a ${most}`;
  return z.int({ error }).min(least, error).max(most, error);
};

/** The characters of a slug: it is read aloud and printed. */
const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const WRONG_SLUG =
  "Dirección: de 3 a 60 letras minúsculas sin acentos, números y guiones, como estudio-perez";

export const slug = z
  .string({ error: WRONG_SLUG })
  .trim()
  .toLowerCase()
  .min(3, WRONG_SLUG)
  .max(60, WRONG_SLUG)
  .regex(SLUG, WRONG_SLUG);

const id = (label: string) => {
  const error = `${label}: hasta 40 letras, números, guiones o guiones bajos`;
  return z.string({ error }).regex(/^[\w-]{1,40}$/, error);
};

const question = z
  .strictObject(
    {
      _id: id("Identificador de la pregunta").optional(),
      label: line("Pregunta", 200),
      kind: z
        .enum(QUESTION_KINDS, { error: "Clase de pregunta: elegí text, choice o yesno" })
        .default("text"),
      options: z
        .array(line("Opción", 100), { error: "Opciones: mandá la lista" })
        .max(20, "Opciones: hasta 20")
        .default([]),
      required: yesOrNo("Obligatoria").default(false),
    },
    { error: "Pregunta: no tiene la forma esperada" },
  )
  .refine(({ kind, options }) => kind !== "choice" || options.length > 1, {
    path: ["options"],
    error: "Opciones: una pregunta para elegir necesita al menos dos",
  });

const place = z.strictObject(
  {
    kind: z.enum(PLACES, { error: "Lugar: elegí office, phone o video" }),
    address: optionalLine("Dirección del estudio", 300),
    phone: optionalLine("Teléfono", 60),
    link: optionalLink("Enlace de la videollamada"),
    meet: yesOrNo("Crear un Meet").optional(),
  },
  { error: "Lugar: elegí estudio, teléfono o video" },
);

type Place = {
  kind: (typeof PLACES)[number];
  address: string | null;
  phone: string | null;
  link: string | null;
  meet: boolean;
};

const filled = ({ kind, address, phone, link, meet }: z.output<typeof place>): Place => ({
  kind,
  address: address ?? null,
  phone: phone ?? null,
  link: link ?? null,
  meet: meet ?? false,
});

const type = z
  .strictObject(
    {
      _id: id("Identificador del turno").optional(),
      name: name("Nombre del turno", 120),
      description: optionalText("Descripción", 2000),
      active: yesOrNo("Activo").default(true),
      duration: whole("Duración", 5, LONGEST),
      before: whole("Minutos antes", 0, 240).default(0),
      after: whole("Minutos después", 0, 240).default(0),
      notice: whole("Anticipación en minutos", 0, 60 * 24 * 60).default(0),
      step: whole("Cada cuántos minutos", 5, LONGEST).optional(),
      window: whole("Días hacia adelante", 1, 365).default(60),
      mostPerDay: whole("Máximo por día", 0, 100)
        .nullish()
        .transform((most) => most || null)
        .describe("null or 0: as many as fit"),
      confirmation: z
        .enum(CONFIRMATIONS, { error: "Confirmación: elegí automatic o manual" })
        .default("automatic"),
      cancelUntil: whole("Horas para cancelar", 0, 24 * 60).default(24),
      place: place.nullish().transform((given) => filled(given ?? { kind: "office" })),
      price: optionalLine("Precio", 200),
      questions: z
        .array(question, { error: "Preguntas: mandá la lista" })
        .max(QUESTIONS_AT_MOST, `Preguntas: hasta ${QUESTIONS_AT_MOST}`)
        .default([]),
    },
    { error: "Turno: no tiene la forma esperada" },
  )
  .transform(({ step, description, price, ...given }) => ({
    ...given,
    description: description ?? null,
    price: price ?? null,
    step: step ?? given.duration,
  }))
  .refine(({ before, duration, after }) => before + duration + after <= LONGEST, {
    path: ["duration"],
    error: "Duración: con sus márgenes, un turno dura hasta 8 horas",
  });

const distinct = (given: readonly { _id?: string }[]) => {
  const ids = given.flatMap(({ _id }) => _id ?? []);
  return new Set(ids).size === ids.length;
};

/** Body of `PUT /api/booking-config`: changes the given fields; `types` is the whole list. */
export const updateBookingConfig = z.strictObject({
  slug: slug.nullish(),
  active: yesOrNo("Activa").optional(),
  title: optionalName("Título", 120),
  intro: optionalText("Presentación", 4000),
  phone: optionalLine("Teléfono del estudio", 60),
  mostPerDay: whole("Máximo por día", 0, 100)
    .nullish()
    .transform((most) => (most === undefined ? undefined : most || null))
    .describe("Among all kinds of appointment; null or 0: as many as fit"),
  types: z
    .array(type, { error: "Turnos: mandá la lista" })
    .max(TYPES_AT_MOST, `Turnos: hasta ${TYPES_AT_MOST} clases`)
    .refine(distinct, { error: "Turnos: cada identificador va una sola vez" })
    .optional(),
});

const shownQuestion = z.object({
  _id: z.string(),
  label: z.string(),
  kind: z.enum(QUESTION_KINDS),
  options: z.array(z.string()),
  required: z.boolean(),
});

const shownPlace = z.object({
  kind: z.enum(PLACES),
  address: z.string().nullable(),
  phone: z.string().nullable(),
  link: z.string().nullable(),
  meet: z.boolean(),
});

/** A kind of appointment. In minutes, except `window` (days) and `cancelUntil` (hours). */
export const bookingType = z.object({
  _id: z.string(),
  name: z.string(),
  description: z.string().nullable(),
  active: z.boolean(),
  duration: z.number().int(),
  before: z.number().int(),
  after: z.number().int(),
  notice: z.number().int(),
  step: z.number().int(),
  window: z.number().int(),
  mostPerDay: z.number().int().nullable(),
  confirmation: z.enum(CONFIRMATIONS),
  cancelUntil: z.number().int(),
  place: shownPlace,
  price: z.string().nullable(),
  questions: z.array(shownQuestion),
});

/** The booking page of a practice as the practice configures it. */
export const bookingConfig = z.object({
  slug: z.string().nullable(),
  active: z.boolean(),
  title: z.string().nullable(),
  intro: z.string().nullable(),
  /** The number at which a visitor who cannot come finds the practice. */
  phone: z.string().nullable(),
  mostPerDay: z.number().int().nullable(),
  types: z.array(bookingType),
  /** The address of the page; null without a slug. */
  url: z.string().nullable(),
  updatedAt: z.string().nullable(),
  /** Zero while nothing was configured. */
  version: z.number().int(),
});

export type BookingType = z.output<typeof bookingType>;
export type BookingConfig = z.output<typeof bookingConfig>;
export type UpdateBookingConfig = z.output<typeof updateBookingConfig>;
export type BookingConfigInput = z.input<typeof updateBookingConfig>;
export type Question = z.output<typeof shownQuestion>;
