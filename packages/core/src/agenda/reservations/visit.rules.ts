import { changeUntil, statusAt } from "./reservation.rules";
import type { Reservation, Visit } from "./reservation.schema";

type Kept = Reservation & { title: string; slug: string | null; cancelUntil: number };

/** A reservation as its visitor sees it: copied field by field, so that nothing else leaks. */
export function visitOf(kept: Kept, now: number): Visit {
  const status = statusAt(kept, now);
  const until = changeUntil(kept);
  const canChange = (status === "pending" || status === "confirmed") && Date.parse(until) >= now;
  return {
    _id: kept._id,
    status,
    type: kept.type,
    typeName: kept.typeName,
    start: kept.start,
    end: kept.end,
    zone: kept.zone,
    visitorZone: kept.visitorZone,
    place: kept.place,
    price: kept.price,
    name: kept.name,
    email: kept.email,
    phone: kept.phone,
    cancelled: kept.cancelled,
    slug: kept.slug,
    title: kept.title,
    changeUntil: until,
    canCancel: canChange,
    canReschedule: canChange,
  };
}
