import { useOwner } from "../../kernel/actor";
import { now } from "../../kernel/clock";
import { get, insert, replace, type Write } from "../../kernel/dynamo";
import { AppError } from "../../kernel/error";
import { type Guest, type GuestItem, guestKey, toGuest } from "./guest.item";
import type { ReservationRecord } from "./reservation.item";
import { MOST_COMING } from "./reservation.rules";

/** The reservations of an address with the acting practice, and the item they were read from. */
export type KnownGuest = Guest & { email: string; item: GuestItem | undefined };

export async function guestOf(email: string): Promise<KnownGuest> {
  const item = await get<GuestItem>(guestKey(useOwner(), email));
  return { email, item, holds: item?.holds ?? {}, coming: item?.coming ?? {} };
}

/** The write of a guest's present state, at the version that was read. */
function written({ email, item }: KnownGuest, guest: Guest): Write {
  const next = toGuest(useOwner(), email, guest, now());
  return item ? replace(next, item) : insert(next);
}

/** The guest holds this reservation and no other from that network address. */
export const holdWrite = (guest: KnownGuest, { visitor, _id }: ReservationRecord): Write =>
  written(guest, { coming: guest.coming, holds: { ...guest.holds, [visitor]: _id } });

/** The guest has this upcoming appointment, no longer held. Throws `booking.too_many`. */
export function comingWrite(guest: KnownGuest, { visitor, _id, end }: ReservationRecord): Write {
  const { [visitor]: held, ...holds } = guest.holds;
  const still = Object.entries(guest.coming).filter(([id, until]) => until > now() && id !== _id);
  if (still.length >= MOST_COMING) {
    const message =
      "Ya tenés muchos turnos pedidos con este estudio. Cancelá alguno para pedir otro.";
    throw new AppError("booking.too_many", message);
  }
  const all = Object.fromEntries([...still, [_id, Date.parse(end)]]);
  return written(guest, { coming: all, holds: held === _id ? holds : guest.holds });
}

/** The guest no longer has this upcoming appointment. */
export function leaveWrite(guest: KnownGuest, { _id }: ReservationRecord): Write {
  const { [_id]: _, ...rest } = guest.coming;
  return written(guest, { holds: guest.holds, coming: rest });
}
