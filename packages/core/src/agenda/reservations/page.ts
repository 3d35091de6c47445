import { Bookings } from "../booking";
import { reading } from "./gates";

/** The public booking page of a slug. Throws `booking.not_found` and `request.throttled`. */
export async function bookingPage(slug: string) {
  await reading();
  return Bookings.page(slug);
}
