import * as z from "zod";
import {
  email,
  line,
  listQuery,
  moment,
  name,
  optionalLine,
  optionalText,
  words,
} from "../../kernel/fields.schema";
import { createContact } from "../../practice/contacts/contact.schema";
import { zoneName } from "../availability/availability.schema";
import { PLACES } from "../booking/booking.schema";
import { slotStart } from "../booking/page.schema";

/**
 * held: the address is not proved yet; pending: awaits the practice; expired: nobody proved the
 * address, or nobody answered, in time. A moved one keeps its status: the move is in its history.
 */
export const STATUSES = [
  "held",
  "pending",
  "confirmed",
  "rejected",
  "cancelled",
  "attended",
  "absent",
  "expired",
] as const;

/** What happened to a reservation, in its history. */
export const STEPS = [
  "held",
  "requested",
  "confirmed",
  "rejected",
  "cancelled",
  "rescheduled",
  "attended",
  "absent",
  "expired",
  "converted",
] as const;

/** Who did it: the visitor, the practice, or the system on expiry. */
export const PARTIES = ["visitor", "practice", "system"] as const;

const ANSWERS_AT_MOST = 10;

const answers = z
  .record(
    z.string().max(40),
    z.union([z.boolean(), z.string().max(1000, "Respuesta: hasta 1000 caracteres"), z.null()], {
      error: "Respuesta: un texto, una opción, o sí o no",
    }),
    { error: "Respuestas: mandalas por el identificador de su pregunta" },
  )
  .refine((given) => Object.keys(given).length <= ANSWERS_AT_MOST, {
    error: `Respuestas: hasta ${ANSWERS_AT_MOST}`,
  });

/** Body of `POST /api/public/booking/{slug}/holds`. */
export const createHold = z.strictObject({
  type: line("Clase de turno", 40),
  start: slotStart,
  email,
  name: name("Nombre y apellido", 160),
  phone: optionalLine("Teléfono", 60),
  answers: answers.nullish(),
  zone: zoneName("Zona horaria")
    .nullish()
    .describe("The visitor's time zone, in which the mails say the time"),
  website: z
    .string()
    .max(500)
    .nullish()
    .describe("Leave empty: no person sees this field, and what fills it takes no slot"),
});

/** Body of `POST /api/public/booking/{slug}/reservations`. */
export const createReservation = z.strictObject({
  holdId: line("Turno reservado", 60),
  code: z
    .string({ error: "Código: escribí los seis números" })
    .trim()
    .regex(/^\d{6}$/, "Código: escribí los seis números"),
});

const reason = optionalText("Motivo", 1000);

/** Body of the calls that cancel or reject. */
export const withReason = z.strictObject({ reason });

/** Body of the calls that move, with the new time. */
export const reschedule = z.strictObject({ start: slotStart, reason });

/** Body of `PATCH /api/reservations/{id}`: the practice's private note. */
export const updateReservation = z.strictObject({ note: optionalText("Nota", 4000) });

/**
 * Body of `POST /api/reservations/{id}/convert`: the contact that the visitor is, existing or new,
 * and the case to create for that client or to link, if any.
 */
export const convertReservation = z
  .strictObject({
    contactId: optionalLine("Contacto", 40),
    contact: createContact
      .pick({ name: true, lastName: true, type: true, email: true, phone: true })
      .partial()
      .optional(),
    folderId: optionalLine("Causa", 40),
    folderName: optionalLine("Carátula", 500),
  })
  .refine(({ folderId, folderName }) => !folderId || !folderName, {
    path: ["folderId"],
    error: "Causa: elegí una o escribí la carátula de una nueva",
  });

const edge = (name: "from" | "to") =>
  z
    .union([moment("Fecha"), z.iso.date()], {
      error: `El parámetro «${name}» es una fecha o una fecha y hora.`,
    })
    .optional();

/** Query of `GET /api/reservations`; without `status`, all but those with an unproved address. */
export const listReservations = listQuery.omit({ fields: true }).extend({
  status: words("status")
    .pipe(
      z.array(z.enum(STATUSES, { error: "El parámetro «status» nombra un estado que no existe." })),
    )
    .optional(),
  from: edge("from").describe("By their beginning; a date means its whole day"),
  to: edge("to"),
});

const shownPlace = z.object({
  kind: z.enum(PLACES),
  address: z.string().nullable(),
  phone: z.string().nullable(),
  link: z.string().nullable(),
});

const step = z.object({
  at: z.string(),
  what: z.enum(STEPS),
  by: z.enum(PARTIES),
  /** For a move: the previous and the new beginning. */
  from: z.string().nullable(),
  to: z.string().nullable(),
  reason: z.string().nullable(),
});

const appointment = {
  _id: z.string(),
  status: z.enum(STATUSES),
  /** The kind of appointment: its `_id`, and its name when it was booked. */
  type: z.string(),
  typeName: z.string(),
  start: z.string(),
  end: z.string(),
  zone: z.string(),
  visitorZone: z.string().nullable(),
  place: shownPlace,
  price: z.string().nullable(),
  name: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  cancelled: z
    .object({ by: z.enum(PARTIES), reason: z.string().nullable(), at: z.string() })
    .nullable(),
};

/** A reservation as its practice sees it. */
export const reservation = z.object({
  ...appointment,
  userId: z.string(),
  answers: z.array(z.object({ question: z.string(), answer: z.string() })),
  note: z.string().nullable(),
  /** The id of its event in the agenda, while it is confirmed. */
  eventId: z.string().nullable(),
  contactId: z.string().nullable(),
  folderId: z.string().nullable(),
  /** Until when a held or pending one waits. */
  expiresAt: z.string().nullable(),
  history: z.array(step),
  createdAt: z.string(),
  updatedAt: z.string(),
  version: z.number().int(),
});

/** A reservation as its visitor sees it: what they entered, and where and when to come. */
export const visit = z.object({
  ...appointment,
  slug: z.string().nullable(),
  title: z.string(),
  /** The practice's own number, if its page has one. */
  practicePhone: z.string().nullable(),
  /** Until when the visitor can move it, UTC ISO; it can be cancelled until it begins. */
  changeUntil: z.string(),
  canCancel: z.boolean(),
  canReschedule: z.boolean(),
});

/** Response of `POST …/holds`. */
export const hold = z.object({ holdId: z.string(), expiresAt: z.string() });

export type ReservationStatus = (typeof STATUSES)[number];
export type ReservationStep = (typeof STEPS)[number];
export type Party = (typeof PARTIES)[number];
export type Reservation = z.output<typeof reservation>;
export type Visit = z.output<typeof visit>;
export type Hold = z.output<typeof hold>;
export type CreateHold = z.output<typeof createHold>;
