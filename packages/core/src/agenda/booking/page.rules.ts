import type { BookingType } from "./booking.schema";
import type { PublicType } from "./page.schema";

/** The public fields of a kind of appointment, copied one by one so that no other is exposed. */
export const publicType = (type: BookingType): PublicType => ({
  _id: type._id,
  name: type.name,
  description: type.description,
  duration: type.duration,
  confirmation: type.confirmation,
  cancelUntil: type.cancelUntil,
  window: type.window,
  price: type.price,
  questions: type.questions,
  place: { kind: type.place.kind, address: type.place.address, phone: type.place.phone },
});
