import * as z from "zod";
import { moment } from "../../kernel/fields.schema";
import { bookingType, PLACES } from "./booking.schema";

/** The public fields of a kind of appointment: no link of a call, none of the internal rules. */
export const publicType = bookingType
  .pick({
    _id: true,
    name: true,
    description: true,
    duration: true,
    confirmation: true,
    cancelUntil: true,
    window: true,
    price: true,
    questions: true,
  })
  .extend({
    place: z.object({
      kind: z.enum(PLACES),
      address: z.string().nullable(),
      phone: z.string().nullable(),
    }),
  });

/** The public booking page. `title` is the page's own, the practice's name, or the founder's. */
export const publicBooking = z.object({
  slug: z.string(),
  title: z.string(),
  intro: z.string().nullable(),
  zone: z.string(),
  types: z.array(publicType),
});

const date = (name: string) =>
  z.iso.date({ error: `El parámetro «${name}» es una fecha, como 2026-11-25.` });

/** The days, both included, for which slots are requested. */
export const slotDays = z
  .strictObject({ from: date("from"), to: date("to") })
  .refine(({ from, to }) => from <= to, {
    path: ["to"],
    error: "El parámetro «to» no puede ser anterior a «from».",
  });

/** Query of `GET /api/public/booking/{slug}/slots`. */
export const slotsQuery = z
  .strictObject({
    type: z.string({ error: "El parámetro «type» es la clase de turno." }).max(40, {
      error: "El parámetro «type» es la clase de turno.",
    }),
    from: date("from"),
    to: date("to"),
  })
  .refine(({ from, to }) => from <= to, {
    path: ["to"],
    error: "El parámetro «to» no puede ser anterior a «from».",
  });

/** A time that can be booked, UTC ISO. */
export const slot = z.object({ start: z.string(), end: z.string() });

export const slotStart = moment("Horario");

export type PublicBooking = z.output<typeof publicBooking>;
export type PublicType = z.output<typeof publicType>;
export type Slot = z.output<typeof slot>;
