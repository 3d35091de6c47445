import { changeUntil, statusAt } from "./reservation.rules";
import type { Reservation, Visit } from "./reservation.schema";

type Kept = Reservation & {
  title: string;
  slug: string | null;
  practicePhone?: string | null;
  cancelUntil: number;
};

/** A reservation as its visitor sees it: copied field by field, so that nothing else leaks. */
export function visitOf(kept: Kept, now: number): Visit {
  const status = statusAt(kept, now);
  const until = changeUntil(kept);
  const isAlive = status === "pending" || status === "confirmed";
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
    practicePhone: kept.practicePhone ?? null,
    changeUntil: until,
    // Whoever cannot come says so as long as that helps: a time that is given back can be taken.
    canCancel: isAlive && Date.parse(kept.start) > now,
    canReschedule: isAlive && Date.parse(until) >= now,
  };
}
