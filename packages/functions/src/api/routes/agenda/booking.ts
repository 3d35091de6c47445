import { Bookings } from "@foja/core/agenda/booking";
import { bookingConfig, updateBookingConfig } from "@foja/core/agenda/booking/booking.schema";
import { Hono } from "hono";
import { answer, success } from "../../http/answers";
import { body, ifMatch, takesNothing } from "../../http/input";
import { route } from "../../http/route";

const one = success.extend({ bookingConfig });

export const bookingRoutes = new Hono()
  .get(
    "/api/booking-config",
    route("user", { summary: "Get the booking page of the practice", answers: { 200: one } }),
    takesNothing,
    async (c) => answer(c, "bookingConfig", await Bookings.current()),
  )
  .put(
    "/api/booking-config",
    route("user", {
      summary: "Change the booking page: its address, texts and kinds of appointment",
      answers: { 200: one },
      headers: ["If-Match"],
      refuses: [409],
    }),
    body(updateBookingConfig),
    async (c) => answer(c, "bookingConfig", await Bookings.update(c.req.valid("json"), ifMatch(c))),
  );
