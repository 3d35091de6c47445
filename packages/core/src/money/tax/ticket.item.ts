import { type Key, ownerPartition, type Stored } from "../../kernel/dynamo";
import type { Sealed } from "../../kernel/ports/envelope";

/** The access ticket of a practice at WSAA, and who is requesting another. */
export type TicketItem = Stored<{
  /** The serial number of the certificate with which it was obtained. */
  serial: string;
  ticket: Sealed | null;
  /** The epoch ms until which it is valid. */
  until: number;
  lease: { by: string; until: number } | null;
  /** The epoch ms before which WSAA is not asked again. */
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
