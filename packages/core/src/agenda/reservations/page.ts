import { Bookings } from "../booking";
import { reading } from "./gates";

/** The booking page of a slug for anybody. Throws `booking.not_found` and `request.throttled`. */
export async function bookingPage(slug: string) {
  await reading();
  return Bookings.page(slug);
}
