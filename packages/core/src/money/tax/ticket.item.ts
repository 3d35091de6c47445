import { type Key, ownerPartition, type Stored } from "../../kernel/dynamo";
import type { Sealed } from "../../kernel/ports/envelope";

/** The access ticket of a practice at WSAA, and who is getting another. */
export type TicketItem = Stored<{
  /** The number of the certificate that it was had with. */
  serial: string;
  ticket: Sealed | null;
  /** Until when it is good (epoch ms). */
  until: number;
  lease: { by: string; until: number } | null;
  /** WSAA is not asked again before (epoch ms). */
  notBefore: number;
}>;

export const ticketKey = (ownerId: string): Key => ({
  pk: ownerPartition(ownerId),
  sk: "TAXTICKET",
});

type Kept = Pick<TicketItem, "serial" | "ticket" | "until" | "lease" | "notBefore">;

export const toTicket = (ownerId: string, kept: Kept, version: number): TicketItem => ({
  ...ticketKey(ownerId),
  ...kept,
  type: "taxTicket",
  version,
});
