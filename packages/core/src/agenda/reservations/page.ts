import { Bookings } from "../booking";
import { assertMayRead } from "./gates";

/** The public booking page of a slug. Throws `booking.not_found` and `request.throttled`. */
export async function bookingPage(slug: string) {
  await assertMayRead();
  return Bookings.page(slug);
}
