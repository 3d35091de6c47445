import { Reservations } from "@foja/core/agenda/reservations";
import { type Answer, call, someAddress } from "../harness/api";
import { atClock, type BookedPractice, HALF_HOUR, newBookingPractice } from "../harness/booking";
import type { Scenario } from "./scenarios";

const START = atClock("10:00");
const MANUAL = { types: [{ ...HALF_HOUR, confirmation: "manual" }] };
const move = { start: atClock("15:00") };

type Booked = { practice: BookedPractice; id: string; token: string };

/** A call of a practice that has an appointment, or a request for one. */
const after =
  (given: object, act: (booked: Booked) => Promise<Answer>): Scenario["prepare"] =>
  async () => {
    const practice = await newBookingPractice(given);
    const { reservation, token } = await practice.book(START);
    return () => act({ practice, id: reservation._id ?? "", token });
  };

const decided = (what: string, given: object = {}, body?: object) =>
  after(given, ({ practice, id }) =>
    practice.tenant.call("POST", `/api/reservations/${id}/${what}`, body ? { body } : {}),
  );

const managed = (what: string, body: object) =>
  after({}, ({ token }) =>
    call("POST", `/api/public/manage-booking/${token}/${what}`, { body, address: someAddress() }),
  );

/** The calls of practices and visitors about appointments. */
export const BOOKING_SCENARIOS: Scenario[] = [
  {
    name: "PUT /api/availability",
    prepare: async () => {
      const { tenant } = await newBookingPractice();
      return () => tenant.call("PUT", "/api/availability", { body: { weekly: [] } });
    },
  },
  {
    name: "PUT /api/booking-config with another slug",
    prepare: async () => {
      const { tenant, slug } = await newBookingPractice();
      return () => tenant.call("PUT", "/api/booking-config", { body: { slug: `${slug}-dos` } });
    },
  },
  {
    name: "GET /api/public/booking/{slug}/slots",
    prepare: async () => {
      const { base } = await newBookingPractice();
      const days = `from=${START.slice(0, 10)}&to=${START.slice(0, 10)}`;
      return () => call("GET", `${base}/slots?type=consulta&${days}`);
    },
  },
  {
    name: "POST /api/public/booking/{slug}/holds",
    prepare: async () => {
      const { hold } = await newBookingPractice();
      return () => hold(START, {}, { address: someAddress() });
    },
  },
  {
    name: "POST /api/public/booking/{slug}/reservations",
    prepare: async () => {
      const { base, hold, tenant } = await newBookingPractice();
      const { holdId } = (await hold(START)).body;
      const code = await Reservations.codeFor({ userId: tenant.userId, _id: String(holdId) });
      const body = { holdId, code };
      return () => call("POST", `${base}/reservations`, { body, address: someAddress() });
    },
  },
  { name: "POST /api/reservations/{id}/confirm", prepare: decided("confirm", MANUAL) },
  { name: "POST /api/reservations/{id}/reject", prepare: decided("reject", MANUAL, {}) },
  { name: "POST /api/reservations/{id}/cancel", prepare: decided("cancel", {}, {}) },
  { name: "POST /api/reservations/{id}/reschedule", prepare: decided("reschedule", {}, move) },
  { name: "POST /api/reservations/{id}/absent", prepare: decided("absent") },
  { name: "POST /api/public/manage-booking/{token}/cancel", prepare: managed("cancel", {}) },
  {
    name: "POST /api/public/manage-booking/{token}/reschedule",
    prepare: managed("reschedule", move),
  },
];
