import type { BookingConfig, BookingType } from "@foja/core/agenda/booking/booking.schema";
import type { Reservation, Visit } from "@foja/core/agenda/reservations/reservation.schema";

const place = { kind: "office", address: "Lavalle 100", phone: null, link: null } as const;

/** A kind of appointment. */
export const kind: BookingType = {
  ...{ _id: "typ_1", name: "Consulta", description: null, active: true, duration: 30 },
  ...{ before: 0, after: 0, notice: 0, step: 30, window: 60, mostPerDay: null, cancelUntil: 24 },
  ...{ confirmation: "manual", place: { ...place, meet: false }, price: null, questions: [] },
};

/** A booking page with that kind. */
export const bookingConfig: BookingConfig = {
  ...{
    slug: "sosa",
    active: true,
    title: "Estudio Sosa",
    intro: null,
    phone: null,
    mostPerDay: null,
  },
  ...{ types: [kind], url: "https://foja.ar/turnos/sosa", updatedAt: null, version: 3 },
};

const appointment = {
  ...{
    _id: "res_1",
    status: "pending" as const,
    type: kind._id,
    typeName: kind.name,
    place,
    price: null,
  },
  ...{ start: "2026-03-10T12:00:00.000Z", end: "2026-03-10T12:30:00.000Z" },
  ...{ zone: "America/Argentina/Buenos_Aires", visitorZone: null, cancelled: null },
  ...{ name: "Ana Paz", email: "ana@paz.ar", phone: null },
};

/** A requested appointment, as its practice sees it. */
export const reservation: Reservation = {
  ...{ ...appointment, userId: "usr_1", answers: [], note: null, eventId: null, contactId: null },
  ...{ folderId: null, expiresAt: null, history: [], version: 1 },
  ...{ createdAt: "2026-03-01T12:00:00.000Z", updatedAt: "2026-03-01T12:00:00.000Z" },
};

/** The same, as its visitor sees it. */
export const visit: Visit = {
  ...{ ...appointment, slug: "sosa", title: "Estudio Sosa", canCancel: true, canReschedule: true },
  practicePhone: "011 4371-0000",
  changeUntil: "2026-03-09T12:00:00.000Z",
};
