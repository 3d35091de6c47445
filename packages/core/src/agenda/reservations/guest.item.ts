import { digest } from "../../kernel/digest";
import { type Key, ownerPartition, type Stored } from "../../kernel/dynamo";

/** The reservations of a mail address with a practice: held ones, and upcoming ones. */
export type Guest = {
  /** By visitor, the id of the held reservation. */
  holds: Record<string, string>;
  /** The proved ones that are not over, and when each ends, epoch ms. */
  coming: Record<string, number>;
};

export type GuestItem = Stored<Guest>;

export const guestKey = (ownerId: string, email: string): Key => ({
  pk: ownerPartition(ownerId),
  sk: `GUEST#${digest(email)}`,
});

const DAY_MS = 24 * 3600 * 1000;

/** The item of a guest: it expires a day after the end of the last reservation. */
export function toGuest(ownerId: string, email: string, guest: Guest, now: number): GuestItem {
  const last = Math.max(now, ...Object.values(guest.coming));
  return {
    ...guestKey(ownerId, email),
    type: "guest",
    version: 1,
    ttl: Math.ceil((last + DAY_MS) / 1000),
    ...guest,
  };
}
