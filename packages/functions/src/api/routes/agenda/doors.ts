import { doorsOf } from "../../http/doors";

export const agendaDoors = doorsOf("agenda", [
  {
    paths: ["/api/availability"],
    load: async () => (await import("./availability")).availabilityRoutes,
  },
  {
    paths: ["/api/booking-config"],
    load: async () => (await import("./booking")).bookingRoutes,
  },
  {
    paths: ["/api/deadlines"],
    load: async () => (await import("./deadlines")).deadlineRoutes,
  },
  {
    paths: ["/api/calendar"],
    load: async () => (await import("./feed")).feedRoutes,
  },
  {
    paths: [
      "/api/google-calendar",
      "/api/webhooks/google-calendar",
      "/api/users/:userId/google-calendar-connection",
      "/api/users/:userId/google-calendar-status",
    ],
    load: async () => (await import("./google")).googleRoutes,
  },
  {
    paths: ["/api/agenda"],
    load: async () => (await import("./lines")).lineRoutes,
  },
  {
    paths: ["/api/public/booking", "/api/public/manage-booking"],
    load: async () => (await import("./public-booking")).publicBookingRoutes,
  },
  {
    paths: ["/api/reservations"],
    load: async () => (await import("./reservations")).reservationRoutes,
  },
]);
