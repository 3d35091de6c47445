import type { BookingType } from "./booking.schema";
import type { PublicType } from "./page.schema";

/** What anybody may see of a kind of appointment: field by field, so that nothing else goes out. */
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
