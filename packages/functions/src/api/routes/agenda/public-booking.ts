import { publicBooking, slot, slotDays, slotsQuery } from "@foja/core/agenda/booking/page.schema";
import { Reservations } from "@foja/core/agenda/reservations";
import {
  createHold,
  createReservation,
  hold,
  reschedule,
  visit,
  withReason,
} from "@foja/core/agenda/reservations/reservation.schema";
import { type Context, Hono } from "hono";
import * as z from "zod";
import { answerWith, success } from "../../http/answers";
import { idempotent } from "../../http/idempotent";
import { body, query, takesNothing } from "../../http/input";
import { route } from "../../http/route";
import { secretly } from "../../http/secretly";

const free = success.extend({ zone: z.string(), slots: z.array(slot) });
const proved = success.extend({ reservation: visit, manageUrl: z.string() });

const page = new Hono()
  .get(
    "/api/public/booking/:slug",
    route("public", {
      summary: "Read a booking page: its texts and kinds of appointment",
      answers: { 200: success.extend({ booking: publicBooking }) },
      refuses: [429],
    }),
    takesNothing,
    async (c) => answerWith(c, { booking: await Reservations.bookingPage(c.req.param("slug")) }),
  )
  .get(
    "/api/public/booking/:slug/slots",
    route("public", {
      summary: "List the free times of a kind of appointment, up to 93 days at once",
      answers: { 200: free },
      refuses: [429],
    }),
    query(slotsQuery),
    async (c) => answerWith(c, await Reservations.slots(c.req.param("slug"), c.req.valid("query"))),
  )
  .post(
    "/api/public/booking/:slug/holds",
    route("public", {
      summary: "Hold a time for ten minutes and mail the code that proves the address",
      answers: { 201: success.extend(hold.shape) },
      headers: ["Idempotency-Key"],
      refuses: [429],
    }),
    body(createHold),
    idempotent,
    async (c) =>
      answerWith(c, await Reservations.hold(c.req.param("slug"), c.req.valid("json")), 201),
  )
  .post(
    "/api/public/booking/:slug/reservations",
    route("public", {
      summary: "Take a held time for good with the code that was mailed",
      answers: { 201: proved },
      headers: ["Idempotency-Key"],
      refuses: [429],
    }),
    body(createReservation),
    idempotent,
    async (c) =>
      answerWith(c, await Reservations.prove(c.req.param("slug"), c.req.valid("json")), 201),
  );

const tokenOf = (c: Context) => c.req.param("token") ?? "";

const managing = new Hono()
  .get(
    "/api/public/manage-booking/:token",
    route("public", {
      summary: "Read the appointment that a manage link opens; changes nothing",
      answers: { 200: success.extend({ reservation: visit }) },
      refuses: [429],
    }),
    secretly,
    takesNothing,
    async (c) => answerWith(c, { reservation: await Reservations.visit(tokenOf(c)) }),
  )
  .get(
    "/api/public/manage-booking/:token/slots",
    route("public", {
      summary: "List the times to which the visitor can move the appointment",
      answers: { 200: free },
      refuses: [429],
    }),
    secretly,
    query(slotDays),
    async (c) => answerWith(c, await Reservations.visitSlots(tokenOf(c), c.req.valid("query"))),
  )
  .post(
    "/api/public/manage-booking/:token/cancel",
    route("public", {
      summary: "Cancel the appointment, within the practice's rule",
      answers: { 200: success.extend({ reservation: visit }) },
      refuses: [429],
    }),
    secretly,
    body(withReason),
    async (c) => {
      const reason = c.req.valid("json").reason;
      return answerWith(c, { reservation: await Reservations.visitCancel(tokenOf(c), reason) });
    },
  )
  .post(
    "/api/public/manage-booking/:token/reschedule",
    route("public", {
      summary: "Move the appointment to another free time; its link becomes another",
      answers: { 200: proved },
      refuses: [429],
    }),
    secretly,
    body(reschedule),
    async (c) => answerWith(c, await Reservations.visitReschedule(tokenOf(c), c.req.valid("json"))),
  );

export const publicBookingRoutes = new Hono().route("/", page).route("/", managing);
