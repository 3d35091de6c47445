import { slot, slotDays } from "@foja/core/agenda/booking/page.schema";
import { Reservations } from "@foja/core/agenda/reservations";
import {
  convertReservation,
  listReservations,
  reschedule,
  reservation,
  updateReservation,
  withReason,
} from "@foja/core/agenda/reservations/reservation.schema";
import { contact } from "@foja/core/practice/contacts/contact.schema";
import { folder } from "@foja/core/practice/folders/folder.schema";
import { Hono } from "hono";
import * as z from "zod";
import { answer, answerWith, pageOf, success } from "../../http/answers";
import { idempotent } from "../../http/idempotent";
import { body, ifMatch, query, takesNothing } from "../../http/input";
import { route } from "../../http/route";

const one = success.extend({ reservation });
const converted = one.extend({ contact, folder: folder.nullable() });

const reading = new Hono()
  .get(
    "/api/reservations",
    route("user", {
      summary: "List the reservations that begin between two dates, the first to begin first",
      answers: { 200: pageOf("reservations", reservation) },
    }),
    query(listReservations),
    async (c) => answerWith(c, await Reservations.list(c.req.valid("query"))),
  )
  .get(
    "/api/reservations/:id",
    route("user", { summary: "Get a reservation with its history", answers: { 200: one } }),
    takesNothing,
    async (c) => answer(c, "reservation", await Reservations.shown(c.req.param("id"))),
  )
  .get(
    "/api/reservations/:id/slots",
    route("user", {
      summary: "List the times to which the practice can move a reservation",
      answers: { 200: success.extend({ zone: z.string(), slots: z.array(slot) }) },
    }),
    query(slotDays),
    async (c) => {
      const { id } = c.req.param();
      return answerWith(c, await Reservations.slotsToMove(id, c.req.valid("query"), true));
    },
  )
  .patch(
    "/api/reservations/:id",
    route("user", {
      summary: "Write the practice's own note on a reservation",
      answers: { 200: one },
      headers: ["If-Match"],
    }),
    body(updateReservation),
    async (c) => {
      const { note = null } = c.req.valid("json");
      const noted = await Reservations.note(c.req.param("id"), note, ifMatch(c));
      return answer(c, "reservation", noted);
    },
  );

const deciding = new Hono()
  .post(
    "/api/reservations/:id/confirm",
    route("user", {
      summary: "Confirm a request, unless the practice has something else at that time by now",
      answers: { 200: one },
    }),
    takesNothing,
    async (c) => {
      const kept = await Reservations.confirm(c.req.param("id"));
      return answer(c, "reservation", Reservations.present(kept));
    },
  )
  .post(
    "/api/reservations/:id/reject",
    route("user", {
      summary: "Reject a request; its visitor gets the reason by mail",
      answers: { 200: one },
    }),
    body(withReason),
    async (c) => {
      const kept = await Reservations.reject(c.req.param("id"), c.req.valid("json").reason);
      return answer(c, "reservation", Reservations.present(kept));
    },
  )
  .post(
    "/api/reservations/:id/cancel",
    route("user", { summary: "Cancel a request or an appointment", answers: { 200: one } }),
    body(withReason),
    async (c) => {
      const kept = await Reservations.cancel(c.req.param("id"), c.req.valid("json").reason);
      return answer(c, "reservation", Reservations.present(kept));
    },
  )
  .post(
    "/api/reservations/:id/reschedule",
    route("user", {
      summary: "Move a reservation to another free time; its visitor is notified",
      answers: { 200: one },
    }),
    body(reschedule),
    async (c) => {
      const given = { ...c.req.valid("json"), by: "practice" as const };
      const kept = await Reservations.reschedule(c.req.param("id"), given);
      return answer(c, "reservation", Reservations.present(kept));
    },
  )
  .post(
    "/api/reservations/:id/attended",
    route("user", { summary: "Note that the visitor came", answers: { 200: one } }),
    takesNothing,
    async (c) => {
      const kept = await Reservations.mark(c.req.param("id"), "attended");
      return answer(c, "reservation", Reservations.present(kept));
    },
  )
  .post(
    "/api/reservations/:id/absent",
    route("user", { summary: "Note that the visitor did not come", answers: { 200: one } }),
    takesNothing,
    async (c) => {
      const kept = await Reservations.mark(c.req.param("id"), "absent");
      return answer(c, "reservation", Reservations.present(kept));
    },
  )
  .post(
    "/api/reservations/:id/convert",
    route("user", {
      summary: "Make the visitor a contact, and open a case for them or use one that is there",
      answers: { 200: converted },
      headers: ["Idempotency-Key"],
    }),
    body(convertReservation),
    idempotent,
    async (c) => {
      const { reservation: kept, ...made } = await Reservations.convert(
        c.req.param("id"),
        c.req.valid("json"),
      );
      return answer(c, "reservation", kept, made);
    },
  );

export const reservationRoutes = new Hono().route("/", reading).route("/", deciding);
