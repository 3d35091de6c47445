import { Hono } from "hono";
import { inRoom } from "../../http/described";
import { availabilityRoutes } from "./availability";
import { bookingRoutes } from "./booking";
import { deadlineRoutes } from "./deadlines";
import { feedRoutes } from "./feed";
import { googleRoutes } from "./google";
import { lineRoutes } from "./lines";
import { publicBookingRoutes } from "./public-booking";
import { reservationRoutes } from "./reservations";

export const agendaRoom = inRoom(
  "agenda",
  new Hono()
    .route("/", deadlineRoutes)
    .route("/", feedRoutes)
    .route("/", lineRoutes)
    .route("/", availabilityRoutes)
    .route("/", bookingRoutes)
    .route("/", reservationRoutes)
    .route("/", publicBookingRoutes)
    .route("/", googleRoutes),
);
