import { digest } from "../../kernel/digest";
import { type Key, ownerPartition, type Stored } from "../../kernel/dynamo";

/** What an address of mail has with a practice: what it holds, and what is still to come. */
export type Guest = {
  /** By visitor, the reservation that is held. */
  holds: Record<string, string>;
  /** Those that are proved and not over: until when, epoch milliseconds. */
  coming: Record<string, number>;
};

export type GuestItem = Stored<Guest>;

export const guestKey = (ownerId: string, email: string): Key => ({
  pk: ownerPartition(ownerId),
  sk: `GUEST#${digest(email)}`,
});

const DAY_MS = 24 * 3600 * 1000;

/** The item of a guest: forgotten a day after the last of it. */
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
